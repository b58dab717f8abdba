import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import type { Services } from "../services.server";
import { closeSlowUploads } from "./close-slow-uploads.server";
import { confirmOpenedLink, isConfirmation } from "./confirm-address.server";
import { getClientIp } from "./context.server";
import { hasSession, isSameSite, ownOrigins, SESSION_COOKIES } from "./cross-site.server";
import { createDocumentCache } from "./document-cache.server";
import { FLASH_COOKIE } from "./flash.server";
import { createHealthHandler } from "./health.server";
import { type Counted, logRequest } from "./log-request.server";
import { createMetricsHandler } from "./metrics.server";
import { type GetCacheKey, type GetWatchedLists, MAX_URL_LENGTH } from "./page-cache-key.server";
import type { GetRouteId } from "./route-ids.server";
import { securityHeaders } from "./security.server";
import { sendText } from "./send-bytes.server";
import { sendRemixResponse } from "./send-remix-response.server";

const PERSONAL_COOKIES = [FLASH_COOKIE, ...SESSION_COOKIES];

const PROGRAM_PATHS = /^\/(webhooks|api)\//;

interface ListenerOptions {
  services: Services;
  handle: RequestHandler;
  files: (incoming: IncomingMessage, response: ServerResponse, next: () => void) => void;
  getCacheKey: GetCacheKey | null;
  getWatchedLists: GetWatchedLists;
  getRouteId: GetRouteId;
  /** While true, no connection is kept, and /healthz and /readyz send the proxy to another instance. */
  isStopping?: () => boolean;
}

export function createListener(options: ListenerOptions): RequestListener {
  const { services, handle, getCacheKey, getWatchedLists, getRouteId, isStopping = () => false } = options;
  const { counters, env, log } = services;
  const headers = Object.entries(securityHeaders(env)).flat();
  const answerHealth = createHealthHandler(services, isStopping);
  const answerMetrics = createMetricsHandler(services);
  const cache = getCacheKey
    ? createDocumentCache({
        getCacheKey,
        getWatchedLists,
        getRouteId,
        counters,
        revisions: services.revisions,
        cookieNames: PERSONAL_COOKIES,
      })
    : null;

  const render: RequestHandler = async (request, context) => {
    await services.settings.refresh();
    counters.renders++;
    return handle(request, context);
  };

  const answer = async (incoming: IncomingMessage, response: ServerResponse, requestId: string, counted: Counted) => {
    counted.route = "other";
    const url = parseUrl(incoming.url ?? "/", env.ORIGIN);
    if (!url) return refuse(response, 400, "We can’t read this address. Please check it for typos.");
    if (url.pathname === "/healthz" || url.pathname === "/readyz") {
      counted.route = "health";
      return answerHealth(incoming, response, url.pathname);
    }
    if (answerMetrics && url.pathname === "/metrics") {
      counted.route = "metrics";
      return answerMetrics(incoming, response);
    }
    const safe = incoming.method === "GET" || incoming.method === "HEAD";
    if (!safe && incoming.method !== "POST") {
      response.setHeader("Allow", "GET, HEAD, POST");
      return refuse(response, 405, "This method is not used here.");
    }
    if (
      !safe &&
      !PROGRAM_PATHS.test(url.pathname) &&
      !isSameSite(incoming, ownOrigins(incoming, env), hasSession(incoming))
    )
      return refuse(
        response,
        403,
        "This form was sent from another site. Please open the page here and send it again.",
      );
    if (isConfirmation(incoming)) return confirmOpenedLink(services, url, response);
    if (safe && url.pathname.length > 1 && url.pathname.endsWith("/"))
      return void response.writeHead(308, { Location: trimSlashes(url.pathname) + url.search }).end();
    if (await isHidden(services, url.pathname))
      url.pathname = url.pathname.endsWith(".data") ? `${NOT_FOUND_PATH}.data` : NOT_FOUND_PATH;
    counted.route = getRouteId(url.pathname);
    const clientIp = getClientIp(incoming, env.TRUSTED_PROXIES);
    const afterAnswer = (work: () => Promise<unknown>) => {
      const logFailure = (error: unknown) => log.error({ err: error, id: requestId }, "work after the response failed");
      const run = () => void work().catch(logFailure);
      // The visitor may have left already.
      if (response.closed) run();
      else response.once("close", run);
    };
    return sendRemixResponse(render, cache, {
      incoming,
      response,
      url,
      context: { ...services, requestId, clientIp, incoming, afterAnswer },
    });
  };

  return (incoming, response) => {
    const requestId = randomUUID();
    const fail = (error: unknown) => {
      if (incoming.socket.destroyed || response.destroyed || response.writableEnded) return;
      log.error({ err: error, id: requestId }, "request failed");
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `Something went wrong on our side. Try again in a minute. Request ${requestId}`);
    };
    response.on("error", fail);
    try {
      const counted: Counted = { route: "file" };
      logRequest(services, { incoming, response, id: requestId, counted, getCacheKey });
      closeSlowUploads(incoming);
      const common = [...headers, "X-Request-Id", requestId, ...(isStopping() ? ["Connection", "close"] : [])];
      const served = isConfirmation(incoming) ? null : cache?.serve(incoming, response, common);
      if (served) {
        counted.route = served;
        return;
      }
      for (let i = 0; i < common.length; i += 2) response.setHeader(common[i] as string, common[i + 1] as string);
      options.files(incoming, response, () => void answer(incoming, response, requestId, counted).catch(fail));
    } catch (error) {
      fail(error);
    }
  };
}

const NOT_FOUND_PATH = "/not-found";

async function isHidden({ features }: Services, path: string): Promise<boolean> {
  for (const hides of Object.values(features.hides)) if (await hides(path)) return true;
  return false;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.setHeader("Connection", "close");
  sendText(response, status, text);
}

function parseUrl(address: string, origin: string): URL | null {
  // None of our pages has NUL in its address, and PostgreSQL refuses it in a query.
  if (!address.startsWith("/") || address.length > MAX_URL_LENGTH || address.includes("%00")) return null;
  try {
    const url = new URL(origin + address);
    decodeURIComponent(url.pathname);
    if (url.searchParams.has("_data")) url.searchParams.delete("_data");
    return url;
  } catch {
    return null;
  }
}

// Exactly one leading slash, so that the path can never be read as another host.
function trimSlashes(path: string): string {
  return `/${path.split("/").filter(Boolean).join("/")}`;
}
