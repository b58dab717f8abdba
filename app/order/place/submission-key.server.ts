import { createHash } from "node:crypto";
import type { StoredUpload } from "#app/server/storage/uploads.server";
import type { Order } from "./order-rules";

const MINUTES = 60_000;

/** What two posts must share to be one order. */
interface SubmissionKey {
  key: string;
  expiresAt: Date;
}

/**
 * The key of an order: its content, and the form's own id where it has one. Public pages are cached, so a form
 * without JavaScript carries none: there the same content from the same address within 15 minutes is the same order.
 * A form that is changed after it was sent (Back from the payment page) is another order. Photos count by what is in
 * them, because a form without JavaScript uploads them again.
 */
export function submissionKey(order: Order, formId: string, photos: StoredUpload[], now: number): SubmissionKey {
  const { photos: _, ...typed } = order;
  const pictures = photos.map(({ name, size, checksum }) => `${name} ${size} ${checksum}`).sort();
  const content = JSON.stringify({ ...typed, email: typed.email.toLowerCase(), pictures, formId });
  return {
    key: createHash("sha256").update(content).digest("base64url"),
    expiresAt: new Date(now + (formId ? 30 * 24 * 60 * MINUTES : 15 * MINUTES)),
  };
}
