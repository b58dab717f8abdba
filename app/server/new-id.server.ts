import { randomUUID } from "node:crypto";

/**
 * An id that sorts by the time it was made: UUID version 7 (RFC 9562), milliseconds first, then 74 random bits. Rows
 * that are written together then stand together in their indexes; with random ids each wrote a page of its own.
 */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
