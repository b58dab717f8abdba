import { data } from "@remix-run/node";
import { count, eq } from "drizzle-orm";
import { mergeEdits } from "#app/server/forms/merge-edits";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { formatIsoDate } from "#app/server/time/business-time.server";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { findAcceptedCoupon, isAccepted } from "../accepted-coupon.server";
import { type Coupon, findCoupon } from "../find-coupon.server";
import { type TermName, type Terms, termNames } from "./coupon-fields";
import { getCouponState } from "./coupon-texts";
import { describeDiscount } from "./list-coupons.server";
import { checkTerms, readColumns } from "./read-coupon-form.server";

const OPEN_CHECKOUT =
  "A checkout opened in the past 24 hours may still use this coupon. Turn off the coupon, then make this change a day later.";

/** @throws 404 */
export async function loadCoupon(
  services: Pick<Services, "db" | "env" | "settings">,
  wanted: string,
  now = new Date(),
) {
  const { db, env } = services;
  const coupon = await findCoupon(db, db.read, wanted);
  if (!coupon) throw data(null, { status: 404 });
  const { code, isActive, uses } = coupon;
  return {
    ...{ code, isActive, uses, state: getCouponState(coupon, uses, now) },
    isAccepted: (await findAcceptedCoupon(db, db.read, code, now)) !== null,
    ...{ discount: describeDiscount(coupon, getCurrency(services)), terms: toTerms(coupon, env.BUSINESS_TIMEZONE) },
  };
}

export type EditedCoupon = Awaited<ReturnType<typeof loadCoupon>>;

type CouponSave =
  | { outcome: "missing" | "saved" | "unchanged" }
  | { outcome: "invalid"; values: Terms; errors: Record<string, string> }
  | { outcome: "changed"; values: Terms; saved: Terms; theirs: TermName[] };

/** @param shown what the form began with: fields that only somebody else changed keep their value */
export function saveCoupon(
  { db, env }: Pick<Services, "db" | "env">,
  { code, shown, typed }: { code: string; shown: Terms; typed: Terms },
): Promise<CouponSave> {
  const zone = env.BUSINESS_TIMEZONE;
  const { coupons } = db.tables;
  return db.transact(async (tx): Promise<CouponSave> => {
    const coupon = await lockCoupon(db, tx, code);
    if (!coupon) return { outcome: "missing" };
    const saved = toTerms(coupon, zone);
    const { merged: values, contested: theirs } = mergeEdits(termNames, { shown, saved, typed });
    if (theirs.length > 0) return { outcome: "changed", values, saved, theirs };
    const now = new Date();
    const { errors, columns } = checkTerms(values, zone, now, saved);
    const accepted = await findAcceptedCoupon(db, tx, code, now);
    const ending = accepted && findEndingTerm(accepted, values, zone, now);
    if (ending) errors[ending] ??= OPEN_CHECKOUT;
    if (Object.keys(errors).length > 0) return { outcome: "invalid", values, errors };
    if (termNames.every((name) => values[name] === saved[name])) return { outcome: "unchanged" };
    await tx.update(coupons).set(columns).where(eq(coupons.code, code));
    return { outcome: "saved" };
  });
}

// The first change that would make an open checkout reject the coupon.
function findEndingTerm(accepted: Coupon, values: Terms, zone: string, now: Date): TermName | null {
  let coupon = accepted;
  for (const name of termNames) {
    coupon = { ...coupon, ...readColumns(name, values[name], zone) };
    if (!isAccepted(coupon, now)) return name;
  }
  return null;
}

type CouponDeletion = { outcome: "deleted"; coupon: Row<"coupons"> } | { outcome: "missing" | "used" | "accepted" };

export function deleteCoupon({ db }: Pick<Services, "db">, code: string): Promise<CouponDeletion> {
  const { coupons, couponUses } = db.tables;
  return db.transact(async (tx) => {
    const coupon = await lockCoupon(db, tx, code);
    if (!coupon) return { outcome: "missing" };
    const [used] = await tx.select({ uses: count() }).from(couponUses).where(eq(couponUses.code, code));
    if ((used?.uses ?? 0) > 0) return { outcome: "used" };
    if (await findAcceptedCoupon(db, tx, code, new Date())) return { outcome: "accepted" };
    await tx.delete(coupons).where(eq(coupons.code, code));
    return { outcome: "deleted", coupon };
  });
}

async function lockCoupon({ dialect, tables: { coupons } }: Database, tx: Writer, code: string) {
  const found = tx.select().from(coupons).where(eq(coupons.code, code));
  const [coupon] = await lockRows({ dialect }, found);
  return coupon;
}

export function toTerms({ appliesTo, startsAt, endsAt, usageLimit, note }: Row<"coupons">, zone: string): Terms {
  return {
    applies_to: appliesTo,
    first_day: startsAt ? formatIsoDate(startsAt, zone) : "",
    last_day: endsAt ? formatIsoDate(new Date(endsAt.getTime() - 1), zone) : "",
    usage_limit: usageLimit === null ? "" : String(usageLimit),
    note: note ?? "",
  };
}
