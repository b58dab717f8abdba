import { randomUUID } from "node:crypto";
import { limitGuesses, TOO_MANY_GUESSES } from "#app/coupons/limit-guesses.server";
import { findPaymentLink, listActivePackages, listOrderablePackages } from "#app/packages/offered-packages.server";
import { question, testPackage } from "#app/packages/packages";
import { paths } from "#app/paths";
import { FORM_TOO_LARGE, FormUnreadable, type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import { keepVisitSource, readVisitSource } from "#app/server/forms/visit-source.server";
import type { RequestContext } from "#app/server/http/context.server";
import { getCurrency } from "#app/server/money/money-settings";
import { fields, type OrderProblem, type OrderValues, submissionFailed } from "../model/form-state";
import { type AppliedCoupon, listPrices } from "../model/packages";
import { createOrderPaymentUrl } from "../pay/payment-link.server";
import { PhotosGone } from "../photos/attach-photos.server";
import { collectPhotos, readPhotoTokens } from "../photos/form-photos.server";
import { createPhotoRules } from "../photos/photo-rules.server";
import { toAttachedPhoto } from "../photos/photo-token.server";
import type { StoredPhoto } from "../photos/stored-photos.server";
import { applyOrderCoupon, CouponRefused, toCouponProblem } from "./order-coupon.server";
import { type PlacedOrder, placeOrder } from "./place-order.server";
import { isPlaced } from "./submission-key.server";
import { findPackageChange, findTooLong, readOrderValues, validateOrder } from "./validate-order";

export type Received =
  | { placed: PlacedOrder; payUrl: string | null; enhanced: boolean }
  | {
      values: OrderValues;
      problems: OrderProblem[];
      status: number;
      coupon?: AppliedCoupon;
      hasOldPrices?: boolean;
      visit?: string;
    };

/** Whatever goes wrong, the result is the form as typed with a message, never an error page. */
export async function receiveOrder(context: RequestContext, canOrderTest: () => Promise<boolean>): Promise<Received> {
  let form: ReceivedForm<StoredPhoto>;
  try {
    form = await receiveForm(context, { files: createPhotoRules(context), reportsTruncation: true });
  } catch (error) {
    if (!(error instanceof FormUnreadable))
      context.log.error({ err: error, id: context.requestId }, "order form not read");
    return reject(readOrderValues(new URLSearchParams(), []), [submissionFailed], 400);
  }
  const received = await receivePostedOrder(context, form, canOrderTest);
  if ("placed" in received) return received;
  return { ...received, visit: keepVisitSource(context, paths.visualDesign, form.fields) };
}

async function receivePostedOrder(
  context: RequestContext,
  form: ReceivedForm<StoredPhoto>,
  canOrderTest: () => Promise<boolean>,
): Promise<Received> {
  const place = () => placePostedOrder(context, form, canOrderTest);
  try {
    const received = await place()
      // A photo was removed at this moment; the second attempt finds only those that are left.
      .catch(ifPhotosGone(place))
      .catch(ifPhotosGone((error) => refuseGonePhotos(context, form, error)));
    return await keepAppliedCoupon(context, form, received);
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "order not stored");
    // The database, which has the photos' names, does not respond; the tokens are enough.
    const attached = form.stored.map((photo) => toAttachedPhoto(context, photo));
    const photos = [...readPhotoTokens(form).map((id, i) => ({ id, name: `Picture ${i + 1}`, size: 0 })), ...attached];
    const description = "Unable to save your order: the database did not answer. Please try again.";
    return reject(
      readOrderValues(form.fields, photos),
      [{ field: null, title: "Submission Failed", description }],
      503,
    );
  }
}

function ifPhotosGone(handle: (error: PhotosGone) => Promise<Received>) {
  return (error: unknown) => {
    if (error instanceof PhotosGone) return handle(error);
    throw error;
  };
}

async function refuseGonePhotos(
  context: RequestContext,
  form: ReceivedForm<StoredPhoto>,
  { message: description }: PhotosGone,
): Promise<Received> {
  const { photos } = await collectPhotos(context, form);
  const attached = photos.map((photo) => toAttachedPhoto(context, photo));
  return reject(readOrderValues(form.fields, attached), [{ field: "photos", title: "Error", description }], 409);
}

async function placePostedOrder(
  context: RequestContext,
  form: ReceivedForm<StoredPhoto>,
  canOrderTest: () => Promise<boolean>,
): Promise<Received> {
  const { photos, problems: refused, isRemoval } = await collectPhotos(context, form);
  const values = readOrderValues(
    form.fields,
    photos.map((photo) => toAttachedPhoto(context, photo)),
  );
  if (isRemoval) return reject(values, [], 200);
  if (form.fields.has(fields.applyCoupon)) {
    const applied = await applyOrderCoupon(context, values.coupon);
    if ("problem" in applied) return reject(values, [applied.problem, ...refused], 400);
    return { ...reject(values, refused, refused.length > 0 ? 400 : 200), coupon: applied.coupon };
  }
  if (form.fieldsTruncated)
    return reject(values, [{ ...submissionFailed, description: FORM_TOO_LARGE }, ...findTooLong(values)], 400);
  const [sold, packages] = await Promise.all([listActivePackages(context), listOrderablePackages(context)]);
  const mayTest = values.option === testPackage.value && (await canOrderTest());
  const checked = validateOrder(values, sold, { canOrderTest: mayTest, currency: getCurrency(context) });
  const shownPrices = form.fields.get(fields.prices);
  const hasOldPrices = shownPrices !== null && shownPrices !== listPrices(packages);
  const isAgain = hasOldPrices && "order" in checked && (await isPlaced(context, checked.order, photos, values.formId));
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
  if (!(await context.limiter.allows("order", context.clientIp, context.env.ORDERS_PER_HOUR))) {
    const description =
      "We got a lot of orders from your network in the past hour. Please wait a few minutes and send yours again.";
    return reject(values, [{ field: null, title: "Submission Failed", description }], 429);
  }
  const payUrl = (placed: PlacedOrder) => createOrderPaymentUrl(context, placed);
  const source = readVisitSource(context, paths.visualDesign, form.fields);
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
  return { placed, payUrl: due, enhanced: form.fields.has(fields.enhanced) };
}

/** Without JavaScript, a form that comes back for another reason still shows the discount. */
async function keepAppliedCoupon(context: RequestContext, form: ReceivedForm<StoredPhoto>, received: Received) {
  if ("placed" in received || received.coupon || form.fields.has(fields.enhanced)) return received;
  const code = received.values.coupon.toUpperCase();
  const isRefused = received.problems.some(({ field }) => field === "coupon");
  if (!code || isRefused || form.fields.get(fields.appliedCoupon) !== code) return received;
  const applied = await applyOrderCoupon(context, code);
  return "coupon" in applied ? { ...received, coupon: applied.coupon } : received;
}

function reject(values: OrderValues, problems: OrderProblem[], status: number): Received {
  return { values: { ...values, formId: values.formId || randomUUID() }, problems, status };
}
