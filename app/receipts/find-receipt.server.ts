import { asc, eq, or } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Receipt } from "./describe-receipt.server";

export interface FoundReceipt {
  receipt: Receipt;
  root: Receipt;
}

export async function findReceipt(db: Database, number: string): Promise<FoundReceipt | null> {
  const { receipts } = db.tables;
  const [receipt] = await db.read.select().from(receipts).where(eq(receipts.number, number));
  return receipt ? { receipt, root: await findRoot(db, receipt) } : null;
}

export async function findRoot({ read, tables: { receipts } }: Database, receipt: Receipt): Promise<Receipt> {
  if (!receipt.rootId) return receipt;
  const [root] = await read.select().from(receipts).where(eq(receipts.id, receipt.rootId));
  return root ?? receipt;
}

export async function listReceiptsOfPayment(
  { read, tables: { receipts } }: Database,
  root: Receipt,
): Promise<Receipt[]> {
  return read
    .select()
    .from(receipts)
    .where(or(eq(receipts.id, root.id), eq(receipts.rootId, root.id)))
    .orderBy(asc(receipts.year), asc(receipts.sequence));
}

export async function findReceiptOf(
  { tables: { receipts } }: Pick<Database, "tables">,
  reader: Pick<Writer, "select">,
  eventId: string,
): Promise<Receipt | null> {
  const [receipt] = await reader.select().from(receipts).where(eq(receipts.eventId, eventId)).limit(1);
  return receipt ?? null;
}
