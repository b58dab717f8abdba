import { and, count, eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { newId } from "../server/new-id.server";
import { HOUR } from "../server/time/durations";
import { isCountedUse } from "./find-coupon.server";

type CouponUse = Pick<Row<"couponUses">, "code" | "usedFor" | "discountCents">;

const RESERVATION_MS = HOUR;

/** The lock keeps two uses at the same time from exceeding the limit. @returns false if the coupon is used up */
export async function reserveCoupon(
  { dialect, tables }: Pick<Database, "dialect" | "tables">,
  tx: Writer,
  use: CouponUse,
  now = new Date(),
): Promise<boolean> {
  const { coupons, couponUses } = tables;
  const query = tx.select({ usageLimit: coupons.usageLimit }).from(coupons).where(eq(coupons.code, use.code));
  const [coupon] = await lockRows({ dialect }, query);
  if (!coupon) return false;
  if (coupon.usageLimit !== null) {
    const [row] = await tx
      .select({ uses: count() })
      .from(couponUses)
      .where(and(eq(couponUses.code, use.code), isCountedUse({ tables }, now)));
    if ((row?.uses ?? 0) >= coupon.usageLimit) return false;
  }
  await insertUse({ tables }, tx, { ...use, createdAt: now, reservedUntil: new Date(now.getTime() + RESERVATION_MS) });
  return true;
}

/** Counts even past the limit, because the customer has already paid. */
export function recordCouponUse(db: Pick<Database, "tables">, tx: Writer, use: CouponUse): Promise<void> {
  return insertUse(db, tx, { ...use, createdAt: new Date(), reservedUntil: null });
}

/** Makes a reserved use permanent, even past the limit: the customer was promised this price. */
export async function countReservedUse(
  { tables: { couponUses } }: Pick<Database, "tables">,
  tx: Writer,
  usedFor: string,
): Promise<void> {
  await tx.update(couponUses).set({ reservedUntil: null }).where(eq(couponUses.usedFor, usedFor));
}

export async function releaseCouponUse(
  { tables: { couponUses } }: Pick<Database, "tables">,
  tx: Writer,
  usedFor: string,
): Promise<void> {
  await tx.update(couponUses).set({ reservedUntil: new Date() }).where(eq(couponUses.usedFor, usedFor));
}

async function insertUse(
  { tables: { couponUses } }: Pick<Database, "tables">,
  tx: Writer,
  use: CouponUse & Pick<Row<"couponUses">, "createdAt" | "reservedUntil">,
): Promise<void> {
  await tx.insert(couponUses).values({ id: newId(), ...use });
}
