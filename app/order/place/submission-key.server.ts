import { createHash } from "node:crypto";
import type { StoredUpload } from "#app/server/storage/uploads.server";
import type { Order } from "./validate-order";

const MINUTES = 60_000;

interface SubmissionKey {
  key: string;
  expiresAt: Date;
}

/**
 * Two posts with the same key are one order. Without JavaScript a form has no id, because public pages are cached, and
 * its photos are uploaded again: hence their content is part of the key, and the key expires after 15 minutes.
 */
export function submissionKey(order: Order, formId: string, photos: StoredUpload[], now: number): SubmissionKey {
  const { photos: _, ...input } = order;
  const pictures = photos.map(({ name, size, checksum }) => `${name} ${size} ${checksum}`).sort();
  const content = JSON.stringify({ ...input, email: input.email.toLowerCase(), pictures, formId });
  return {
    key: createHash("sha256").update(content).digest("base64url"),
    expiresAt: new Date(now + (formId ? 30 * 24 * 60 * MINUTES : 15 * MINUTES)),
  };
}
