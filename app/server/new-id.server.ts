import { randomUUID } from "node:crypto";

/** UUID version 7 (RFC 9562): sorts by time, so that rows written together are together in the indexes. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
