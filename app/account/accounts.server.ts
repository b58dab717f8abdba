import { asc, eq } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { ADMIN_ROLES } from "#drizzle/schema/values";
import { CommandRefused } from "../server/command.server";
import { cleanEmail } from "../server/text/clean-text";
import { hashPassword } from "./password.server";
import { clearFailedAttempts } from "./sign-in-limits.server";

export class AccountError extends CommandRefused {}

export type Account = Pick<Row<"adminUsers">, "userId" | "role" | "name" | "email">;

const USER_ID = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const MIN_PASSWORD_LENGTH = 12;

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
  if (!knownRole) throw new AccountError(`"${role}" is no role: ${ADMIN_ROLES.join(" or ")}.`);
  if (!name.trim()) throw new AccountError("A name is needed: it is the author of notes and changes.");
  const account = {
    userId,
    role: knownRole,
    name: name.trim(),
    email: cleanEmail(email),
    passwordHash: await validateAndHash(password),
  };
  const created = await db.transact((tx) =>
    tx
      .insert(db.tables.adminUsers)
      .values(account)
      .onConflictDoNothing()
      .returning({ userId: db.tables.adminUsers.userId }),
  );
  if (created.length === 0) throw new AccountError(`There is an account "${userId}" already.`);
}

/** @throws AccountError if there is no such account or the password is too short */
export async function changePassword(db: Database, typed: string, password: string): Promise<void> {
  const { adminUsers, sessions } = db.tables;
  const userId = typed.trim().toLowerCase();
  const passwordHash = await validateAndHash(password);
  await db.transact(async (tx) => {
    const account = eq(adminUsers.userId, userId);
    const changed = await tx
      .update(adminUsers)
      .set({ passwordHash })
      .where(account)
      .returning({ role: adminUsers.role });
    if (changed.length === 0) throw new AccountError(`There is no account "${userId}".`);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await clearFailedAttempts(db, tx, userId);
  });
}

export function listAccounts(db: Database): Promise<Account[]> {
  const { userId, role, name, email } = db.tables.adminUsers;
  return db.read.select({ userId, role, name, email }).from(db.tables.adminUsers).orderBy(asc(userId));
}

/** @throws AccountError if there is no such account, or if it is the last one with the role admin */
export async function removeAccount(db: Database, typed: string): Promise<void> {
  const { adminUsers } = db.tables;
  const userId = typed.trim().toLowerCase();
  await db.transact(async (tx) => {
    // An update without changes locks the rows, so that concurrent removals cannot remove all admins.
    const admins = await tx
      .update(adminUsers)
      .set({ role: "admin" })
      .where(eq(adminUsers.role, "admin"))
      .returning({ userId: adminUsers.userId });
    if (admins.length === 1 && admins[0]?.userId === userId)
      throw new AccountError(`"${userId}" is the last account with role admin and stays. Create another one first.`);
    const removed = await tx
      .delete(adminUsers)
      .where(eq(adminUsers.userId, userId))
      .returning({ userId: adminUsers.userId });
    if (removed.length === 0) throw new AccountError(`There is no account "${userId}".`);
    await clearFailedAttempts(db, tx, userId);
  });
}

function validateAndHash(password: string): Promise<string> {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new AccountError(`The password is too short: at least ${MIN_PASSWORD_LENGTH} characters.`);
  return hashPassword(password);
}
