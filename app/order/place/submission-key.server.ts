import { createSubmissionKey, SAME_CONTENT_MS } from "#app/server/forms/submission-keys.server";
import { DAY } from "#app/server/time/durations";
import { pickContact } from "../model/order-fields";
import type { StoredPhoto } from "../photos/stored-photos.server";
import type { Order } from "./validate-order";

interface SubmissionKey {
  key: string;
  expiresAt: Date;
}

/** A form without JavaScript has no id and uploads its photos again, so the key includes the photos' content. */
export function submissionKey(order: Order, formId: string, photos: StoredPhoto[], now: number): SubmissionKey {
  const { option, requirements, breakdown, coupon } = order;
  const pictures = photos.map(({ name, size, checksum }) => `${name} ${size} ${checksum}`).sort();
  const content = { ...pickContact(order), option, requirements, breakdown, pictures, formId };
  return {
    key: createSubmissionKey({ ...content, ...(coupon && { coupon }) }),
    expiresAt: new Date(now + (formId ? 30 * DAY : SAME_CONTENT_MS)),
  };
}
