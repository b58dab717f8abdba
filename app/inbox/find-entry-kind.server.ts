import { data } from "@remix-run/node";
import { findScreen } from "../office-screens";
import type { EntryKind } from "../server/inbox-source.server";
import type { Services } from "../server/services.server";

/** @throws 404 */
export function findEntryKind({ features }: Pick<Services, "features">, request: Request): EntryKind {
  const screen = findScreen(new URL(request.url).pathname);
  const source = Object.values(features.inboxEntries).find(({ kind }) => kind?.getPath(":id") === screen?.pattern);
  if (!source?.kind) throw data(null, { status: 404 });
  return source.kind;
}
