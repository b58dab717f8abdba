import type { HeadersFunction } from "@remix-run/node";

/** The document cache keeps the page for five minutes. */
export const PUBLIC_CACHE = "public, s-maxage=300";

export const headers: HeadersFunction = () => ({ "Cache-Control": PUBLIC_CACHE });
