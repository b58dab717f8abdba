import { createHash, randomBytes, randomUUID } from "node:crypto";

/** UUID version 7 (RFC 9562): sorts by time, so that rows written together are together in the indexes. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

// Without 0, O, 1 and I, which people confuse when they read a number aloud or type it.
const CHARACTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const RANDOM_CHARACTERS = 8;

export const newReference = (prefix: string): string =>
  // 256 is a multiple of the number of characters, so each is equally likely.
  `${prefix}-${Array.from(randomBytes(RANDOM_CHARACTERS), (byte) => CHARACTERS[byte % CHARACTERS.length]).join("")}`;

/** For ids. Must not change, because a form that is sent again after a deployment must get the same id. */
export function hashContent(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
