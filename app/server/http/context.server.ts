import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Env } from "../env.server";
import type { Services } from "../services.server";
import { isPrivateHost } from "./private-host.server";

/** The services plus what is known of the one request being answered. */
export interface RequestContext extends Services {
  requestId: string;
  clientIp: string;
  /** The connection's own request, for bodies that are streamed instead of read (form.server.ts). */
  incoming: IncomingMessage;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends RequestContext {}
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * The visitor's address. Of X-Forwarded-For only the entries that our own proxies appended count:
 * with `hops` proxies the visitor is the `hops`-th from the right. An entry that is not an address is ignored.
 */
export function getClientIp(incoming: IncomingMessage, proxies: number): string {
  const direct = incoming.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return direct;
  const forwarded = String(incoming.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return parseIp(forwarded[forwarded.length - proxies] ?? "") ?? direct;
}

/** The address in an entry such as `203.0.113.7:4711`, `[2001:db8::1]:4711` or `fe80::1%eth0`, or null. */
function parseIp(entry: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^[\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  const ip = (bracketed ?? plain ?? entry).replace(/%.*$/s, "");
  return isIP(ip) ? ip : null;
}

/**
 * What links caused by a request begin with. If ORIGIN is not set, it is the address that the visitor opened, but only
 * on this machine or a private network, because anybody can send any Host.
 */
export function getLinkOrigin({ headers }: IncomingMessage, env: Env): string {
  const opened = `http://${headers.host ?? ""}`;
  if (env.originIsSet || !/^http:\/\/[\w.:[\]-]+$/.test(opened) || !URL.canParse(opened)) return env.ORIGIN;
  const { hostname, origin } = new URL(opened);
  return isPrivateHost(hostname) ? origin : env.ORIGIN;
}
