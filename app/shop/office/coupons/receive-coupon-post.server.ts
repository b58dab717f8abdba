import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { readCouponCode } from "#app/server/coupons/coupon-code";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { failedToast } from "./failed-toast";
import { describeDiscount } from "./list-coupons.server";
import { type NewCoupon, readCouponForm, readTypedCoupon } from "./read-coupon-form.server";

export interface RefusedCoupon {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Set if the post failed. */
  toast?: Flash;
}

type Result = { toast: Flash } | { refused: RefusedCoupon; status: number };

/** The answer to a post that failed. */
export function keepTypedCoupon(fields: URLSearchParams): RefusedCoupon {
  const values = fields.get("intent") === "create_coupon" ? readTypedCoupon(fields) : {};
  return { values, errors: {}, toast: failedToast };
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
      return { toast: failedToast };
  }
}

async function receiveNewCoupon(context: RequestContext, fields: URLSearchParams): Promise<Result> {
  const { values, errors, coupon } = readCouponForm(fields, context.env.BUSINESS_TIMEZONE, new Date());
  if (Object.keys(errors).length > 0) return { refused: { values, errors }, status: 400 };
  if (!(await insertCoupon(context, { ...coupon, isActive: !fields.has("is_off") })))
    return { refused: { values, errors: { code: "Another coupon already has this code." } }, status: 400 };
  const description = `${coupon.code}: ${describeDiscount(coupon)}.`;
  return { toast: { title: "Coupon Created", description, tone: "info" } };
}

/** False if the code is taken. */
async function insertCoupon({ db }: Pick<Services, "db">, coupon: NewCoupon & { isActive: boolean }): Promise<boolean> {
  const { coupons } = db.tables;
  const rows = await db.transact((tx) => tx.insert(coupons).values(coupon).onConflictDoNothing().returning());
  return rows.length > 0;
}

async function receiveSwitch({ db }: Pick<Services, "db">, text: string, isActive: boolean): Promise<Result> {
  const code = readCouponCode(text) ?? "";
  const { coupons } = db.tables;
  const rows = await db.transact((tx) =>
    tx.update(coupons).set({ isActive }).where(eq(coupons.code, code)).returning({ code: coupons.code }),
  );
  if (rows.length === 0) return { toast: failedToast };
  if (isActive) return { toast: { title: "Coupon On", description: `Customers can use ${code} again.`, tone: "info" } };
  return {
    toast: {
      title: "Coupon Off",
      description: `Nobody can use ${code} until you switch it on.`,
      tone: "info",
      action: { label: "Undo", to: paths.adminCoupons, fields: { intent: "start_coupon", code } },
    },
  };
}
