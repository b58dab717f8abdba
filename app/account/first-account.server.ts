import type { Database } from "#drizzle/connect";
import { hashPassword, makePassword } from "./password.server";

/**
 * Makes the account `admin` on a site that has no account yet, and returns its password: the only time that anybody
 * can read it. Null where there are accounts. Of several processes that start at once one makes it.
 */
export async function createFirstAccount(db: Database): Promise<string | null> {
  const { adminUsers } = db.tables;
  if ((await db.read.$count(adminUsers)) > 0) return null;
  const password = makePassword();
  const account = {
    userId: "admin",
    role: "admin",
    name: "Admin",
    passwordHash: await hashPassword(password),
  } as const;
  const made = await db.transact((tx) =>
    tx.insert(adminUsers).values(account).onConflictDoNothing().returning({ userId: adminUsers.userId }),
  );
  return made.length > 0 ? password : null;
}
