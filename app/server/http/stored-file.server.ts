import { createHash } from "node:crypto";
import { data } from "@remix-run/node";
import type { StoredFile } from "../feature.server";
import { type ByteRange, isStorageNotFound } from "../storage/storage.server";
import type { RequestContext } from "./context.server";
import { CLOSED_POLICY } from "./security.server";

/** Callers must check access. Supports ranges if the size is known, to resume broken downloads. @throws 404 */
export async function sendStoredFile(
  context: RequestContext,
  request: Request,
  file: Omit<StoredFile, "size"> & { size?: number },
): Promise<Response> {
  const etag = `"${createHash("sha256")
    .update(`${file.path}\0${file.size ?? ""}`)
    .digest("base64url")}"`;
  // RFC 9110, section 14.2: ranges are defined for GET only. Remix gets a HEAD as a GET.
  const range =
    file.size !== undefined && context.incoming.method === "GET" ? rangeOf(request.headers, file.size, etag) : null;
  if (range && range.start > range.end)
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${file.size}` } });
  try {
    const { body, size } = await context.storage.get(file.path, range ?? undefined);
    const headers = new Headers({
      "Content-Type": file.type,
      "Content-Length": String(size),
      "Content-Disposition": `${file.disposition}; filename*=UTF-8''${encodeName(file.name)}`,
      "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
      "Cache-Control": file.cacheControl,
      "Accept-Ranges": "bytes",
      ETag: etag,
    });
    if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${file.size}`);
    return new Response(body, { status: range ? 206 : 200, headers });
  } catch (error) {
    if (isStorageNotFound(error)) throw data(null, { status: 404 });
    throw error;
  }
}

/** `start` is after `end` if the range is outside the file. Null (whole file) for several ranges and for suffixes. */
function rangeOf(headers: Headers, size: number, etag: string): ByteRange | null {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.get("Range") ?? "") ?? [];
  if (!first || (last && Number(last) < Number(first))) return null;
  if ((headers.get("If-Range") ?? etag) !== etag) return null;
  return { start: Number(first), end: Math.min(last ? Number(last) : Number.POSITIVE_INFINITY, size - 1) };
}

/** RFC 5987 also encodes these four characters, which `encodeURIComponent` leaves. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
