import type { Database, Writer } from "#drizzle/connect";
import { DAY } from "../server/time/durations";
import { checkCoupon } from "./check-coupon.server";
import { type Coupon, findCoupon } from "./find-coupon.server";

type Reader = Pick<Writer, "select">;

/** Also accepts coupons that ended, were switched off or were used up within a day: a checkout stays open that long. */
export async function findAcceptedCoupon(db: Database, reader: Reader, code: string | null, now: Date) {
  const coupon = code === null ? null : await findCoupon(db, reader, code, { usedUntil: dayBefore(now), now });
  return coupon && isAccepted(coupon, now) ? coupon : null;
}

/** @param coupon only with uses that are older than a day */
export function isAccepted(coupon: Coupon, now: Date): boolean {
  const dayAgo = dayBefore(now);
  const moments = [now, dayAgo, coupon.startsAt ?? now].filter((at) => dayAgo <= at && at <= now);
  return moments.some((at) => checkCoupon(coupon, "products", at) === "ok");
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY);
