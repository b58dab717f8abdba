import { and, count, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

export type Coupon = Row<"coupons"> & { uses: number };

/** An unpaid order's use counts while it is reserved. */
export const isCountedUse = ({ tables: { couponUses } }: Pick<Database, "tables">, now: Date): SQL | undefined =>
  or(isNull(couponUses.reservedUntil), gt(couponUses.reservedUntil, now));

export async function findCoupon(
  { tables }: Pick<Database, "tables">,
  reader: Pick<Writer, "select">,
  code: string,
  { usedUntil, now = new Date() }: { usedUntil?: Date; now?: Date } = {},
): Promise<Coupon | null> {
  const { coupons, couponUses } = tables;
  const known = readCouponCode(code);
  if (!known) return null;
  const [coupon] = await reader.select().from(coupons).where(eq(coupons.code, known));
  if (!coupon) return null;
  const isEarly = usedUntil && lte(couponUses.createdAt, usedUntil);
  const [row] = await reader
    .select({ uses: count() })
    .from(couponUses)
    .where(and(eq(couponUses.code, known), isEarly, isCountedUse({ tables }, now)));
  return { ...coupon, uses: row?.uses ?? 0 };
}

const CODE = /^[A-Z0-9-]{3,24}$/;

export function readCouponCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
