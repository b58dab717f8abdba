import { createHash } from "node:crypto";

/** Used for ids. It must not change, because a form that is sent again after a deploy must get the same id. */
export function hashContent(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
