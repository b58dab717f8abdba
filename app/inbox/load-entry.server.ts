import { data } from "@remix-run/node";
import type { RequestContext } from "../server/http/context.server";
import type { EntryKind } from "../server/inbox-source.server";
import { newId } from "../server/new-id.server";
import { business } from "../site";
import { type EntryView, toEntryView } from "./entry-view.server";
import { findLateMoment } from "./list/list-entries.server";
import { loadEntryHistory } from "./load-entry-history.server";

export interface LoadedEntry {
  kind: Pick<EntryKind, "name" | "noun">;
  path: string;
  entry: EntryView | null;
  missing: boolean;
  formId: string;
  answer: { formId: string; path: string; subject: string };
}

export async function loadEntry(context: RequestContext, kind: EntryKind, id: string) {
  const { name, noun } = kind;
  const loaded: LoadedEntry = {
    kind: { name, noun },
    path: kind.getPath(encodeURIComponent(id)),
    ...{ entry: null, missing: false, formId: newId() },
    answer: {
      formId: newId(),
      path: kind.getAnswerPath(encodeURIComponent(id)),
      subject: kind.createAnswerSubject(await context.settings.read(business)),
    },
  };
  try {
    const [row, history, lateMoment] = await Promise.all([
      kind.findRow(id),
      loadEntryHistory(context, kind, id),
      findLateMoment(context),
    ]);
    if (!row) return data({ ...loaded, missing: true }, { status: 404 });
    return data({ ...loaded, entry: toEntryView(row, history, context.env.BUSINESS_TIMEZONE, lateMoment) });
  } catch (error) {
    // The list next to it shows the error.
    context.log.error({ err: error, id: context.requestId }, `inbox ${noun} not loaded`);
    return data(loaded, { status: 503 });
  }
}
