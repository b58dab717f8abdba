import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Document } from "./document-cache.server";
import { sendBytes } from "./send-bytes.server";

// Connection headers, and Origin, which our own cross-site check has handled.
const DROPPED = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "host", "origin"]);

/** Has no body: actions read the connection (form.server.ts). Uses the configured origin, whatever Host says. */
export function toRequest({ method, rawHeaders }: IncomingMessage, url: URL, signal?: AbortSignal): Request {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase();
    if (!DROPPED.has(name) && !name.startsWith(":")) headers.append(name, rawHeaders[i + 1] as string);
  }
  // A HEAD is rendered as a GET; the sender omits the body.
  return new Request(url, { method: method === "HEAD" ? "GET" : method, headers, signal });
}

export function isDocument(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

export async function toDocument(response: Response): Promise<Document> {
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

export function writeHead(response: ServerResponse, status: number, headers: Headers): void {
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  response.writeHead(status);
}

/** Streams with backpressure; cancels the source when the visitor leaves. */
export async function sendStream(response: ServerResponse, source: Response, head: boolean): Promise<void> {
  try {
    writeHead(response, source.status, source.headers);
  } catch (error) {
    await source.body?.cancel();
    throw error;
  }
  if (!source.body || head) {
    await source.body?.cancel();
    response.end();
    return;
  }
  // Answers without a known size are often short, such as JSON, and not worth two large buffers.
  const isFile = source.headers.has("Content-Length") && isByteStream(source.body);
  if (isFile) await sendBytes(response, source.body);
  else await pipeline(Readable.fromWeb(source.body as Parameters<typeof Readable.fromWeb>[0]), response);
}

/** Only a stream of type "bytes" gives a reader with this mode. */
function isByteStream(body: ReadableStream): boolean {
  try {
    body.getReader({ mode: "byob" }).releaseLock();
    return true;
  } catch {
    return false;
  }
}
