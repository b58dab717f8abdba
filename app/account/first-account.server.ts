import type { Database } from "#drizzle/connect";
import { generatePassword, hashPassword } from "./password.server";

/**
 * Creates the account `admin` if there are no accounts, and returns its password, which is stored only as a hash.
 * Returns null if there are accounts, or if another process has just created it.
 */
export async function createFirstAccount(db: Database): Promise<string | null> {
  const { adminUsers } = db.tables;
  if ((await db.read.$count(adminUsers)) > 0) return null;
  const password = generatePassword();
  const account = {
    userId: "admin",
    role: "admin",
    name: "Admin",
    passwordHash: await hashPassword(password),
  } as const;
  const created = await db.transact((tx) =>
    tx.insert(adminUsers).values(account).onConflictDoNothing().returning({ userId: adminUsers.userId }),
  );
  return created.length > 0 ? password : null;
}
