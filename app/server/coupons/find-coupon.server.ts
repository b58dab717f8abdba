import { count, eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { readCouponCode } from "./coupon-code";

export type Coupon = Row<"coupons"> & { uses: number };

/** `code` as somebody typed it. */
export async function findCoupon(
  { tables: { coupons, couponUses } }: Pick<Database, "tables">,
  reader: Pick<Writer, "select">,
  code: string,
): Promise<Coupon | null> {
  const known = readCouponCode(code);
  if (!known) return null;
  const [coupon] = await reader.select().from(coupons).where(eq(coupons.code, known));
  if (!coupon) return null;
  const [row] = await reader.select({ uses: count() }).from(couponUses).where(eq(couponUses.code, known));
  return { ...coupon, uses: row?.uses ?? 0 };
}
