import type { IncomingMessage } from "node:http";
import type { Env } from "../env/env.server";

/** Text browsers may send none of these headers. Such a request passes without a session, where it can do no harm. */
export function isSameSite(incoming: IncomingMessage, origins: string[], hasSession: boolean): boolean {
  const site = incoming.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, referer } = incoming.headers;
  if (origin !== undefined) return origins.includes(origin);
  if (referer === undefined) return !hasSession;
  return origins.some((ours) => referer === ours || referer.startsWith(`${ours}/`));
}

export function ownOrigins(incoming: IncomingMessage, env: Env): string[] {
  return env.APP_ENV === "local" ? [env.ORIGIN, `http://${incoming.headers.host}`] : [env.ORIGIN];
}

export const SESSION_COOKIES = ["session", "__Host-session"];

export function hasSession({ headers }: IncomingMessage): boolean {
  return (headers.cookie ?? "").split(/;\s*/).some((pair) => SESSION_COOKIES.includes(pair.split("=", 1)[0] as string));
}
