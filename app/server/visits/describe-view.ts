import type { IncomingHttpHeaders } from "node:http";
import type { Row } from "#drizzle/schema";
import { DIRECT, nameVisitSource } from "../forms/visit-source";

export const WITHIN_SITE = "";

const BROWSER = /^(Mozilla|Opera|Lynx|Links|ELinks|w3m|NetSurf|Dillo)\b/;
const PROGRAM =
  /bot\b|crawl|spider|slurp|headless|lighthouse|compatible;|ChatGPT|Perplexity|facebookexternalhit|preview/i;
const MAX_REMEMBERED = 1000;
const MAX_REMEMBERED_LENGTH = 500;
const PAYMENT_PAGE = /(^|\.)stripe\.com$/;

export interface View {
  device: Row<"pageViews">["device"];
  source: string;
}

/** Null for programs, prefetched pages, and visitors who ask not to be tracked (DNT, Global Privacy Control). */
export function describeView(address: string, headers: IncomingHttpHeaders): View | null {
  if (headers.dnt === "1" || headers["sec-gpc"] === "1") return null;
  if (headers["sec-purpose"] !== undefined || headers.purpose === "prefetch") return null;
  const destination = headers["sec-fetch-dest"];
  if (destination !== undefined && destination !== "document") return null;
  const device = findDevice(headers["user-agent"] ?? "");
  return device && { device, source: getSource(address, headers) };
}

const findDevice = remember((agent: string): View["device"] | null => {
  if (!BROWSER.test(agent) || PROGRAM.test(agent)) return null;
  if (/iPad|Tablet|Silk|PlayBook|Android(?!.*Mobile)/.test(agent)) return "tablet";
  return /Mobi|iPhone|iPod/.test(agent) ? "phone" : "computer";
});

function getSource(address: string, { referer = "", host, ...headers }: IncomingHttpHeaders): string {
  const campaign = address.includes("utm_source=") && new URLSearchParams(address.split("?")[1]).get("utm_source");
  if (campaign) return nameVisitSource({ utm: { source: campaign } }) ?? DIRECT;
  if (headers["sec-fetch-site"] === "same-origin") return WITHIN_SITE;
  const from = readReferrer(referer);
  if (!from) return DIRECT;
  return from.host === host || from.isPaymentPage ? WITHIN_SITE : from.name;
}

const readReferrer = remember((referrer: string) => {
  if (!/^https?:/.test(referrer) || !URL.canParse(referrer)) return null;
  const { host, hostname } = new URL(referrer);
  return { host, isPaymentPage: PAYMENT_PAGE.test(hostname), name: nameVisitSource({ referrer }) ?? DIRECT };
});

// Browsers and referring pages are few, and reading these headers takes longer than the rest of counting.
function remember<Answer>(read: (header: string) => Answer): (header: string) => Answer {
  const known = new Map<string, Answer>();
  return (header) => {
    const answer = known.get(header);
    if (answer !== undefined) return answer;
    const found = read(header);
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (header.length <= MAX_REMEMBERED_LENGTH) known.set(header, found);
    return found;
  };
}
