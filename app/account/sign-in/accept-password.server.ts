import type { Services } from "#app/server/services.server";
import { findAccountLink, markLinkUsed } from "../account-links.server";
import { lockAccounts } from "../lock-accounts.server";
import { hashPassword } from "../password.server";
import { findPasswordProblem } from "../password-rules";
import { storePassword } from "../store-password.server";

/** Null if the link was used or has expired: of two posts at the same time, one sets the password. */
export async function acceptPassword(services: Services, key: string, password: string) {
  const { db } = services;
  if (!(await findAccountLink(services, db.read, key))) return null;
  const problem = findPasswordProblem(password);
  if (problem) return { refused: { problem }, status: 400 };
  const passwordHash = await hashPassword(password);
  return db.transact(async (tx) => {
    await lockAccounts(db, tx, "");
    const link = await findAccountLink(services, tx, key);
    if (!link || !(await markLinkUsed(services, tx, link.id))) return null;
    const { account, kind } = link;
    const event = kind === "invitation" ? "accepted" : "reset";
    await storePassword(services, tx, { account, passwordHash, actor: account.name || account.userId, event });
    return { kind, account };
  });
}
