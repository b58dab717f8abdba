import { eq, isNull } from "drizzle-orm";
import type { Services } from "../server/services.server";
import { cleanEmail } from "../server/text/clean-text";
import { parseUserId } from "./accounts.server";
import type { AccountRow } from "./lock-accounts.server";

// In JavaScript, because the databases ignore the case of English letters only.
export const isSameEmail = (a: string, b: string): boolean =>
  a.normalize("NFC").toLowerCase() === b.normalize("NFC").toLowerCase();

// Reads all of the few accounts for an email address, because only JavaScript compares all letters.
export async function findAccount({ db }: Pick<Services, "db">, typed: string): Promise<AccountRow | null> {
  const { adminUsers } = db.tables;
  const userId = parseUserId(typed);
  const email = cleanEmail(typed);
  const rows = userId
    ? await db.read.select().from(adminUsers).where(eq(adminUsers.userId, userId))
    : (await db.read.select().from(adminUsers).where(isNull(adminUsers.switchedOffAt))).filter((row) =>
        isSameEmail(row.email, email),
      );
  const [account] = rows;
  return email.length > 0 && rows.length === 1 && account && !account.switchedOffAt ? account : null;
}
