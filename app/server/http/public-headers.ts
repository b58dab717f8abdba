import type { HeadersFunction } from "@remix-run/node";

/** The document cache keeps the page for five minutes. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "public, s-maxage=300" });
