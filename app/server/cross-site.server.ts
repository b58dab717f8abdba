import type { IncomingMessage } from "node:http";

/**
 * Whether a request that changes something comes from our own pages. Browsers say so in Sec-Fetch-Site, older ones in
 * Origin, text browsers in Referer alone. Whoever sends none of the three is refused: our pages ask every browser to
 * send it (Referrer-Policy), and programs have interfaces of their own.
 */
export function isSameSite(incoming: IncomingMessage, origins: string[]): boolean {
  const site = incoming.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, referer } = incoming.headers;
  if (origin !== undefined) return origins.includes(origin);
  return origins.some((ours) => referer === ours || referer?.startsWith(`${ours}/`));
}
