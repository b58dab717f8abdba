import { data } from "@remix-run/node";
import type { RequestContext } from "../server/http/context.server";
import { newId } from "../server/new-id.server";
import type { EntryKind } from "./entry-kind.server";
import { type EntryRow, type EntryView, toEntryView } from "./entry-view.server";
import { loadEntryHistory } from "./load-entry-history.server";

export interface LoadedEntry {
  kind: Pick<EntryKind, "name" | "noun" | "statusIntent">;
  /** Null if it is missing, or if the database failed. */
  entry: EntryView | null;
  missing: boolean;
  /** For its forms. */
  formId: string;
  answerId: string;
}

/** What a ticket beside the inbox shows. */
export async function loadEntry(
  context: RequestContext,
  kind: EntryKind,
  { id, find }: { id: string; find: () => Promise<EntryRow | null> },
) {
  const { name, noun, statusIntent } = kind;
  const loaded: LoadedEntry = {
    kind: { name, noun, statusIntent },
    ...{ entry: null, missing: false, formId: newId(), answerId: newId() },
  };
  try {
    const [row, history] = await Promise.all([find(), loadEntryHistory(context, kind, id)]);
    if (!row) return data({ ...loaded, missing: true }, { status: 404 });
    return data({ ...loaded, entry: toEntryView(row, history, context.env.BUSINESS_TIMEZONE) });
  } catch (error) {
    // The list next to it shows the error.
    context.log.error({ err: error, id: context.requestId }, `inbox ${noun} not loaded`);
    return data(loaded, { status: 503 });
  }
}
