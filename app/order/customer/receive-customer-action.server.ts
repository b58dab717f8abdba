import type { ReceivedForm } from "#app/server/forms/form.server";
import { describeExcess } from "#app/server/forms/text-field";
import { getOwn } from "#app/server/get-own";
import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";
import { hasOpenedCustomerPage } from "../access/customer-page-access.server";
import { receiveApproval, receiveRevision } from "../answer/receive-answer.server";
import {
  type CustomerFormPost,
  readCustomerFormPost,
  readCustomerFormValues,
} from "../message/customer-page-post.server";
import { receiveMessage } from "../message/receive-message.server";
import {
  type CustomerFormResult,
  customerFormFields,
  MAX_CUSTOMER_PHOTOS,
  MAX_CUSTOMER_TEXT,
} from "../model/customer-page-form";
import { PhotosGone, PhotosRefused } from "../photos/attach-photos.server";
import { readPhotoTokens } from "../photos/form-photos.server";
import { toAttachedPhoto } from "../photos/photo-token.server";
import type { StoredPhoto } from "../photos/stored-photos.server";
import { receiveReview } from "../review/receive-review.server";

type Receive = (
  context: RequestContext,
  order: Row<"formSubmissions">,
  post: CustomerFormPost,
) => Promise<CustomerFormResult | null>;

const receivers: Readonly<Record<string, Receive>> = {
  message: receiveMessage,
  revise: receiveRevision,
  approve: receiveApproval,
  review: receiveReview,
};

/** Null for a form that the customer page does not have, and if the page was closed meanwhile. */
export async function receiveCustomerForm(
  context: RequestContext,
  request: Request,
  order: Row<"formSubmissions">,
  form: ReceivedForm<StoredPhoto>,
): Promise<CustomerFormResult | null> {
  const name = form.fields.get(customerFormFields.intent) as CustomerFormPost["form"];
  const receive = getOwn(receivers, name);
  if (!receive) return null;
  const receivePost = async (isSecond = false) => {
    // A form with pictures takes minutes to arrive.
    if (!(await hasOpenedCustomerPage(context, request, order.id))) return null;
    const post = await readCustomerFormPost(context, name, form);
    if (post.isRemoval) return post.refuse({}, 200);
    if (form.fieldsTruncated || post.text.length > MAX_CUSTOMER_TEXT)
      return post.refuse({ text: describeExcess(post.text.length, MAX_CUSTOMER_TEXT) });
    if (post.photoError) return post.refuse({ photos: post.photoError });
    return receive(context, order, post).catch((error) => {
      if (error instanceof PhotosRefused) return post.refuse({ photos: error.message });
      if (error instanceof PhotosGone && isSecond) return post.refuse({ photos: error.message }, 409);
      throw error;
    });
  };
  try {
    return await receivePost().catch((error) => {
      // A photo was removed at this moment; the second attempt finds only those that are left.
      if (error instanceof PhotosGone) return receivePost(true);
      throw error;
    });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "form of a customer page not stored");
    // The database, which has the photos' names, does not respond; the tokens are enough.
    const postedPhotos = readPhotoTokens(form, MAX_CUSTOMER_PHOTOS).map((id, i) => ({
      id,
      name: `Picture ${i + 1}`,
      size: 0,
    }));
    const photos = [...postedPhotos, ...form.stored.map((photo) => toAttachedPhoto(context, photo))];
    const errors = { form: "We couldn’t save this. Nothing you typed is lost. Please try again in a minute." };
    return { problem: { form: name, errors, values: readCustomerFormValues(form.fields), photos }, status: 503 };
  }
}
