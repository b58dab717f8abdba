import { and, eq, isNull, ne } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Services } from "../server/services.server";
import { type AccountEvent, recordAccountEvent } from "./account-events.server";
import type { AccountRow } from "./lock-accounts.server";
import { queueAccountNotice } from "./queue-account-emails.server";
import { clearFailedAttempts } from "./sign-in-limits.server";

interface NewPassword {
  account: AccountRow;
  passwordHash: string;
  actor: string;
  event: Extract<AccountEvent, "accepted" | "password" | "reset">;
  keptSession?: string | null;
}

export async function storePassword(
  services: Pick<Services, "db" | "env" | "linkOrigin">,
  tx: Writer,
  { account, passwordHash, actor, event, keptSession }: NewPassword,
): Promise<void> {
  const { db } = services;
  const { accountLinks, adminUsers, sessions } = db.tables;
  const { userId } = account;
  await tx.update(adminUsers).set({ passwordHash }).where(eq(adminUsers.userId, userId));
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptSession ? ne(sessions.idHash, keptSession) : undefined));
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
  await clearFailedAttempts(db, tx, userId);
  const id = await recordAccountEvent(db, tx, { userId, actor, event });
  if (event !== "accepted") await queueAccountNotice(services, tx, "account-password-changed", { account, actor, id });
}
