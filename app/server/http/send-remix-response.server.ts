import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { RequestHandler } from "@remix-run/node";
import { acceptsHtml, type RequestContext } from "./context.server";
import type { Document, DocumentCache } from "./document-cache.server";
import { toLoggedPath } from "./logged-path";
import { isDocument, sendStream, toDocument, toRequest, writeHead } from "./remix-adapter.server";

const compress = promisify(gzip);

// Shared, because creating an error for each request costs a stack trace.
const REQUEST_OVER = new DOMException("The request is over", "AbortError");

export async function sendRemixResponse(
  handle: RequestHandler,
  cache: DocumentCache | null,
  { incoming, response, url, context }: RequestAndResponse,
): Promise<void> {
  const isRead = incoming.method === "GET" || incoming.method === "HEAD";
  // Rendering may serve several visitors and posts must complete, so the signal aborts only after the answer is sent.
  const controller = isRead ? new AbortController() : null;
  const render = async (target: URL, { isShared }: { isShared: boolean }) => {
    const isAbandoned = () => !isShared && incoming.socket.destroyed;
    // Not a copy, because creating one for each request is slow.
    const requestContext = Object.assign(context, { isAbandoned });
    const request = (address: URL) => handle(toRequest(incoming, address, controller?.signal), requestContext);
    const answer = await request(target);
    const isPage = isDocument(answer);
    const wantsHtml = !url.pathname.endsWith(".data") && acceptsHtml(incoming);
    if (answer.status === 404 && (isPage || (isRead && wantsHtml))) logNotFound(context, url);
    // Status 200, because text browsers ask for a password before they show a page with 401.
    if (isPage && answer.status === 401 && wantsHtml) return new Response(answer.body, { headers: answer.headers });
    if (isRead && isErrorForProgram(incoming, url, answer)) return describeError(incoming, answer);
    if (isPage || !isRead || !wantsHtml) return answer;
    // A redirect, because the scripts of the sign-in form run only at the form's own address.
    if (answer.status === 401) return new Response(null, { status: 302, headers: { Location: getSignInUrl(url) } });
    if (answer.status === 403) return describeError(incoming, answer);
    return answer.status === 404 ? request(new URL("/not-found", url)) : answer;
  };
  try {
    if (!isRead || !cache) return await send(incoming, response, await render(url, { isShared: false }));
    let streamed: Response | undefined;
    const document = await cache.answer({ incoming, response, url }, async (target, options) => {
      const answer = await render(target, options);
      if (isDocument(answer)) return toDocument(answer);
      streamed = answer;
      return null;
    });
    if (streamed) await send(incoming, response, streamed);
    else if (document) await sendDocument(incoming, response, document);
  } finally {
    // Frees promises that Remix keeps pending.
    controller?.abort(REQUEST_OVER);
  }
}

interface RequestAndResponse {
  incoming: IncomingMessage;
  response: ServerResponse;
  url: URL;
  context: Omit<RequestContext, "isAbandoned">;
}

function logNotFound({ log, requestId }: Pick<RequestContext, "log" | "requestId">, { pathname }: URL): void {
  // Specification section 2. No control characters, which may forge log lines.
  const path = toLoggedPath(decodeURIComponent(pathname).replace(/\p{C}/gu, ""));
  log.warn({ id: requestId, path }, "page not found");
}

const getSignInUrl = ({ pathname, search }: URL) => `/admin/sign-in?to=${encodeURIComponent(pathname + search)}`;

// A program that asks for a file or data cannot read an HTML page, and the route of a file answers with a status only.
function isErrorForProgram(incoming: IncomingMessage, url: URL, answer: Response): boolean {
  if (!(answer.status in errorTexts) || url.pathname.endsWith(".data") || acceptsHtml(incoming)) return false;
  const { accept = "" } = incoming.headers;
  if (isDocument(answer)) return accept !== "" && !accept.includes("*/*");
  // Set by Remix on an error that was thrown; a route that describes its own error returns it.
  return answer.headers.has("X-Remix-Error");
}

const errorTexts: Readonly<Record<number, string>> = {
  401: "Sign in first.",
  403: "You don’t have access.",
  404: "Not found.",
  410: "No longer available.",
  503: "Not available right now. Try again in a minute.",
};

function describeError({ headers: { accept = "" } }: IncomingMessage, { status }: Response): Response {
  const error = errorTexts[status];
  if (/\bjson\b/.test(accept)) return Response.json({ status, error }, { status });
  return new Response(`${status}: ${error}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

async function send(incoming: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  if (isDocument(answer)) return sendDocument(incoming, response, await toDocument(answer));
  keepPrivate(answer.headers);
  await sendStream(response, answer, incoming.method === "HEAD");
}

async function sendDocument(incoming: IncomingMessage, response: ServerResponse, document: Document): Promise<void> {
  let { body } = document;
  keepPrivate(document.headers);
  response.setHeader("Vary", "Accept-Encoding, Cookie");
  if (body.length > 1024 && /\bgzip\b/.test(String(incoming.headers["accept-encoding"] ?? ""))) {
    body = await compress(body);
    response.setHeader("Content-Encoding", "gzip");
  }
  response.setHeader("Content-Length", body.length);
  writeHead(response, document.status, document.headers);
  response.end(incoming.method === "HEAD" ? undefined : body);
}

function keepPrivate(headers: Headers): void {
  const cacheControl = headers.get("Cache-Control");
  if (headers.has("Set-Cookie") || !cacheControl) headers.set("Cache-Control", "no-store");
  else if (cacheControl.includes("s-maxage")) headers.set("Cache-Control", "private, no-cache");
}
