import type { HeadersFunction } from "@remix-run/node";

/** `headers` of a page that is the same for everyone: the document cache keeps it for five minutes. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "public, s-maxage=300" });
