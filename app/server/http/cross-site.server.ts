import type { IncomingMessage } from "node:http";
import type { Env } from "../env.server";

/**
 * Whether a request that changes something comes from our own pages. Browsers say so in Sec-Fetch-Site, older ones in
 * Origin, text browsers in Referer, and those leave it out where the page's address has a query. Whoever sends none of
 * the three is let through only without a session: then the request can do nothing that its sender could not do anyway.
 */
export function isSameSite(incoming: IncomingMessage, origins: string[], hasSession: boolean): boolean {
  const site = incoming.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, referer } = incoming.headers;
  if (origin !== undefined) return origins.includes(origin);
  if (referer === undefined) return !hasSession;
  return origins.some((ours) => referer === ours || referer.startsWith(`${ours}/`));
}

/** The origins of our own pages: the configured one and, locally, also the address that was opened. */
export function ownOrigins(incoming: IncomingMessage, env: Env): string[] {
  return env.APP_ENV === "local" ? [env.ORIGIN, `http://${incoming.headers.host}`] : [env.ORIGIN];
}
