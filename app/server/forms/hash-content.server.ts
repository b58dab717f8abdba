import { createHash } from "node:crypto";

/** For ids: a form that is sent again after a deploy must get the same one. */
export function hashContent(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
