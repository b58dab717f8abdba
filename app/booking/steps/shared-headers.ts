import type { HeadersFunction } from "@remix-run/node";

/** For a minute only, because times pass. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "public, s-maxage=60" });
