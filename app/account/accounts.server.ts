import { asc, eq } from "drizzle-orm";
import { CommandRefused } from "#app/server/command.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { ADMIN_ROLES } from "#drizzle/values";
import { hashPassword } from "./password.server";
import { forgetTries } from "./sign-in-limits.server";

/** Why an account was not made or changed, as a sentence for whoever asked. */
export class AccountRefused extends CommandRefused {}

export type Account = Pick<Row<"adminUsers">, "userId" | "role" | "name" | "email">;

const USER_ID = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const SHORTEST_PASSWORD = 12;

/** A user id as it is kept: what was typed without spaces around it and in small letters, or null for what none can be. */
export function toUserId(typed: string): string | null {
  const userId = typed.trim().toLowerCase();
  return USER_ID.test(userId) ? userId : null;
}

/** @throws AccountRefused when the id is taken, or a value cannot be one. */
export async function createAccount(
  db: Database,
  { userId: typed, role, name, email, password }: Record<keyof Account | "password", string>,
): Promise<void> {
  const userId = toUserId(typed);
  if (!userId)
    throw new AccountRefused(`"${typed}" cannot be a user id: 1 to 64 letters, digits, dots, hyphens or underscores.`);
  const known = ADMIN_ROLES.find((value) => value === role);
  if (!known) throw new AccountRefused(`"${role}" is no role: ${ADMIN_ROLES.join(" or ")}.`);
  if (!name.trim()) throw new AccountRefused("A name is needed: it is the author of notes and changes.");
  const account = { userId, role: known, name: name.trim(), email: email.trim(), passwordHash: await kept(password) };
  const made = await db.transact((tx) =>
    tx
      .insert(db.tables.adminUsers)
      .values(account)
      .onConflictDoNothing()
      .returning({ userId: db.tables.adminUsers.userId }),
  );
  if (made.length === 0) throw new AccountRefused(`There is an account "${userId}" already.`);
}

/**
 * Sets a new password, ends the account's sessions and clears its counts of failed attempts. Known browsers are no
 * longer recognized (known-browser.server.ts). @throws AccountRefused
 */
export async function changePassword(db: Database, typed: string, password: string): Promise<void> {
  const { adminUsers, sessions } = db.tables;
  const userId = typed.trim().toLowerCase();
  const passwordHash = await kept(password);
  await db.transact(async (tx) => {
    const account = eq(adminUsers.userId, userId);
    const changed = await tx
      .update(adminUsers)
      .set({ passwordHash })
      .where(account)
      .returning({ role: adminUsers.role });
    if (changed.length === 0) throw new AccountRefused(`There is no account "${userId}".`);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await forgetTries(db, tx, userId);
  });
}

/** Every account, by user id. */
export function listAccounts(db: Database): Promise<Account[]> {
  const { userId, role, name, email } = db.tables.adminUsers;
  return db.read.select({ userId, role, name, email }).from(db.tables.adminUsers).orderBy(asc(userId));
}

/** Removes an account and ends its sessions. @throws AccountRefused also for the last one with role `admin`. */
export async function removeAccount(db: Database, typed: string): Promise<void> {
  const { adminUsers } = db.tables;
  const userId = typed.trim().toLowerCase();
  await db.transact(async (tx) => {
    // Written as they are, which locks them: two removals at once cannot both find another admin left.
    const admins = await tx
      .update(adminUsers)
      .set({ role: "admin" })
      .where(eq(adminUsers.role, "admin"))
      .returning({ userId: adminUsers.userId });
    if (admins.length === 1 && admins[0]?.userId === userId)
      throw new AccountRefused(`"${userId}" is the last account with role admin and stays. Create another one first.`);
    const removed = await tx
      .delete(adminUsers)
      .where(eq(adminUsers.userId, userId))
      .returning({ userId: adminUsers.userId });
    if (removed.length === 0) throw new AccountRefused(`There is no account "${userId}".`);
    await forgetTries(db, tx, userId);
  });
}

function kept(password: string): Promise<string> {
  if (password.length < SHORTEST_PASSWORD)
    throw new AccountRefused(`The password is too short: at least ${SHORTEST_PASSWORD} characters.`);
  return hashPassword(password);
}
