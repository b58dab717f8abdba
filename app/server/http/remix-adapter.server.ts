import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Document } from "./document-cache.server";

/** Headers that belong to the connection or were judged already (Origin, by our own cross-site check). */
const DROPPED = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "host", "origin"]);

/**
 * The request as Remix sees it. Its address is built on the configured origin, whatever Host says. It has no body:
 * actions read the connection itself (form.server.ts), where a body is streamed and has a limit.
 */
export function toRequest({ method, rawHeaders }: IncomingMessage, url: URL, signal?: AbortSignal): Request {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase();
    if (!DROPPED.has(name) && !name.startsWith(":")) headers.append(name, rawHeaders[i + 1] as string);
  }
  // A HEAD is rendered as the GET it asks about; whoever sends the answer leaves the body out.
  return new Request(url, { method: method === "HEAD" ? "GET" : method, headers, signal });
}

/** Whether a response is a document: finished HTML, small enough to hold. */
export function isDocument(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/** Holds a document whole, so that it can be kept and compressed. */
export async function toDocument(response: Response): Promise<Document> {
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Copies status and headers; every Set-Cookie keeps a line of its own. */
export function writeHead(response: ServerResponse, status: number, headers: Headers): void {
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  response.writeHead(status);
}

/** Sends a response as it comes, with backpressure; a visitor who goes away ends its source. */
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
  await pipeline(Readable.fromWeb(source.body as Parameters<typeof Readable.fromWeb>[0]), response);
}
