import { data } from "@remix-run/node";
import type { RequestContext } from "./context.server";

/**
 * Files and streams are had at their own address only: asked for as the data of a page (`….data`) Remix would first
 * collect all of it, and of a stream there is no end.
 * @throws 404
 */
export function rejectDataRequest({ incoming }: RequestContext): void {
  if (new URL(incoming.url ?? "/", "http://here.invalid").pathname.endsWith(".data")) throw data(null, { status: 404 });
}
