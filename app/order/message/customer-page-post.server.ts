import { randomUUID } from "node:crypto";
import type { ReceivedForm } from "#app/server/forms/form.server";
import { createPostId } from "#app/server/forms/submission-keys.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { StoredUpload } from "#app/server/storage/uploads.server";
import { cleanText } from "#app/server/text/clean-text";
import {
  type CustomerPageFormName,
  type CustomerPageProblem,
  type CustomerPageResult,
  type CustomerPageValues,
  customerPageFields,
  MAX_ROOM_PHOTOS,
} from "../model/customer-page-form";
import { collectPhotos } from "../photos/form-photos.server";
import { toAttachedPhoto } from "../photos/photo-token.server";

/** A posted form of the customer page. */
export interface CustomerPagePost {
  form: CustomerPageFormName;
  fields: URLSearchParams;
  text: string;
  photos: StoredUpload[];
  photoError: string | null;
  isRemoval: boolean;
  /** An id that is the same for the same form with the same content, however often it is sent. */
  createId(orderId: string): string;
  /** The form as typed, with its photos. */
  refuse(errors: CustomerPageProblem["errors"], status?: number): CustomerPageResult;
}

export async function readCustomerPagePost(
  context: RequestContext,
  form: CustomerPageFormName,
  received: ReceivedForm<StoredUpload>,
): Promise<CustomerPagePost> {
  const { fields } = received;
  const { photos, problems, isRemoval } = await collectPhotos(context, received, MAX_ROOM_PHOTOS);
  const text = cleanText(readCustomerPageValues(fields).text).trim();
  const formId = fields.get(customerPageFields.formId) || randomUUID();
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
        values: readCustomerPageValues(fields),
        photos: photos.map((photo) => toAttachedPhoto(context, photo)),
      },
      status,
    }),
  };
}

export function readCustomerPageValues(fields: URLSearchParams): CustomerPageValues {
  const read = (name: string) => (fields.get(name) ?? "").toWellFormed();
  return {
    text: read(customerPageFields.text),
    fileIds: fields.getAll(customerPageFields.file),
    stars: read(customerPageFields.stars),
    name: read(customerPageFields.name),
  };
}
