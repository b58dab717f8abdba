import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { PAGE_SIZE, paginate } from "../../server/list/page.server";
import { CSV_BATCH_SIZE, readByKeyset } from "../../server/list/stream-csv.server";
import type { Receipt } from "../describe-receipt.server";
import type { FoundReceipt } from "../find-receipt.server";
import { type ReceiptFilters, shiftMonth } from "./month";

function isIn({ tables: { receipts } }: Database, month: string): SQL | undefined {
  return and(gte(receipts.day, `${month}-01`), lt(receipts.day, `${shiftMonth(month, 1)}-01`));
}

function hasNumber({ tables: { receipts } }: Database, text: string): SQL | undefined {
  const number = text.toUpperCase();
  return or(eq(receipts.number, number), eq(receipts.about, number));
}

export async function findReceipts(db: Database, { month, q, page: wanted }: ReceiptFilters) {
  const { receipts } = db.tables;
  const where = q ? hasNumber(db, q) : isIn(db, month);
  const sums = await db.read
    .select({
      currency: receipts.currency,
      count: sql<number>`count(*)`.mapWith(Number),
      amountCents: sql<number>`sum(${receipts.amountCents})`.mapWith(Number),
      taxCents: sql<number>`sum(${receipts.taxCents})`.mapWith(Number),
    })
    .from(receipts)
    .where(where)
    .groupBy(receipts.currency)
    .orderBy(asc(receipts.currency));
  const total = sums.reduce((sum, { count }) => sum + count, 0);
  const { offset, ...page } = paginate(total, wanted);
  const rows = await db.read
    .select()
    .from(receipts)
    .where(where)
    .orderBy(desc(receipts.day), desc(receipts.year), desc(receipts.sequence))
    .limit(PAGE_SIZE)
    .offset(offset);
  return { rows: await addRoots(db, rows), sums, total, ...page };
}

export const countReceipts = (db: Database, month: string): Promise<number> =>
  db.read.$count(db.tables.receipts, isIn(db, month));

export async function* readMonth(db: Database, month: string): AsyncGenerator<FoundReceipt[]> {
  const { receipts } = db.tables;
  const { day, year, sequence } = receipts;
  const isAfter = (last: Receipt) =>
    sql`(${day}, ${year}, ${sequence}) > (${last.day}, ${last.year}, ${last.sequence})`;
  const batches = readByKeyset<Receipt>((last) =>
    db.read
      .select()
      .from(receipts)
      .where(and(isIn(db, month), last && isAfter(last)))
      .orderBy(asc(day), asc(year), asc(sequence))
      .limit(CSV_BATCH_SIZE),
  );
  for await (const rows of batches) yield await addRoots(db, rows);
}

async function addRoots({ read, tables: { receipts } }: Database, rows: Receipt[]): Promise<FoundReceipt[]> {
  const ids = [...new Set(rows.flatMap(({ rootId }) => rootId ?? []))];
  const roots = ids.length > 0 ? await read.select().from(receipts).where(inArray(receipts.id, ids)) : [];
  const byId = new Map(roots.map((root) => [root.id, root]));
  return rows.map((receipt) => ({ receipt, root: byId.get(receipt.rootId ?? "") ?? receipt }));
}
