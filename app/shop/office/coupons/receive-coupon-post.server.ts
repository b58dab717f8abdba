import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { readCouponCode } from "#app/server/coupons/coupon-code";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { failedToast } from "./failed-toast";
import { describeDiscount } from "./list-coupons.server";
import { type NewCoupon, readCouponForm } from "./read-coupon-form.server";

export interface RefusedCoupon {
  values: Record<string, string>;
  errors: Record<string, string>;
}

type Result = { toast: Flash } | { refused: RefusedCoupon };

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
  if (Object.keys(errors).length > 0) return { refused: { values, errors } };
  if (!(await insertCoupon(context, coupon)))
    return { refused: { values, errors: { code: "There is a coupon with this code already." } } };
  const description = `${coupon.code}: ${describeDiscount(coupon)}.`;
  return { toast: { title: "Coupon Created", description, tone: "info" } };
}

/** False if the code is taken. */
async function insertCoupon({ db }: Pick<Services, "db">, coupon: NewCoupon): Promise<boolean> {
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
  if (isActive) return { toast: { title: "Coupon On", description: `${code} can be used again.`, tone: "info" } };
  return {
    toast: {
      title: "Coupon Off",
      description: `${code} cannot be used now.`,
      tone: "info",
      action: { label: "Undo", to: paths.adminCoupons, fields: { intent: "start_coupon", code } },
    },
  };
}
