import type { IncomingHttpHeaders } from "node:http";
import type { Row } from "#drizzle/schema";
import { cleanLine } from "../text/clean-text";

/** Where the visit came from. For a page that was opened from another page of this site. */
export const WITHIN_SITE = "";
export const DIRECT = "Direct";
/** Sources that are not kept by name. */
export const OTHER_SOURCES = "Other";

const MAX_SOURCE = 60;
/** Programs that open pages by themselves, as they name themselves. */
const PROGRAMS =
  /bot|crawl|spider|slurp|scrap|archiv|preview|monitor|uptime|lighthouse|headless|phantom|inspect|scan|feed|fetch|^curl|^wget|python|java\/|go-http|okhttp|axios|node|ruby|perl|php|facebookexternalhit|whatsapp|mediapartners|validator/i;

/** False for programs, pages loaded in advance, and visitors who ask not to be tracked (DNT, Global Privacy Control). */
export function isCountedVisitor(headers: IncomingHttpHeaders): boolean {
  const agent = headers["user-agent"];
  if (!agent || headers.dnt === "1" || headers["sec-gpc"] === "1") return false;
  if (headers["sec-purpose"] !== undefined || headers.purpose === "prefetch") return false;
  const destination = headers["sec-fetch-dest"];
  return (destination === undefined || destination === "document") && !PROGRAMS.test(agent);
}

export function getDevice(agent: string): Row<"pageViews">["device"] {
  if (/iPad|Tablet|Silk|PlayBook|Android(?!.*Mobile)/.test(agent)) return "tablet";
  return /Mobi|iPhone|iPod/.test(agent) ? "phone" : "computer";
}

/** The campaign's source, else the host that the visitor came from, else "Direct". */
export function getSource(address: string, { referer, host, ...headers }: IncomingHttpHeaders): string {
  const campaign = address.includes("utm_source=") && new URLSearchParams(address.split("?")[1]).get("utm_source");
  if (campaign) return cleanSource(campaign);
  if (headers["sec-fetch-site"] === "same-origin") return WITHIN_SITE;
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  if (!from || !/^https?:$/.test(from.protocol)) return DIRECT;
  return from.host === host ? WITHIN_SITE : cleanSource(from.host.replace(/^www\./, ""));
}

/** Nothing that may be about a person, such as an email address in the address of a newsletter's link. */
function cleanSource(text: string): string {
  const line = cleanLine(text).slice(0, MAX_SOURCE);
  return line.includes("@") ? OTHER_SOURCES : line || DIRECT;
}
