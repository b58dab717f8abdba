import { limitGuesses, TOO_MANY_GUESSES } from "#app/coupons/limit-guesses.server";
import { findPaymentLink, listActivePackages, listOrderablePackages } from "#app/packages/offered-packages.server";
import { question, testPackage } from "#app/packages/packages";
import { paths } from "#app/paths";
import { readVisitSource } from "#app/server/forms/visit-source.server";
import type { RequestContext } from "#app/server/http/context.server";
import { getCurrency } from "#app/server/money/money-settings";
import { fields } from "../model/form-state";
import { listPrices } from "../model/packages";
import { createOrderPaymentUrl } from "../pay/payment-link.server";
import { applyOrderCoupon, CouponRefused, toCouponProblem } from "./order-coupon.server";
import { type PlacedOrder, placeOrder } from "./place-order.server";
import {
  findTooMany,
  type PostedOrder,
  type Received,
  receivePostedOrder,
  reject,
} from "./receive-posted-order.server";
import { isPlaced } from "./submission-key.server";
import { findPackageChange, validateOrder } from "./validate-order";

export function receiveOrder(context: RequestContext, canOrderTest: () => Promise<boolean>): Promise<Received> {
  return receivePostedOrder(context, {
    place: (posted) => placePostedOrder(context, posted, canOrderTest),
    complete: (received, posted) => keepAppliedCoupon(context, posted, received),
  });
}

async function placePostedOrder(
  context: RequestContext,
  { fields: posted, values, photos, problems: refused }: PostedOrder,
  canOrderTest: () => Promise<boolean>,
): Promise<Received> {
  if (posted.has(fields.applyCoupon)) {
    const applied = await applyOrderCoupon(context, values.coupon);
    if ("problem" in applied) return reject(values, [applied.problem, ...refused], 400);
    return { ...reject(values, refused, refused.length > 0 ? 400 : 200), coupon: applied.coupon };
  }
  const [sold, packages] = await Promise.all([listActivePackages(context), listOrderablePackages(context)]);
  const mayTest = values.option === testPackage.value && (await canOrderTest());
  const checked = validateOrder(values, sold, { canOrderTest: mayTest, currency: getCurrency(context) });
  const shownPrices = posted.get(fields.prices);
  const hasOldPrices = shownPrices !== null && shownPrices !== listPrices(packages);
  const isAgain = hasOldPrices && "order" in checked && (await isPlaced(context, checked.order, photos, values));
  const changed = hasOldPrices && !isAgain ? findPackageChange(values.option, shownPrices, packages) : null;
  const others = "problems" in checked ? checked.problems.filter(({ field }) => !changed || field !== "option") : [];
  if (changed) return { ...reject(values, [changed, ...others, ...refused], 409), hasOldPrices };
  if ("problems" in checked) return { ...reject(values, [...checked.problems, ...refused], 400), hasOldPrices };
  if (refused.length > 0) return reject(values, refused, 400);

  const { order } = checked;
  const link = findPaymentLink(context, order.option);
  if (!link && order.option !== question.value) {
    const description = "Please select a valid package and try again.";
    return reject(values, [{ field: "option", title: "Invalid Package", description }], 400);
  }
  const tooMany = await findTooMany(context);
  if (tooMany) return reject(values, [tooMany], 429);
  const payUrl = (placed: PlacedOrder) => createOrderPaymentUrl(context, placed);
  const source = readVisitSource(context, paths.visualDesign, posted);
  const place = () =>
    placeOrder(context, order, photos, { formId: values.formId, source, payUrl }).catch((error) => {
      if (error instanceof CouponRefused) return error;
      throw error;
    });
  const isRefused = (result: PlacedOrder | CouponRefused) => result instanceof CouponRefused;
  const placed = order.coupon ? await limitGuesses(context, place, isRefused) : await place();
  if (!placed || placed instanceof CouponRefused) {
    const description = placed ? placed.message : TOO_MANY_GUESSES;
    return reject(values, [toCouponProblem(description)], placed ? 400 : 429);
  }
  const due = placed.paymentStatus === "paid" ? null : placed.payUrl;
  return { placed, payUrl: due, enhanced: posted.has(fields.enhanced) };
}

/** Without JavaScript, a form that comes back for another reason still shows the discount. */
async function keepAppliedCoupon(context: RequestContext, posted: URLSearchParams, received: Received) {
  if ("placed" in received || received.coupon || posted.has(fields.enhanced)) return received;
  const code = received.values.coupon.toUpperCase();
  const isRefused = received.problems.some(({ field }) => field === "coupon");
  if (!code || isRefused || posted.get(fields.appliedCoupon) !== code) return received;
  const applied = await applyOrderCoupon(context, code);
  return "coupon" in applied ? { ...received, coupon: applied.coupon } : received;
}
