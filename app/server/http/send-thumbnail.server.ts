import { data } from "@remix-run/node";
import { isStorageNotFound } from "../storage/storage.server";
import type { RequestContext } from "./context.server";
import { CLOSED_POLICY } from "./security.server";

/** The file at a random id never changes. */
export const ONE_DAY_CACHE = "private, max-age=86400, immutable";

/** `placeholder`: an SVG for a file without a thumbnail. @throws 404 when the storage has lost the file */
export async function sendThumbnail(
  { thumbnails }: RequestContext,
  file: { path: string; type: string },
  placeholder: string,
  cacheControl = ONE_DAY_CACHE,
): Promise<Response> {
  const thumbnail = await thumbnails.get(file).catch((error) => {
    throw isStorageNotFound(error) ? data(null, { status: 404 }) : error;
  });
  const image = thumbnail === "busy" ? null : thumbnail;
  const placeholderCache = thumbnail === "busy" ? "private, no-store" : "private, max-age=600";
  return new Response(image ? new Uint8Array(image) : placeholder, {
    headers: {
      "Content-Type": image ? "image/webp" : "image/svg+xml",
      "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
      "Cache-Control": image ? cacheControl : placeholderCache,
    },
  });
}
