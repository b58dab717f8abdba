import type { IncomingMessage } from "node:http";

/**
 * Whether a request that changes something comes from our own pages. Browsers say so in Sec-Fetch-Site; older
 * ones at least in Origin. Programs that are no browser send neither; they have interfaces of their own.
 */
export function isSameSite(incoming: IncomingMessage, origins: string[]): boolean {
  const site = incoming.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origins.includes(incoming.headers.origin ?? "");
}
