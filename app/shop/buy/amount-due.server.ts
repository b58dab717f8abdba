import { and, count, desc, eq, gt, lte } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { ProductFields } from "#drizzle/values";
import type { Product } from "../products/find-product.server";
import { computePrice, type PricedProduct } from "../products/price.server";

const DAY = 24 * 3_600_000;

export interface Due {
  cents: number;
  onSale: boolean;
  couponCode: string | null;
  discountCents: number;
}

interface Sold {
  product: Product;
  /** The code in the payment's reference. */
  coupon: string | null;
}

type Reader = Pick<Writer, "select">;

/** What the product costs now. */
export async function findDue(db: Database, reader: Reader, { product }: Sold, now = new Date()): Promise<Due> {
  return toDue(product, now, await countSold(db, reader, product.id, now));
}

/** What it costs now, then whatever else it has cost within a day: somebody may have paid while it changed. */
export async function listRecentDues(db: Database, reader: Reader, sold: Sold, now = new Date()): Promise<Due[]> {
  const { product } = sold;
  const dayAgo = new Date(now.getTime() - DAY);
  const periods = await listPeriods(db, reader, product, dayAgo, now);
  const dues = [await findDue(db, reader, sold, now)];
  for (const counted of [now, dayAgo]) {
    const soldOnSale = await countSold(db, reader, product.id, counted);
    for (const { fields, from, until } of periods)
      for (const moment of [from, until, fields.saleStartsAt])
        if (moment && moment >= from && moment <= until) dues.push(toDue(fields, moment, soldOnSale));
  }
  return dues.filter((due, index) => dues.findIndex(({ cents }) => cents === due.cents) === index);
}

function toDue(product: PricedProduct, now: Date, soldOnSale: number): Due {
  const { cents, originalCents } = computePrice(product, now, soldOnSale);
  return { cents, onSale: originalCents !== null, couponCode: null, discountCents: 0 };
}

async function countSold({ tables }: Database, reader: Reader, productId: string, until: Date): Promise<number> {
  const { purchases } = tables;
  const [row] = await reader
    .select({ sold: count() })
    .from(purchases)
    .where(and(eq(purchases.productId, productId), eq(purchases.onSale, true), lte(purchases.createdAt, until)));
  return row?.sold ?? 0;
}

interface Period {
  fields: PricedProduct;
  from: Date;
  until: Date;
}

/** The product as it was edited since `since`, newest first. */
async function listPeriods(
  { tables: { productEdits } }: Database,
  reader: Reader,
  product: Product,
  since: Date,
  now: Date,
): Promise<Period[]> {
  const edits = await reader
    .select({ before: productEdits.before, createdAt: productEdits.createdAt })
    .from(productEdits)
    .where(and(eq(productEdits.productId, product.id), gt(productEdits.createdAt, since)))
    .orderBy(desc(productEdits.edition));
  const starts = [...edits.map(({ createdAt }) => createdAt), since];
  const versions = [product, ...edits.map(({ before }) => toPriced(product.id, before))];
  return versions.map((fields, index) => ({ fields, from: starts[index] ?? since, until: starts[index - 1] ?? now }));
}

function toPriced(id: string, fields: ProductFields): PricedProduct {
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  const { priceCents, salePriceCents, saleStartsAt, saleEndsAt, saleLimit } = fields;
  const times = { saleStartsAt: toDate(saleStartsAt), saleEndsAt: toDate(saleEndsAt) };
  return { id, priceCents, salePriceCents, saleLimit, ...times };
}
