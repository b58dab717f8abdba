import type { IncomingHttpHeaders } from "node:http";
import type { Row } from "#drizzle/schema";
import { DIRECT, nameVisitSource } from "../forms/visit-source";

/** The source of a page that was opened from another page of this site, or on the way back from paying. */
export const WITHIN_SITE = "";

/** What browsers of people call themselves. */
const BROWSER = /^(Mozilla|Opera|Lynx|Links|ELinks|w3m|NetSurf|Dillo)\b/;
/** Programs that call themselves browsers, too. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|headless|lighthouse|compatible;|ChatGPT|Perplexity|facebookexternalhit|preview/i;
const PAYMENT_PAGE = /(^|\.)stripe\.com$/;

/** False for programs, pages loaded in advance, and visitors who ask not to be tracked (DNT, Global Privacy Control). */
export function isCountedVisitor(headers: IncomingHttpHeaders): boolean {
  const agent = headers["user-agent"] ?? "";
  if (headers.dnt === "1" || headers["sec-gpc"] === "1") return false;
  if (headers["sec-purpose"] !== undefined || headers.purpose === "prefetch") return false;
  const destination = headers["sec-fetch-dest"];
  return (destination === undefined || destination === "document") && BROWSER.test(agent) && !PROGRAM.test(agent);
}

export function getDevice(agent: string): Row<"pageViews">["device"] {
  if (/iPad|Tablet|Silk|PlayBook|Android(?!.*Mobile)/.test(agent)) return "tablet";
  return /Mobi|iPhone|iPod/.test(agent) ? "phone" : "computer";
}

/** As `nameVisitSource` does for forms. */
export function getSource(address: string, { referer = "", host, ...headers }: IncomingHttpHeaders): string {
  const campaign = address.includes("utm_source=") && new URLSearchParams(address.split("?")[1]).get("utm_source");
  if (campaign) return nameVisitSource({ utm: { source: campaign } }) ?? DIRECT;
  if (headers["sec-fetch-site"] === "same-origin") return WITHIN_SITE;
  if (!/^https?:/.test(referer) || !URL.canParse(referer)) return DIRECT;
  const from = new URL(referer);
  if (from.host === host || PAYMENT_PAGE.test(from.hostname)) return WITHIN_SITE;
  return nameVisitSource({ referrer: referer }) ?? DIRECT;
}
