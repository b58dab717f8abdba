import { count, eq } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";

type CouponUse = Pick<Row<"couponUses">, "code" | "usedFor" | "discountCents">;

/**
 * Locks the coupon until the transaction ends, so that two at once cannot exceed its limit.
 * @returns false if it is used up
 */
export async function redeemCoupon(
  { dialect, tables }: Pick<Database, "dialect" | "tables">,
  tx: Writer,
  use: CouponUse,
): Promise<boolean> {
  const { coupons, couponUses } = tables;
  const query = tx.select({ usageLimit: coupons.usageLimit }).from(coupons).where(eq(coupons.code, use.code));
  const [coupon] = await lockRows({ dialect }, query);
  if (!coupon) return false;
  if (coupon.usageLimit !== null) {
    const [row] = await tx.select({ uses: count() }).from(couponUses).where(eq(couponUses.code, use.code));
    if ((row?.uses ?? 0) >= coupon.usageLimit) return false;
  }
  await recordCouponUse({ tables }, tx, use);
  return true;
}

/** Also past the limit, for what was paid already. */
export async function recordCouponUse(
  { tables: { couponUses } }: Pick<Database, "tables">,
  tx: Writer,
  use: CouponUse,
): Promise<void> {
  await tx.insert(couponUses).values({ id: newId(), createdAt: new Date(), ...use });
}
