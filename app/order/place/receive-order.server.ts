import { randomUUID } from "node:crypto";
import { paths } from "#app/paths";
import { FormUnreadable, type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import { readVisitSource } from "#app/server/forms/visit-source.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { StoredUpload } from "#app/server/storage/uploads.server";
import { fields, type OrderProblem, type OrderValues, submissionFailed } from "../form/form-state";
import { question, testPackage } from "../packages";
import { createOrderPaymentUrl, findPaymentLink } from "../payment/payment-link.server";
import { PhotosGone } from "../photos/attach-photos.server";
import { collectPhotos, readPhotoTokens } from "../photos/form-photos.server";
import { createPhotoRules } from "../photos/photo-rules.server";
import { toAttachedPhoto } from "../photos/photo-token.server";
import { CouponRefused } from "./order-coupon.server";
import { type PlacedOrder, placeOrder } from "./place-order.server";
import { readOrderValues, validateOrder } from "./validate-order";

export type Received =
  | { placed: PlacedOrder; payUrl: string | null; enhanced: boolean }
  | { values: OrderValues; problems: OrderProblem[]; status: number };

/** Whatever goes wrong, the result is the form as typed with a message, never an error page. */
export async function receiveOrder(context: RequestContext, canOrderTest: () => Promise<boolean>): Promise<Received> {
  let form: ReceivedForm<StoredUpload>;
  try {
    form = await receiveForm(context, { files: createPhotoRules(context) });
  } catch (error) {
    if (!(error instanceof FormUnreadable))
      context.log.error({ err: error, id: context.requestId }, "order form not read");
    return reject(readOrderValues(new URLSearchParams(), []), [submissionFailed], 400);
  }
  const place = () => placePostedOrder(context, form, canOrderTest);
  try {
    return await place().catch((error) => {
      // A photo was removed at this moment; the second attempt finds only those that are left.
      if (error instanceof PhotosGone) return place();
      throw error;
    });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "order not stored");
    // The photos' names are in the database, which does not answer; their tokens are enough.
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

async function placePostedOrder(
  context: RequestContext,
  form: ReceivedForm<StoredUpload>,
  canOrderTest: () => Promise<boolean>,
): Promise<Received> {
  const { photos, problems: refused, isRemoval } = await collectPhotos(context, form);
  const values = readOrderValues(
    form.fields,
    photos.map((photo) => toAttachedPhoto(context, photo)),
  );
  if (isRemoval) return reject(values, [], 200);
  if (form.fieldsTruncated) return reject(values, [submissionFailed], 400);
  const checked = validateOrder(values, values.option === testPackage.value && (await canOrderTest()));
  if ("problems" in checked) return reject(values, [...checked.problems, ...refused], 400);
  if (refused.length > 0) return reject(values, refused, 400);

  const { order } = checked;
  const link = findPaymentLink(context, order.option);
  if (!link && order.option !== question.value) {
    const description = "Please select a valid package and try again.";
    return reject(values, [{ field: "option", title: "Invalid Package", description }], 400);
  }
  if (!context.limiter.allows("order", context.clientIp, context.env.ORDERS_PER_HOUR)) {
    const description =
      "We got a lot of orders from your network in the past hour. Please wait a few minutes and send yours again.";
    return reject(values, [{ field: null, title: "Submission Failed", description }], 429);
  }
  const payUrl = (placed: PlacedOrder) => createOrderPaymentUrl(context, placed);
  const source = readVisitSource(context, paths.visualDesign, form.fields);
  const placed = await placeOrder(context, order, photos, { formId: values.formId, source, payUrl }).catch((error) => {
    if (error instanceof CouponRefused) return error;
    throw error;
  });
  if (placed instanceof CouponRefused)
    return reject(values, [{ field: "coupon", title: "Coupon Code", description: placed.message }], 400);
  const due = placed.paymentStatus === "paid" ? null : placed.payUrl;
  return { placed, payUrl: due, enhanced: form.fields.has(fields.enhanced) };
}

function reject(values: OrderValues, problems: OrderProblem[], status: number): Received {
  return { values: { ...values, formId: values.formId || randomUUID() }, problems, status };
}
