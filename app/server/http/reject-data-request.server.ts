import { data } from "@remix-run/node";
import type { RequestContext } from "./context.server";

/** Remix would buffer a whole file, or wait forever for an event stream, to send it as `….data`. @throws 404 */
export function rejectDataRequest({ incoming }: RequestContext): void {
  if (new URL(incoming.url ?? "/", "http://here.invalid").pathname.endsWith(".data")) throw data(null, { status: 404 });
}
