import { readTypedReview } from "#app/reviews/receive-review.server";
import type { ReceivedForm } from "#app/server/forms/form.server";
import { createPostId, readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import type { RequestContext } from "#app/server/http/context.server";
import { cleanText } from "#app/server/text/clean-text";
import {
  type CustomerFormName,
  type CustomerFormProblem,
  type CustomerFormResult,
  type CustomerFormValues,
  customerFormFields,
  MAX_CUSTOMER_PHOTOS,
} from "../model/customer-page-form";
import { collectPhotos } from "../photos/form-photos.server";
import { toAttachedPhoto } from "../photos/photo-token.server";
import type { StoredPhoto } from "../photos/stored-photos.server";

export interface CustomerFormPost {
  form: CustomerFormName;
  fields: URLSearchParams;
  text: string;
  photos: StoredPhoto[];
  photoError: string | null;
  isRemoval: boolean;
  /** The same for a form with the same content, however often it is sent. */
  createId(orderId: string): string;
  refuse(errors: CustomerFormProblem["errors"], status?: number): CustomerFormResult;
}

export async function readCustomerFormPost(
  context: RequestContext,
  form: CustomerFormName,
  received: ReceivedForm<StoredPhoto>,
): Promise<CustomerFormPost> {
  const { fields } = received;
  const { photos, problems, isRemoval } = await collectPhotos(context, received, MAX_CUSTOMER_PHOTOS);
  const text = cleanText(readCustomerFormValues(fields).text).trim();
  const formId = readOrCreateFormId(fields.get(customerFormFields.formId));
  return {
    form,
    fields,
    text,
    photos,
    photoError: problems.map(({ description }) => description).join(" ") || null,
    isRemoval,
    createId: (orderId) =>
      createPostId(
        formId,
        orderId,
        form,
        text,
        photos.map(({ size, checksum }) => [size, checksum]),
      ),
    refuse: (errors, status = 400) => ({
      problem: {
        form,
        errors,
        values: readCustomerFormValues(fields),
        photos: photos.map((photo) => toAttachedPhoto(context, photo)),
      },
      status,
    }),
  };
}

export function readCustomerFormValues(fields: URLSearchParams): CustomerFormValues {
  return { ...readTypedReview(fields), fileIds: fields.getAll(customerFormFields.file) };
}
