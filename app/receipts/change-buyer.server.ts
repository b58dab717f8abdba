import { asc, eq, inArray, type SQLWrapper } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import { FIRST_VERSION } from "../server/secrets.server";

/** Erases the buyer's data; accounting keeps the receipts. `entries` selects the ids of their entries. */
export async function forgetBuyers(
  { tables: { receipts } }: Pick<Database, "tables">,
  tx: Writer,
  entries: SQLWrapper,
): Promise<void> {
  await tx.update(receipts).set({ buyer: null, buyerChangedAt: null }).where(inArray(receipts.entryId, entries));
}

/** Ends links that went to a wrong address, and prints the right one. Later receipts never went to a wrong one. */
export async function correctBuyer(
  db: Pick<Database, "dialect" | "tables" | "now">,
  tx: Writer,
  entries: SQLWrapper,
  email: string,
): Promise<void> {
  const { receipts } = db.tables;
  const rows = tx.select().from(receipts).where(inArray(receipts.entryId, entries)).orderBy(asc(receipts.id));
  for (const { id, printed, buyer } of await lockRows(db, rows)) {
    const linkVersion = (printed.linkVersion ?? FIRST_VERSION) + 1;
    const corrected = buyer && { buyer: { ...buyer, email }, buyerChangedAt: new Date(db.now()) };
    await tx
      .update(receipts)
      .set({ printed: { ...printed, linkVersion }, ...corrected })
      .where(eq(receipts.id, id));
  }
}
