import { paths } from "#app/paths";
import { getShownName } from "#app/server/forms/merge-edits";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { getCurrency } from "#app/server/money/money-settings";
import { formatMoney } from "#app/server/text/money";
import type { Row } from "#drizzle/schema";
import { getField, type TermName, type Terms } from "./coupon-fields";
import { couponFailed, WHEN_DELETABLE } from "./coupon-texts";
import { deleteCoupon, loadCoupon, saveCoupon, toTerms } from "./edit-coupon.server";
import { readTerms } from "./read-coupon-form.server";
import { receiveCouponPost } from "./receive-coupon-post.server";

export interface RefusedEdit {
  title: string;
  values: Terms;
  shown: Terms;
  errors: Record<string, string>;
  theirs: TermName[];
  toast?: Flash;
}

type Result = { toast: Flash; to: string } | { refused: RefusedEdit; status: number };

export function keepTypedTerms(fields: URLSearchParams): RefusedEdit | Flash {
  if (fields.get("intent") !== "save_coupon") return couponFailed;
  const [values, shown] = readBoth(fields);
  return { title: "", values, shown, errors: {}, theirs: [], toast: couponFailed };
}

const readBoth = (fields: URLSearchParams): [typed: Terms, shown: Terms] => [
  readTerms(fields),
  readTerms(fields, getShownName),
];

/** @throws 404 */
export async function receiveCouponEdit(
  context: RequestContext,
  wanted: string,
  fields: URLSearchParams,
): Promise<Result> {
  const { code } = await loadCoupon(context, wanted);
  const to = paths.adminCoupon(code);
  switch (fields.get("intent")) {
    case "save_coupon":
      return receiveTerms(context, code, fields);
    case "delete_coupon":
      return receiveDeletion(context, code);
    case "stop_coupon":
    case "start_coupon": {
      const intent = fields.get("intent") ?? "";
      const result = await receiveCouponPost(context, new URLSearchParams({ intent, code }));
      return { toast: "toast" in result ? result.toast : couponFailed, to };
    }
    default:
      return { toast: couponFailed, to };
  }
}

async function receiveTerms(context: RequestContext, code: string, fields: URLSearchParams): Promise<Result> {
  const [typed, shown] = readBoth(fields);
  const result = await saveCoupon(context, { code, shown, typed });
  switch (result.outcome) {
    case "missing":
      return { toast: couponFailed, to: paths.adminCoupons };
    case "invalid": {
      const { values, errors } = result;
      return {
        refused: { title: "We haven’t saved it yet. Fix this:", values, shown, errors, theirs: [] },
        status: 400,
      };
    }
    case "changed": {
      const { values, saved, theirs } = result;
      const names = theirs.map((name) => getField(name).label).join(", ");
      const title = `A colleague just changed this coupon (${names}), so we haven’t saved your changes yet.`;
      return { refused: { title, values, shown: saved, errors: {}, theirs }, status: 409 };
    }
    default: {
      const title = result.outcome === "saved" ? "Coupon Saved" : "Nothing Changed";
      return { toast: { title, description: `${code}.`, tone: "info" }, to: paths.adminCoupon(code) };
    }
  }
}

async function receiveDeletion(context: RequestContext, code: string): Promise<Result> {
  const result = await deleteCoupon(context, code);
  if (result.outcome === "missing") return { toast: couponFailed, to: paths.adminCoupons };
  if (result.outcome !== "deleted") {
    const description =
      result.outcome === "used"
        ? `${code} has been used. You can turn it off, but not delete it.`
        : `An open checkout may still use ${code}. ${WHEN_DELETABLE}`;
    return { toast: { title: "Not Deleted", description, tone: "error" }, to: paths.adminCoupon(code) };
  }
  const fields = {
    intent: "create_coupon",
    ...describeAsForm(result.coupon, context.env.BUSINESS_TIMEZONE, getCurrency(context)),
  };
  const action = { label: "Undo", to: paths.adminCoupons, fields };
  return { toast: { title: "Coupon Deleted", description: `${code}.`, tone: "info", action }, to: paths.adminCoupons };
}

function describeAsForm(coupon: Row<"coupons">, zone: string, currency: string): Record<string, string> {
  const { code, percent, amountCents, isActive } = coupon;
  const discount = percent === null ? formatMoney(amountCents ?? 0, currency) : `${percent}%`;
  return { code, discount, ...toTerms(coupon, zone), is_restored: "1", ...(isActive ? {} : { is_off: "1" }) };
}
