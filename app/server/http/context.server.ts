import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { data } from "@remix-run/node";
import type { Services } from "../services.server";

export interface RequestContext extends Services {
  requestId: string;
  clientIp: string;
  incoming: IncomingMessage;
  /** True if the visitor has left and nobody else is waiting for the page. */
  isAbandoned(): boolean;
  /** Runs work after the response, so that its duration does not show in the response time. A failure is logged. */
  afterAnswer(work: () => Promise<unknown>): void;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends RequestContext {}
  interface Future {
    v3_singleFetch: true;
  }
}

/** Browsers accept HTML when they open a page; programs that ask for a file do not. */
export const acceptsHtml = ({ headers: { accept = "" } }: IncomingMessage): boolean => /text\/html/.test(accept);

/** With `proxies` trusted proxies, the client is the entry at this position from the right of X-Forwarded-For. */
export function getClientIp(incoming: IncomingMessage, proxies: number): string {
  const direct = incoming.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return direct;
  const forwarded = listForwarded(incoming);
  return parseIp(forwarded[forwarded.length - proxies] ?? "") ?? direct;
}

export const listForwarded = ({ headers }: IncomingMessage): string[] =>
  String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The address in an entry such as `203.0.113.7:4711`, `[2001:db8::1]:4711` or `fe80::1%eth0`. */
function parseIp(entry: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^[\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  const ip = (bracketed ?? plain ?? entry).replace(/%.*$/s, "");
  return isIP(ip) ? ip : null;
}

/** Remix would buffer a whole file, or wait forever for an event stream, to send it as `….data`. @throws 404 */
export function rejectDataRequest({ incoming }: RequestContext): void {
  if (new URL(incoming.url ?? "/", "http://here.invalid").pathname.endsWith(".data")) throw data(null, { status: 404 });
}
