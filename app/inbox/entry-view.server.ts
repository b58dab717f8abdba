import { firstName } from "../server/email/layout.server";
import { describeVisitSource } from "../server/forms/visit-source";
import type { EntryRow } from "../server/inbox-source.server";
import { formatMoment } from "../server/time/business-time.server";
import { formatHistory } from "../trash/history.server";
import { describeLateness } from "./list/list-entries.server";
import type { LoadedHistory } from "./load-entry-history.server";

export function toEntryView(row: EntryRow, loaded: LoadedHistory, zone: string, lateMoment: Date) {
  const { id, label, name, email, phone, text, details, status, assigneeId, consentText } = row;
  const { colleagues, notes, answers, history } = loaded;
  const sent = { id, at: row.createdAt, actor: name, text: `Sent with the ${row.form}`, detail: null };
  return {
    ...{ id, label, name, email, phone, text, details, status, assigneeId, consentText },
    ...{ colleagues, notes, answers },
    spamReasons: row.spamReasons ?? [],
    business: row.business ?? null,
    firstName: firstName(name),
    source: describeVisitSource(row.source),
    late: row.deletedAt ? null : describeLateness(status, row.createdAt, lateMoment),
    received: formatMoment(row.createdAt, zone),
    trashedAt: row.deletedAt && formatMoment(row.deletedAt, zone),
    history: formatHistory([...history, sent], zone),
  };
}

export type EntryView = ReturnType<typeof toEntryView>;
