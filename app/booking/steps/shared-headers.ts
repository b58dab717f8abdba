import type { HeadersFunction } from "@remix-run/node";

const isPrivate = (headers: Headers) => headers.get("Cache-Control")?.includes("no-store");

/** For a minute only, because times pass. A page with what somebody typed or booked is not kept at all. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, parentHeaders }) => ({
  "Cache-Control": [actionHeaders, loaderHeaders, parentHeaders].some(isPrivate) ? "no-store" : "public, s-maxage=60",
});
