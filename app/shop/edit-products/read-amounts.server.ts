import { parseDollars, parseNumber } from "#app/server/text/money";
import { limits } from "../model/product-fields";

/** In cents. */
export function parsePrice(text: string): number | null {
  const cents = parseDollars(text);
  return cents !== null && cents <= limits.cents ? cents : null;
}

export function parseCopies(text: string): number | null {
  const copies = parseNumber(text) ?? 0;
  return Number.isInteger(copies) && copies >= 1 && copies <= limits.copies ? copies : null;
}

export function isCheckoutLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, hostname } = new URL(text);
  return protocol === "https:" && username === "" && hostname.includes(".");
}
