import type { IncomingHttpHeaders } from "node:http";
import { type Secrets, sign, verifySignature } from "../secrets.server";

const PURPOSE = "health probe";

export const PROBE_HEADER = "x-health-probe";
/** The number of entries in X-Forwarded-For, for whoever knows SESSION_SECRET. */
export const PROXIES_HEADER = "x-health-proxies";

export const signProbe = (secrets: Secrets, origin: string): string => sign(secrets.session, PURPOSE, origin);

export function isProbe(headers: IncomingHttpHeaders, secrets: Secrets, origin: string): boolean {
  const signature = headers[PROBE_HEADER];
  return typeof signature === "string" && verifySignature(secrets.session, PURPOSE, origin, signature);
}
