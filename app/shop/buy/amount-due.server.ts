import { and, desc, eq, gt } from "drizzle-orm";
import { findAcceptedCoupon } from "#app/coupons/accepted-coupon.server";
import { checkCoupon } from "#app/coupons/check-coupon.server";
import { computeDiscount } from "#app/coupons/compute-discount";
import { type Coupon, findCoupon } from "#app/coupons/find-coupon.server";
import { DAY } from "#app/server/time/durations";
import type { Database, Writer } from "#drizzle/connect";
import type { Product } from "../products/find-product.server";
import { computePrice, type PricedProduct } from "../products/price.server";
import { countSoldOnSaleUntil } from "../products/sold-on-sale.server";
import { fromVersion } from "../products/version-fields.server";

export interface Due {
  cents: number;
  listCents: number;
  onSale: boolean;
  couponCode: string | null;
  discountCents: number;
  currency: string;
}

interface Sold {
  product: Product;
  coupon: string | null;
  currency: string;
}

type Reader = Pick<Writer, "select">;

export async function findAmountDue(
  db: Database,
  reader: Reader,
  { product, coupon: code, currency }: Sold,
  now = new Date(),
) {
  const due = toDue(product, {
    now,
    currency,
    sold: await countSoldOnSaleUntil(db, reader, product, { soldUntil: now }),
  });
  const coupon = due.cents === 0 ? null : await findValidCoupon(db, reader, code, now);
  return coupon ? discount(due, coupon) : due;
}

/** The current price, then all prices of the last day, because a buyer may have paid while the price changed. */
export async function listRecentAmountsDue(db: Database, reader: Reader, sold: Sold, now = new Date()): Promise<Due[]> {
  const { product, coupon: code, currency } = sold;
  const dayAgo = new Date(now.getTime() - DAY);
  const periods = await listPeriods(db, reader, product, dayAgo, now);
  const dues = [await findAmountDue(db, reader, { product, coupon: null, currency }, now)];
  // The highest and lowest number of copies sold during the day: some may have been refunded or deleted since.
  for (const counted of [{ soldUntil: now, endedAfter: dayAgo }, { soldUntil: dayAgo }])
    for (const { fields, from, until } of periods) {
      const soldOnSale = await countSoldOnSaleUntil(db, reader, fields, counted);
      for (const moment of [from, until, fields.saleStartsAt])
        if (moment && moment >= from && moment <= until)
          dues.push(toDue(fields, { now: moment, currency, sold: soldOnSale }));
    }
  // The buyer may have removed the code at the checkout.
  const coupon = await findAcceptedCoupon(db, reader, code, now);
  if (coupon) dues.push(...dues.map((due) => discount(due, coupon)));
  const all = [await findAmountDue(db, reader, sold, now), ...dues];
  return all.filter((due, index) => all.findIndex(({ cents }) => cents === due.cents) === index);
}

function toDue(product: PricedProduct, { now, currency, sold }: { now: Date; currency: string; sold: number }): Due {
  const { cents, originalCents } = computePrice(product, now, sold);
  return {
    cents,
    listCents: originalCents ?? cents,
    onSale: originalCents !== null,
    couponCode: null,
    discountCents: 0,
    currency,
  };
}

async function findValidCoupon(db: Database, reader: Reader, code: string | null, now: Date) {
  const coupon = code === null ? null : await findCoupon(db, reader, code);
  return checkCoupon(coupon, "products", now) === "ok" ? coupon : null;
}

function discount(due: Due, coupon: Coupon): Due {
  const discountCents = computeDiscount(coupon, due.cents, due.currency);
  if (discountCents === 0) return due;
  return { ...due, cents: due.cents - discountCents, couponCode: coupon.code, discountCents };
}

interface Period {
  fields: PricedProduct;
  from: Date;
  until: Date;
}

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
  const versions = [product, ...edits.map(({ before }) => ({ id: product.id, ...fromVersion(before) }))];
  return versions.map((fields, index) => ({ fields, from: starts[index] ?? since, until: starts[index - 1] ?? now }));
}
