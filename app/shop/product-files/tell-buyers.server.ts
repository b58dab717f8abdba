import { setImmediate as nextTurn } from "node:timers/promises";
import { and, countDistinct, desc, eq, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { comesAfter } from "#app/server/list/scan-rows.server";
import { hashContent } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { addPurchaseEvent } from "../buy/purchase-events.server";
import { sendDownloadLink } from "../buy/send-download-link.server";
import type { Product } from "../products/find-product.server";

// Each batch is one transaction, so that others can write in between.
const BATCH_SIZE = 100;

type File = Row<"productFiles">;

export async function countBuyersToEmail({ tables }: Database, tx: Writer, productId: string): Promise<number> {
  const { email } = tables.purchases;
  const isTold = and(isUsable(tables, productId), ne(email, ""));
  const [row] = await tx
    .select({ buyers: countDistinct(email) })
    .from(tables.purchases)
    .where(isTold);
  return row?.buyers ?? 0;
}

/** Stores its progress in the same transaction, so that it continues after a crash. Returns whether buyers are left. */
export function emailNextBuyers(services: Services, fileId: string): Promise<boolean> {
  const { db } = services;
  const { productFiles, products } = db.tables;
  return db.transact(async (tx) => {
    const [file] = await lockRows(db, tx.select().from(productFiles).where(eq(productFiles.id, fileId)));
    if (!file?.tellsNow) return false;
    const [product] = await tx.select().from(products).where(eq(products.id, file.productId));
    const batch = product ? await listNext(db, tx, file) : [];
    let told = 0;
    for (const purchase of await lockUsable(db, tx, file, batch))
      if (product && (await tellBuyer(services, tx, { product, file, purchase }))) told++;
    const hasMore = batch.length === BATCH_SIZE;
    await tx
      .update(productFiles)
      .set({ toldAfter: batch.at(-1) ?? file.toldAfter, toldCount: file.toldCount + told, tellsNow: hasMore })
      .where(eq(productFiles.id, fileId));
    return hasMore;
  });
}

export async function emailRemainingBuyers(services: Services): Promise<void> {
  const { productFiles } = services.db.tables;
  const files = await services.db.read
    .select({ id: productFiles.id })
    .from(productFiles)
    // Without parameters, so that the partial index applies.
    .where(sql`tells_now`);
  for (const file of files) while (await emailNextBuyers(services, file.id)) await nextTurn();
}

const isUsable = ({ purchases }: Database["tables"], productId: string) =>
  and(
    eq(purchases.productId, productId),
    isNull(purchases.deletedAt),
    eq(purchases.status, "active"),
    gt(purchases.expiresAt, new Date()),
  );

// Omits purchases made after the new version was added.
async function listNext({ tables }: Database, tx: Writer, file: File): Promise<string[]> {
  const { purchases } = tables;
  const { id, createdAt: time } = purchases;
  const [last] = file.toldAfter ? await tx.select({ id, time }).from(purchases).where(eq(id, file.toldAfter)) : [];
  const rows = await tx
    .select({ id })
    .from(purchases)
    .where(and(isUsable(tables, file.productId), lte(time, file.createdAt), last && comesAfter({ time, id }, last)))
    .orderBy(desc(time), desc(id))
    .limit(BATCH_SIZE);
  return rows.map((row) => row.id);
}

/** Omits purchases that a colleague has ended meanwhile. `listNext` must count them, too. */
function lockUsable(db: Database, tx: Writer, { productId }: File, ids: string[]): Promise<Row<"purchases">[]> {
  const { purchases } = db.tables;
  const areStillUsable = and(inArray(purchases.id, ids), isUsable(db.tables, productId));
  const rows = tx.select().from(purchases).where(areStillUsable).orderBy(desc(purchases.createdAt), desc(purchases.id));
  return lockRows(db, rows);
}

interface Told {
  product: Product;
  file: File;
  purchase: Row<"purchases">;
}

async function tellBuyer(services: Services, tx: Writer, { product, file, purchase }: Told): Promise<boolean> {
  const { db } = services;
  const { outbox, purchases } = db.tables;
  const { id, email, downloadsUsed, downloadsAllowed } = purchase;
  const told = { ...purchase };
  if (downloadsUsed >= downloadsAllowed) {
    // The email promises the download of the new version.
    told.downloadsAllowed = downloadsUsed + 1;
    await tx.update(purchases).set({ downloadsAllowed: told.downloadsAllowed }).where(eq(purchases.id, id));
    await addPurchaseEvent(db, tx, id, { actor: file.toldBy ?? "", kind: "extended", after: "1 download" });
  }
  if (!email) return false;
  const cause = `${file.id}:${hashContent([email]).slice(0, 32)}`;
  const isTold = (await tx.$count(outbox, eq(outbox.dedupeKey, `purchase-update:${cause}`))) > 0;
  const { note } = file;
  if (!isTold) await sendDownloadLink(services, tx, { product, purchase: told, topic: "purchase-update", cause, note });
  return !isTold;
}
