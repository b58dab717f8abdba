import { limits } from "../model/product-fields";

/** Dollars as somebody types them, such as `$1,299.50`. Null if it is no amount. */
export function parseDollars(text: string): number | null {
  if (!/^\$?\s?(\d{1,6}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text)) return null;
  const cents = Math.round(Number(text.replace(/[$,\s]/g, "")) * 100);
  return cents <= limits.cents ? cents : null;
}

export function parseCopies(text: string): number | null {
  const copies = /^\d{1,7}$|^\d{1,3}(,\d{3})+$/.test(text) ? Number(text.replaceAll(",", "")) : 0;
  return copies >= 1 && copies <= limits.copies ? copies : null;
}

export function isCheckoutLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, hostname } = new URL(text);
  return protocol === "https:" && username === "" && hostname.includes(".");
}
