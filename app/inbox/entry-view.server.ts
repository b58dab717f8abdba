import { firstName } from "../server/email/layout.server";
import { describeVisitSource } from "../server/forms/visit-source";
import type { InboxStatus } from "../server/inbox-source.server";
import { formatMoment } from "../server/time/business-time.server";
import { formatHistory } from "../trash/history.server";
import type { LoadedHistory } from "./load-entry-history.server";

export interface EntryRow {
  id: string;
  createdAt: Date;
  deletedAt: Date | null;
  /** The form that it was sent with, or what it is. */
  label: string;
  name: string;
  business?: string | null;
  email: string;
  phone: string | null;
  text: string;
  details: { label: string; value: string }[];
  status: InboxStatus;
  assigneeId: string | null;
  consentText: string | null;
  spamReasons: string[] | null;
  source: Parameters<typeof describeVisitSource>[0];
  form: string;
}

export function toEntryView(row: EntryRow, loaded: LoadedHistory, zone: string) {
  const { id, label, name, email, phone, text, details, status, assigneeId, consentText } = row;
  const { colleagues, notes, answers, history } = loaded;
  const sent = { id, at: row.createdAt, actor: name, text: `Sent with the ${row.form}`, detail: null };
  return {
    ...{ id, label, name, email, phone, text, details, status, assigneeId, consentText },
    ...{ colleagues, notes, answers },
    spamReasons: row.spamReasons ?? [],
    business: row.business ?? null,
    /** "" if the name has no word for a greeting. */
    firstName: firstName(name),
    source: describeVisitSource(row.source),
    received: formatMoment(row.createdAt, zone),
    trashedAt: row.deletedAt && formatMoment(row.deletedAt, zone),
    history: formatHistory([...history, sent], zone),
  };
}

export type EntryView = ReturnType<typeof toEntryView>;
