import type { IncomingMessage, ServerResponse } from "node:http";
import type { Services } from "../services.server";
import { hasSession } from "./cross-site.server";
import { toLoggedPath } from "./logged-path";
import type { GetCacheKey } from "./page-cache-key.server";

export interface Counted {
  route: string;
}

interface LoggedRequest {
  incoming: IncomingMessage;
  response: ServerResponse;
  id: string;
  counted: Counted;
  getCacheKey: GetCacheKey | null;
}

export function logRequest(
  { counters, log, pageViews }: Services,
  { incoming, response, id, counted, getCacheKey }: LoggedRequest,
): void {
  const started = performance.now();
  const { method } = incoming;
  const path = toLoggedPath(incoming.url);
  response.on("close", () => {
    const duration = performance.now() - started;
    counters.countRequest(counted.route, method, response.statusCode, duration);
    const ms = Math.round(duration * 10) / 10;
    const cut = response.writableFinished ? undefined : true;
    const status = response.statusCode;
    // Proxies ask every second.
    const level = counted.route === "health" && status === 200 ? "debug" : "info";
    log[level]({ id, method, path, status, ms, cut }, "request");
    const page = counted.route === "file" ? null : getOpenedPage(incoming, status, getCacheKey);
    if (page !== null) pageViews.count(page, incoming);
  });
}

function getOpenedPage(incoming: IncomingMessage, status: number, getCacheKey: GetCacheKey | null): string | null {
  const { method, url = "" } = incoming;
  if (method !== "GET" || (status !== 200 && status !== 304) || hasSession(incoming)) return null;
  return getCacheKey?.(url)?.split("?", 1)[0] ?? null;
}
