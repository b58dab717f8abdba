import { randomUUID } from "node:crypto";
import { paths } from "#app/paths";
import { FORM_TOO_LARGE, FormUnreadable, type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import { keepVisitSource } from "#app/server/forms/visit-source.server";
import type { RequestContext } from "#app/server/http/context.server";
import { fields, type OrderProblem, type OrderValues, submissionFailed } from "../model/form-state";
import type { AppliedCoupon } from "../model/packages";
import { PhotosGone } from "../photos/attach-photos.server";
import { collectPhotos, readPhotoTokens } from "../photos/form-photos.server";
import { createPhotoRules } from "../photos/photo-rules.server";
import { toAttachedPhoto } from "../photos/photo-token.server";
import type { StoredPhoto } from "../photos/stored-photos.server";
import type { PlacedOrder } from "./place-order.server";
import { findTooLong, readOrderValues } from "./validate-order";

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

export interface PostedOrder {
  fields: URLSearchParams;
  values: OrderValues;
  photos: StoredPhoto[];
  problems: OrderProblem[];
}

interface OrderFormHandler {
  known?: Partial<OrderValues>;
  place(posted: PostedOrder): Promise<Received>;
  complete?(received: Received, fields: URLSearchParams): Promise<Received>;
}

/** Whatever goes wrong, the result is the form as typed with a message, never an error page. */
export async function receivePostedOrder(context: RequestContext, handler: OrderFormHandler): Promise<Received> {
  let form: ReceivedForm<StoredPhoto>;
  try {
    form = await receiveForm(context, { files: createPhotoRules(context), reportsTruncation: true });
  } catch (error) {
    if (!(error instanceof FormUnreadable))
      context.log.error({ err: error, id: context.requestId }, "order form not read");
    return reject({ ...readOrderValues(new URLSearchParams(), []), ...handler.known }, [submissionFailed], 400);
  }
  const received = await receive(context, form, handler);
  if ("placed" in received) return received;
  return { ...received, visit: keepVisitSource(context, paths.visualDesign, form.fields) };
}

async function receive(
  context: RequestContext,
  form: ReceivedForm<StoredPhoto>,
  handler: OrderFormHandler,
): Promise<Received> {
  const place = () => placeCollected(context, form, handler);
  try {
    const received = await place()
      // A photo was just removed; the second attempt finds only the others.
      .catch(ifPhotosGone(place))
      .catch(ifPhotosGone((error) => refuseGonePhotos(context, form, handler, error)));
    return "placed" in received || !handler.complete ? received : await handler.complete(received, form.fields);
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "order not stored");
    // The database, which has the photos' names, does not respond. The tokens are enough.
    const attached = form.stored.map((photo) => toAttachedPhoto(context, photo));
    const photos = [...readPhotoTokens(form).map((id, i) => ({ id, name: `Picture ${i + 1}`, size: 0 })), ...attached];
    const description = "Unable to save your order: the database did not answer. Please try again.";
    return reject(
      { ...readOrderValues(form.fields, photos), ...handler.known },
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
  { known }: OrderFormHandler,
  { message: description }: PhotosGone,
): Promise<Received> {
  const { photos } = await collectPhotos(context, form);
  const attached = photos.map((photo) => toAttachedPhoto(context, photo));
  const values = { ...readOrderValues(form.fields, attached), ...known };
  return reject(values, [{ field: "photos", title: "Error", description }], 409);
}

async function placeCollected(
  context: RequestContext,
  form: ReceivedForm<StoredPhoto>,
  { known, place }: OrderFormHandler,
): Promise<Received> {
  const { photos, problems, isRemoval } = await collectPhotos(context, form);
  const attached = photos.map((photo) => toAttachedPhoto(context, photo));
  const values = { ...readOrderValues(form.fields, attached), ...known };
  if (isRemoval) return reject(values, [], 200);
  // The coupon is checked without the rest of the form.
  if (form.fieldsTruncated && !form.fields.has(fields.applyCoupon))
    return reject(values, [{ ...submissionFailed, description: FORM_TOO_LARGE }, ...findTooLong(values)], 400);
  return place({ fields: form.fields, values, photos, problems });
}

export async function findTooMany({ limiter, clientIp, env }: RequestContext): Promise<OrderProblem | null> {
  if (await limiter.allows("order", clientIp, env.ORDERS_PER_HOUR)) return null;
  const description =
    "We got a lot of orders from your network in the past hour. Please wait a few minutes and send yours again.";
  return { field: null, title: "Submission Failed", description };
}

export function reject(values: OrderValues, problems: OrderProblem[], status: number): Received {
  return { values: { ...values, formId: values.formId || randomUUID() }, problems, status };
}
