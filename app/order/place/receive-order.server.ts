import { randomUUID } from "node:crypto";
import { FormUnreadable, type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { paymentUrl } from "#app/server/payment/payment-links.server";
import { listUploads, removeUploads } from "#app/server/storage/uploads.server";
import { fields, type OrderProblem, type OrderValues, submissionFailed } from "../form/form-state";
import { limits, question, testPackage } from "../packages";
import { findPaymentLink } from "../payment/payment-link.server";
import { describeExpiredPhotos, describeRefusedPhoto, photoRules } from "../photos/photo-rules.server";
import { readPhotoToken, toAttachedPhoto } from "../photos/photo-token.server";
import { checkOrder, readValues } from "./order-rules";
import { PhotosGone, type PlacedOrder, placeOrder } from "./place-order.server";

/** What became of a posted order form. */
export type Received =
  | { placed: PlacedOrder; payUrl: string | null; enhanced: boolean }
  | { values: OrderValues; problems: OrderProblem[]; status: number };

/**
 * A posted order form, through the flow of specification section 4: validate, upload, save (with the webhook and
 * mails of the same transaction). Whatever goes wrong, the answer is the form as typed with a message, never an error page.
 * `mayTest` is asked when the internal test package is ordered.
 */
export async function receiveOrder(context: RequestContext, mayTest: () => Promise<boolean>): Promise<Received> {
  let form: ReceivedForm;
  try {
    form = await receiveForm(context, photoRules);
  } catch (error) {
    if (!(error instanceof FormUnreadable))
      context.log.error({ err: error, id: context.requestId }, "order form not read");
    return failed(readValues(new URLSearchParams(), []), [submissionFailed], 400);
  }
  const given = [...new Set(form.fields.getAll(fields.photo))].slice(0, 2 * limits.photos);
  const judge = () => judgeOrder(context, form, given, mayTest);
  try {
    return await judge().catch((error) => {
      // Swept at this very moment; the second look knows which are left.
      if (error instanceof PhotosGone) return judge();
      throw error;
    });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "order not stored");
    // The database does not answer, so the names of the photos are not known; their tickets are all that counts.
    const attached = form.stored.map((photo) => toAttachedPhoto(context, photo));
    const photos = [...given.map((id, i) => ({ id, name: `Picture ${i + 1}`, size: 0 })), ...attached];
    const description = "Unable to save your order: the database did not answer. Please try again.";
    return failed(readValues(form.fields, photos), [{ field: null, title: "Submission Failed", description }], 503);
  }
}

async function judgeOrder(
  context: RequestContext,
  form: ReceivedForm,
  given: string[],
  mayTest: () => Promise<boolean>,
): Promise<Received> {
  const read = (ticket: string) => readPhotoToken(context, ticket) ?? [];
  const ids = given.flatMap(read);
  const removed = form.fields.getAll(fields.removePhoto).flatMap(read)[0];
  const kept = (await listUploads(context, ids)).filter((photo) => photo.id !== removed);
  const photos = [...kept, ...form.stored].slice(0, limits.photos);
  const surplus = [...kept, ...form.stored].slice(limits.photos);
  await removeUploads(context, [...surplus.map((photo) => photo.id), ...(removed ? [removed] : [])]);

  const values = readValues(
    form.fields,
    photos.map((photo) => toAttachedPhoto(context, photo)),
  );
  if (form.fields.has(fields.removePhoto)) return failed(values, [], 200);
  const refused = form.refused.filter((file) => file.reason !== "count").map(describeRefusedPhoto);
  // A form that was left open for more than a day: its photos have been swept.
  const gone = given.length - kept.length - (removed && ids.includes(removed) ? 1 : 0);
  if (gone > 0) refused.push(describeExpiredPhotos(gone));
  if (surplus.length > 0 || form.refused.some((file) => file.reason === "count"))
    refused.push(describeRefusedPhoto({ name: "", reason: "count" }));

  if (form.fieldsTruncated) return failed(values, [submissionFailed], 400);
  const checked = checkOrder(values, values.option === testPackage.value && (await mayTest()));
  if ("problems" in checked) return failed(values, [...checked.problems, ...refused], 400);
  if (refused.length > 0) return failed(values, refused, 400);

  const { order } = checked;
  const link = findPaymentLink(context.env, order.option);
  if (!link && order.option !== question.value) {
    const description = "Please select a valid package and try again.";
    return failed(values, [{ field: "option", title: "Invalid Package", description }], 400);
  }
  if (!context.limiter.allows("order", context.clientIp, context.env.ORDERS_PER_HOUR)) {
    const description =
      "Many orders came from your network within the hour. Please wait a few minutes and send it again.";
    return failed(values, [{ field: null, title: "Submission Failed", description }], 429);
  }
  const payUrl = ({ submissionId: reference, email }: Pick<PlacedOrder, "submissionId" | "email">) =>
    link && paymentUrl(context, link, { reference, email });
  const placed = await placeOrder(context, order, photos, { formId: values.formId, payUrl });
  // Sent again after it was paid: nobody is asked to pay it twice.
  const due = placed.paymentStatus === "paid" ? null : placed.payUrl;
  return { placed, payUrl: due, enhanced: form.fields.has(fields.enhanced) };
}

/** A form that goes back carries an id of its own, so that sending it twice is one order. */
function failed(values: OrderValues, problems: OrderProblem[], status: number): Received {
  return { values: { ...values, formId: values.formId || randomUUID() }, problems, status };
}
