import { and, eq, ne } from "drizzle-orm";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { checkCoupon } from "../check-coupon.server";
import { type Coupon, findCoupon, readCouponCode } from "../find-coupon.server";
import { couponFailed } from "./coupon-texts";
import { describeDiscount } from "./list-coupons.server";
import { type NewCoupon, readCouponForm, readTypedCoupon } from "./read-coupon-form.server";

export interface RefusedCoupon {
  values: Record<string, string>;
  errors: Record<string, string>;
  toast?: Flash;
}

type Result = { toast: Flash } | { refused: RefusedCoupon; status: number };

export function keepTypedCoupon(fields: URLSearchParams): RefusedCoupon {
  const values = fields.get("intent") === "create_coupon" ? readTypedCoupon(fields) : {};
  return { values, errors: {}, toast: couponFailed };
}

export async function receiveCouponPost(context: RequestContext, fields: URLSearchParams): Promise<Result> {
  switch (fields.get("intent")) {
    case "create_coupon":
      return receiveNewCoupon(context, fields);
    case "stop_coupon":
      return receiveSwitch(context, fields.get("code") ?? "", false);
    case "start_coupon":
      return receiveSwitch(context, fields.get("code") ?? "", true);
    default:
      return { toast: couponFailed };
  }
}

async function receiveNewCoupon(context: RequestContext, fields: URLSearchParams): Promise<Result> {
  const [zone, currency] = [context.env.BUSINESS_TIMEZONE, getCurrency(context)];
  const { values, errors, coupon } = readCouponForm(fields, { zone, currency, now: new Date() });
  if (Object.keys(errors).length > 0) return { refused: { values, errors }, status: 400 };
  if (!(await insertCoupon(context, { ...coupon, isActive: !fields.has("is_off") })))
    return { refused: { values, errors: { code: "Another coupon already has this code." } }, status: 400 };
  const description = `${coupon.code}: ${describeDiscount(coupon, currency)}.`;
  return { toast: { title: "Coupon Created", description, tone: "info" } };
}

async function insertCoupon({ db }: Pick<Services, "db">, coupon: NewCoupon & { isActive: boolean }): Promise<boolean> {
  const { coupons } = db.tables;
  const rows = await db.transact((tx) => tx.insert(coupons).values(coupon).onConflictDoNothing().returning());
  return rows.length > 0;
}

async function receiveSwitch({ db }: Pick<Services, "db">, text: string, isActive: boolean): Promise<Result> {
  const code = readCouponCode(text) ?? "";
  const { coupons } = db.tables;
  await db.transact((tx) =>
    tx
      .update(coupons)
      .set({ isActive, switchedOffAt: isActive ? null : new Date() })
      .where(and(eq(coupons.code, code), ne(coupons.isActive, isActive))),
  );
  const coupon = await findCoupon(db, db.read, code);
  if (!coupon) return { toast: couponFailed };
  if (isActive) return { toast: { title: "Coupon Turned On", description: describeSwitchedOn(coupon), tone: "info" } };
  return {
    toast: {
      title: "Coupon Turned Off",
      description: `Nobody can use ${code} until you turn it on.`,
      tone: "info",
      action: { label: "Undo", to: "", fields: { intent: "start_coupon", code } },
    },
  };
}

function describeSwitchedOn(coupon: Coupon): string {
  const { code, appliesTo } = coupon;
  switch (checkCoupon(coupon, appliesTo === "packages" ? "packages" : "products", new Date())) {
    case "ended":
      return `${code} is on, but customers can’t use it: it has ended.`;
    case "used_up":
      return `${code} is on, but customers can’t use it: it has reached its limit.`;
    case "early":
      return `${code} is on, but customers can’t use it yet: it hasn’t started.`;
    default:
      return `Customers can use ${code} again.`;
  }
}
