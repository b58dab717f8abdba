import { inArray, type SQLWrapper } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";

/** Erases the buyer's data; the receipts stay for the books. `entries` selects the ids of their entries. */
export async function forgetBuyers(
  { tables: { receipts } }: Pick<Database, "tables">,
  tx: Writer,
  entries: SQLWrapper,
): Promise<void> {
  await tx.update(receipts).set({ buyer: null, buyerChangedAt: null }).where(inArray(receipts.entryId, entries));
}
