import { asc, eq, or } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Services } from "../server/services.server";
import type { Receipt } from "./describe-receipt.server";
import { isReceiptKey } from "./receipt-link.server";

export interface FoundReceipt {
  receipt: Receipt;
  /** The receipt of the payment; the same unless it is a credit note. */
  root: Receipt;
}

export async function findReceipt(
  services: Pick<Services, "db" | "secrets">,
  number: string,
  key: string | null,
): Promise<FoundReceipt | null> {
  if (!isReceiptKey(services, number, key ?? "")) return null;
  const { read, tables } = services.db;
  const [receipt] = await read.select().from(tables.receipts).where(eq(tables.receipts.number, number));
  return receipt ? { receipt, root: await findRoot(services.db, receipt) } : null;
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
  { read, tables: { receipts } }: Database,
  eventId: string,
): Promise<Receipt | null> {
  const [receipt] = await read.select().from(receipts).where(eq(receipts.eventId, eventId)).limit(1);
  return receipt ?? null;
}
