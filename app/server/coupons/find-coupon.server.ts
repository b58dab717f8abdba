import { and, count, eq, lte } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { readCouponCode } from "./coupon-code";

export type Coupon = Row<"coupons"> & { uses: number };

/** `code` as somebody typed it. With `usedUntil`, later uses are not counted. */
export async function findCoupon(
  { tables: { coupons, couponUses } }: Pick<Database, "tables">,
  reader: Pick<Writer, "select">,
  code: string,
  usedUntil?: Date,
): Promise<Coupon | null> {
  const known = readCouponCode(code);
  if (!known) return null;
  const [coupon] = await reader.select().from(coupons).where(eq(coupons.code, known));
  if (!coupon) return null;
  const isCounted = and(eq(couponUses.code, known), usedUntil && lte(couponUses.createdAt, usedUntil));
  const [row] = await reader.select({ uses: count() }).from(couponUses).where(isCounted);
  return { ...coupon, uses: row?.uses ?? 0 };
}
