import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { AppLoadContext, RequestHandler } from "@remix-run/node";
import { clientAddress } from "./context.server";
import { isSameSite } from "./cross-site.server";
import { createDocumentCache, type Document } from "./document-cache.server";
import { isDocument, sendStream, toDocument, toRequest, writeHead } from "./remix-adapter.server";
import { CLOSED_POLICY, securityHeaders } from "./security.server";
import type { Services } from "./services.server";

const compress = promisify(gzip);

/** Cookies of ours that make a document the visitor's own: whoever carries one never meets the document cache. */
export const PERSONAL_COOKIES = ["flash", "order", "session", "__Host-session"];

/** Addresses for programs, which prove themselves by a signature and not by being same-site. */
const SIGNED_PATHS = "/webhooks/";

export interface ListenerOptions {
  services: Services;
  /** Renders a request: Remix. */
  handle: RequestHandler;
  /** Answers files, or calls `next`. */
  files: (incoming: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** False in development, where every request renders anew. */
  cacheDocuments: boolean;
}

/**
 * The way of every request: log and headers, health, files, cross-site check, document cache, Remix.
 * The same in development, production and tests.
 */
export function createListener(options: ListenerOptions): RequestListener {
  const { services, handle } = options;
  const { env, log, db, storage } = services;
  const headers = Object.entries(securityHeaders(env));
  const cache = createDocumentCache(PERSONAL_COOKIES);

  const answerHealth = async (path: string, response: ServerResponse) => {
    if (path === "/healthz") return sendText(response, 200, "ok");
    const names = ["database", "storage"] as const;
    const answers = await Promise.allSettled([db.ping(), storage.ping()]);
    const failed = names.filter((name, i) => {
      const answer = answers[i];
      if (answer?.status === "rejected") log.error({ err: answer.reason, part: name }, "not ready");
      return answer?.status === "rejected";
    });
    return sendText(
      response,
      failed.length === 0 ? 200 : 503,
      failed.length === 0 ? "ok" : `away: ${failed.join(", ")}`,
    );
  };

  const answerRemix = async (incoming: IncomingMessage, response: ServerResponse, url: URL, requestId: string) => {
    const aborted = new AbortController();
    response.on("close", () => aborted.abort());
    const context: AppLoadContext = {
      ...services,
      requestId,
      address: clientAddress(incoming, env.TRUSTED_PROXIES),
      incoming,
    };
    const render = () => handle(toRequest(incoming, url, aborted.signal), context);
    const head = incoming.method === "HEAD";
    if (incoming.method !== "GET" && !head) {
      const answer = await render();
      return isDocument(answer)
        ? sendDocument(incoming, response, await toDocument(answer))
        : sendStream(response, answer, false);
    }
    let streamed: Response | undefined;
    const kept = await (options.cacheDocuments ? cache.keep : (_: unknown, make: () => Promise<Document>) => make())(
      incoming,
      async () => {
        const answer = await render();
        if (isDocument(answer)) return toDocument(answer);
        streamed = answer;
        return { status: answer.status, headers: new Headers(), body: Buffer.alloc(0) };
      },
    );
    if (streamed) return sendStream(response, streamed, head);
    if (kept) return sendDocument(incoming, response, kept);
    cache.serve(incoming, response);
  };

  const answer = async (incoming: IncomingMessage, response: ServerResponse, requestId: string) => {
    const url = parseUrl(incoming.url ?? "/", env.ORIGIN);
    if (!url) return sendText(response, 400, "This address cannot be read.");
    if (url.pathname === "/healthz" || url.pathname === "/readyz") return answerHealth(url.pathname, response);
    const safe = incoming.method === "GET" || incoming.method === "HEAD";
    if (!safe && incoming.method !== "POST") {
      response.setHeader("Allow", "GET, HEAD, POST");
      return sendText(response, 405, "This method is not used here.");
    }
    if (!safe && !url.pathname.startsWith(SIGNED_PATHS) && !isSameSite(incoming, origins(incoming, env))) {
      incoming.resume();
      return sendText(
        response,
        403,
        "This form was sent from another site. Please open the page here and send it again.",
      );
    }
    if (safe && url.pathname.length > 1 && url.pathname.endsWith("/")) {
      response
        .writeHead(308, { Location: url.pathname.replace(/\/+$/, "").replace(/^\/{2,}/, "/") + url.search || "/" })
        .end();
      return;
    }
    return answerRemix(incoming, response, url, requestId);
  };

  return (incoming, response) => {
    const started = performance.now();
    const requestId = randomUUID();
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("X-Request-Id", requestId);
    response.on("close", () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const path = (incoming.url ?? "").split("?", 1)[0]?.slice(0, 200);
      log.info(
        {
          id: requestId,
          method: incoming.method,
          path,
          status: response.statusCode,
          ms,
          ...(!response.writableFinished && { cut: true }),
        },
        "request",
      );
    });
    if (options.cacheDocuments && cache.serve(incoming, response)) return;
    options.files(incoming, response, () => {
      answer(incoming, response, requestId).catch((error) => {
        if (response.destroyed || incoming.destroyed) return;
        log.error({ err: error, id: requestId }, "request failed");
        if (response.headersSent) response.destroy();
        else sendText(response, 500, `Something went wrong on our side. Request ${requestId}`);
      });
    });
  };
}

/** The origins our own pages may have: the configured one, and locally also the address typed, such as a phone's view. */
function origins(incoming: IncomingMessage, env: Services["env"]): string[] {
  return env.APP_ENV === "local" ? [env.ORIGIN, `http://${incoming.headers.host}`] : [env.ORIGIN];
}

function parseUrl(address: string, origin: string): URL | null {
  if (!address.startsWith("/")) return null;
  try {
    const url = new URL(origin + address);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Content-Security-Policy", CLOSED_POLICY);
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(status).end(`${text}\n`);
}

async function sendDocument(incoming: IncomingMessage, response: ServerResponse, document: Document): Promise<void> {
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  let { body } = document;
  if (body.length > 1024 && /\bgzip\b/.test(accepted)) {
    body = await compress(body);
    response.setHeader("Content-Encoding", "gzip");
  }
  const { headers } = document;
  // Only the document cache gives pages out as the same for everyone; this one is the visitor's.
  if (headers.has("Set-Cookie") || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  else if (headers.get("Cache-Control")?.includes("s-maxage")) headers.set("Cache-Control", "private, no-cache");
  response.setHeader("Vary", "Accept-Encoding, Cookie");
  response.setHeader("Content-Length", body.length);
  writeHead(response, document.status, headers);
  response.end(incoming.method === "HEAD" ? undefined : body);
}
