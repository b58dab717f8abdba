import type { Database } from "#drizzle/connect";
import { generatePassword, hashPassword } from "./password.server";

// Having a row for these settings makes the checklist open after sign-in.
const SETUP_SECTION = "setup";

export async function createFirstAccount(db: Database): Promise<string | null> {
  const { adminUsers, settings } = db.tables;
  if ((await db.read.$count(adminUsers)) > 0) return null;
  const password = generatePassword();
  const account = {
    userId: "admin",
    role: "admin",
    name: "Admin",
    passwordHash: await hashPassword(password),
  } as const;
  const created = await db.transact(async (tx) => {
    await tx
      .insert(settings)
      .values({ section: SETUP_SECTION, texts: {}, changedAt: new Date() })
      .onConflictDoNothing();
    return tx.insert(adminUsers).values(account).onConflictDoNothing().returning({ userId: adminUsers.userId });
  });
  return created.length > 0 ? password : null;
}
