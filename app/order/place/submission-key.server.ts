import { hashContent } from "#app/server/text/hash-content.server";
import { DAY, MINUTE } from "#app/server/time/durations";
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
  const contact = { ...pickContact(order), email: order.email.toLowerCase() };
  return {
    key: hashContent({ ...contact, option, requirements, breakdown, pictures, formId, ...(coupon && { coupon }) }),
    expiresAt: new Date(now + (formId ? 30 * DAY : 15 * MINUTE)),
  };
}
