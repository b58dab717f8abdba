import type { HeadersFunction } from "@remix-run/node";

export const PUBLIC_CACHE = "public, s-maxage=300";

export const headers: HeadersFunction = () => ({ "Cache-Control": PUBLIC_CACHE });
