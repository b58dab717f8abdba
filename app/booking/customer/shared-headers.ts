import type { HeadersFunction } from "@remix-run/node";

const isPrivate = (headers: Headers) => headers.get("Cache-Control")?.includes("no-store");

/** Cached for only a minute, because times pass. A page with what somebody typed or booked is not cached. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, parentHeaders }) => ({
  "Cache-Control": [actionHeaders, loaderHeaders, parentHeaders].some(isPrivate) ? "no-store" : "public, s-maxage=60",
});
