import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";

export type AccountRow = Row<"adminUsers">;

/** The lock prevents two admins from demoting each other at the same time, or inviting the same person twice. */
export async function lockAccounts(db: Database, tx: Writer, userId: string): Promise<AccountRow | undefined> {
  const { adminUsers } = db.tables;
  await lockValue(db, tx, "accounts");
  const [account] = await tx.select().from(adminUsers).where(eq(adminUsers.userId, userId));
  return account;
}

export async function isLastAdmin(
  { tables: { adminUsers } }: Database,
  tx: Pick<Writer, "select">,
  account: AccountRow,
) {
  if (account.role !== "admin" || getAccountState(account) !== "active") return false;
  const isOther = and(eq(adminUsers.role, "admin"), ne(adminUsers.userId, account.userId));
  const canSignIn = and(isNull(adminUsers.switchedOffAt), ne(adminUsers.passwordHash, ""));
  const others = await tx
    .select({ userId: adminUsers.userId })
    .from(adminUsers)
    .where(and(isOther, canSignIn))
    .limit(1);
  return others.length === 0;
}

export type AccountState = "active" | "invited" | "off";

export function getAccountState({
  passwordHash,
  switchedOffAt,
}: Pick<AccountRow, "passwordHash" | "switchedOffAt">): AccountState {
  if (switchedOffAt) return "off";
  return passwordHash ? "active" : "invited";
}
