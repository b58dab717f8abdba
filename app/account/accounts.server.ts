import { asc, eq } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { ADMIN_ROLES } from "#drizzle/schema/values";
import { CommandRefused } from "../server/command.server";
import type { Services } from "../server/services.server";
import { cleanEmail } from "../server/text/clean-text";
import { COMMAND_LINE, recordAccountEvent } from "./account-events.server";
import { type AccountState, getAccountState, isLastAdmin, lockAccounts } from "./lock-accounts.server";
import { hashPassword } from "./password.server";
import { findPasswordProblem } from "./password-rules";
import { switchFactorOff } from "./second-factor.server";
import { clearFailedAttempts } from "./sign-in-limits.server";
import { storePassword } from "./store-password.server";

export class AccountError extends CommandRefused {}

type Account = Pick<Row<"adminUsers">, "userId" | "role" | "name" | "email">;

export interface ListedAccount extends Account {
  state: AccountState;
  hasSecondFactor: boolean;
}

const USER_ID = /^[a-z0-9][a-z0-9._-]{0,63}$/;

export function parseUserId(typed: string): string | null {
  const userId = typed.trim().toLowerCase();
  return USER_ID.test(userId) ? userId : null;
}

/** @throws AccountError if the id is taken or a value is not valid */
export async function createAccount(
  db: Database,
  { userId: typed, role, name, email, password }: Record<keyof Account | "password", string>,
): Promise<void> {
  const userId = parseUserId(typed);
  if (!userId)
    throw new AccountError(`"${typed}" cannot be a user id: 1 to 64 letters, digits, dots, hyphens or underscores.`);
  const knownRole = ADMIN_ROLES.find((value) => value === role);
  if (!knownRole) throw new AccountError(`"${role}" isn't a role. Use ${ADMIN_ROLES.join(" or ")}.`);
  if (!name.trim()) throw new AccountError("Add --name: it's shown on notes and changes.");
  const account = {
    userId,
    role: knownRole,
    name: name.trim(),
    email: cleanEmail(email),
    passwordHash: await validateAndHash(password),
  };
  await db.transact(async (tx) => {
    if (await lockAccounts(db, tx, userId)) throw new AccountError(`Account "${userId}" already exists.`);
    await tx.insert(db.tables.adminUsers).values(account);
    await recordAccountEvent(db, tx, { userId, actor: COMMAND_LINE, event: "created" });
  });
}

/** @throws AccountError if there is no such account or the password is too short */
export async function changePassword(
  services: Pick<Services, "db" | "env" | "linkOrigin">,
  typed: string,
  password: string,
): Promise<void> {
  const { db } = services;
  const userId = typed.trim().toLowerCase();
  const passwordHash = await validateAndHash(password);
  await db.transact(async (tx) => {
    const account = await lockAccounts(db, tx, userId);
    if (!account) throw new AccountError(`There is no account "${userId}".`);
    await storePassword(services, tx, { account, passwordHash, actor: COMMAND_LINE, event: "password" });
  });
}

export async function listAccounts({ read, tables: { adminUsers } }: Database): Promise<ListedAccount[]> {
  const rows = await read.select().from(adminUsers).orderBy(asc(adminUsers.userId));
  return rows.map((row) => {
    const { userId, role, name, email, totpSecret } = row;
    return { userId, role, name, email, state: getAccountState(row), hasSecondFactor: totpSecret !== null };
  });
}

/** @throws AccountError if there is no such account, or if it is the last one with the role admin */
export async function removeAccount(db: Database, typed: string): Promise<void> {
  const { adminUsers, summaryLines } = db.tables;
  const userId = typed.trim().toLowerCase();
  await db.transact(async (tx) => {
    const account = await lockAccounts(db, tx, userId);
    if (!account) throw new AccountError(`There is no account "${userId}".`);
    if (await isLastAdmin(db, tx, account))
      throw new AccountError(`You can't remove "${userId}", the last admin. Create another admin first.`);
    await tx.delete(adminUsers).where(eq(adminUsers.userId, userId));
    await tx.delete(summaryLines).where(eq(summaryLines.userId, userId));
    await clearFailedAttempts(db, tx, userId);
    await recordAccountEvent(db, tx, { userId, actor: COMMAND_LINE, event: "removed" });
  });
}

/** @throws AccountError if there is no such account, or if its second factor is off */
export async function removeSecondFactor(
  services: Pick<Services, "db" | "env" | "linkOrigin">,
  typed: string,
): Promise<void> {
  const userId = typed.trim().toLowerCase();
  if (!(await switchFactorOff(services, { userId, actor: COMMAND_LINE })))
    throw new AccountError(`There is no account "${userId}" with a second factor.`);
}

function validateAndHash(password: string): Promise<string> {
  const problem = findPasswordProblem(password);
  if (problem) throw new AccountError(problem);
  return hashPassword(password);
}
