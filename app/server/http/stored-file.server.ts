import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { data } from "@remix-run/node";
import { type ByteRange, isStorageNotFound } from "../storage/storage.server";
import type { RequestContext } from "./context.server";
import { CLOSED_POLICY } from "./security.server";

/** A file in the storage, and how browsers get it. */
export interface StoredFile {
  /** Its key in the storage, under which the content never changes. */
  path: string;
  name: string;
  type: string;
  size: number;
  disposition: "inline" | "attachment";
  cacheControl: string;
}

/**
 * Answers with a stored file or the one range of it that was asked for, so that a broken download can be resumed.
 * Whoever calls it has checked that this request may read the file.
 * @throws 404 when the storage has lost the file
 */
export async function sendStoredFile(context: RequestContext, request: Request, file: StoredFile): Promise<Response> {
  const etag = `"${createHash("sha256").update(`${file.path}\0${file.size}`).digest("base64url")}"`;
  // RFC 9110, section 14.2: a range means something for GET only. Remix gets a HEAD as a GET.
  const range = context.incoming.method === "GET" ? rangeOf(request.headers, file.size, etag) : null;
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
    return new Response(Readable.toWeb(body) as ReadableStream, { status: range ? 206 : 200, headers });
  } catch (error) {
    if (isStorageNotFound(error)) throw data(null, { status: 404 });
    throw error;
  }
}

/**
 * The range that a request asks for, with `start` after `end` if the file has none of it; null for the whole file,
 * which HTTP also allows as the answer to several ranges and to the last bytes.
 */
function rangeOf(headers: Headers, size: number, etag: string): ByteRange | null {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.get("Range") ?? "") ?? [];
  if (!first || (last && Number(last) < Number(first))) return null;
  if ((headers.get("If-Range") ?? etag) !== etag) return null;
  return { start: Number(first), end: Math.min(last ? Number(last) : Number.POSITIVE_INFINITY, size - 1) };
}

/** RFC 5987 also encodes the four characters that `encodeURIComponent` leaves. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
