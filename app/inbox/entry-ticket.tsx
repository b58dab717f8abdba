import { Link } from "@remix-run/react";
import { DeleteSection, TrashNotice } from "../trash/trash-form";
import { FlashToast } from "../ui/feedback/toast";
import { HistorySection } from "../ui/list/ticket/history-section";
import { NoteForm, NoteList } from "../ui/list/ticket/notes";
import { Fact, RecordTicket } from "../ui/list/ticket/record-ticket";
import { NewQuoteLink } from "../ui/office/new-quote-link";
import { PersonLink } from "../ui/office/person-link";
import { AnswerForm } from "./answer/answer-form";
import { type EntryError, MAX_NOTE } from "./entry-error";
import { EntryStatusForms } from "./entry-status-forms";
import type { EntryView } from "./entry-view.server";
import { type Filters, getEntryUrl, getListUrl } from "./filters";
import type { LoadedEntry } from "./load-entry.server";
import { StatusLabel } from "./status-label";

interface EntryTicketProps extends LoadedEntry {
  filters: Filters;
  error: EntryError | undefined;
}

export function EntryTicket({ entry, missing, ...props }: EntryTicketProps) {
  const { kind, filters, error } = props;
  return (
    <>
      {/* The key focuses each newly opened entry and keeps typed text from moving to another one. */}
      {entry ? <Ticket key={entry.id} entry={entry} {...props} /> : null}
      {missing ? (
        <RecordTicket title="Not found" listUrl={getListUrl(filters)}>
          <p>{`We couldn’t find that ${kind.noun}. Someone may have deleted it.`}</p>
        </RecordTicket>
      ) : null}
      {error?.title ? (
        <div className="toasts" role="alert">
          <FlashToast flash={error} tone="error" />
        </div>
      ) : null}
    </>
  );
}

interface TicketProps extends Omit<EntryTicketProps, "entry" | "missing"> {
  entry: EntryView;
}

function Ticket({ entry, kind, path, filters, formId, answer, error }: TicketProps) {
  const { id, trashedAt } = entry;
  const action = getEntryUrl(path, filters);
  const listUrl = getListUrl(filters);
  return (
    <RecordTicket title={entry.name} noun="message" note={entry.business} contact={entry} listUrl={listUrl}>
      {trashedAt ? <TrashNotice since={trashedAt} kind={kind.name} id={id} back={action} /> : null}
      <section>
        <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4">
          <div className="flex flex-wrap items-baseline gap-x-2.5">
            <h3 className="mb-0">{entry.label}</h3>
            <small>{entry.received}</small>
          </div>
          <p className="flex items-center gap-[0.4rem] font-semibold">
            <StatusLabel status={entry.status} late={entry.late} />
          </p>
        </div>
        <p className="ticket-words">{entry.text || "No text"}</p>
        {trashedAt || entry.status === "spam" ? (
          <p className="mt-3">Restore this {kind.noun} to answer it.</p>
        ) : (
          <AnswerForm entry={entry} answer={answer} back={action} />
        )}
        {trashedAt ? null : <EntryStatusForms entry={entry} action={action} />}
      </section>
      <SpamReasons entry={entry} />
      {entry.answers.length > 0 ? (
        <section>
          <h3>Answers</h3>
          <NoteList notes={entry.answers} />
        </section>
      ) : null}
      <Contact entry={entry} />
      <Notes {...{ entry, error, action, formId }} />
      <Origin entry={entry} />
      <HistorySection history={entry.history} />
      {trashedAt ? null : <DeleteSection kind={kind.name} id={id} noun={kind.noun} listUrl={listUrl} />}
    </RecordTicket>
  );
}

function Contact({ entry }: Pick<TicketProps, "entry">) {
  const { email, details, trashedAt, status } = entry;
  return (
    <section>
      <h3>Contact</h3>
      {details.length > 0 ? (
        <dl className="ticket-facts mb-2">
          {details.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </dl>
      ) : null}
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <Link to={getListUrl({ q: email })} className="touch-link">
          All messages from this address
        </Link>
        {trashedAt || status === "spam" ? null : <NewQuoteLink {...entry} />}
        <PersonLink email={email} />
      </p>
    </section>
  );
}

function Notes({ entry, error, action, formId }: Pick<TicketProps, "entry" | "error" | "formId"> & { action: string }) {
  const { trashedAt, notes } = entry;
  // A note that was refused stays, even if the entry was deleted meanwhile.
  const noteError = error?.form === "note" ? error : undefined;
  if (trashedAt && notes.length === 0 && !noteError) return null;
  return (
    <section>
      <h3>Notes</h3>
      <NoteList notes={notes} />
      {trashedAt && !noteError ? null : (
        <NoteForm action={action} error={noteError} maxLength={MAX_NOTE}>
          <input type="hidden" name="form_id" value={formId} />
        </NoteForm>
      )}
    </section>
  );
}

function SpamReasons({ entry: { spamReasons } }: Pick<TicketProps, "entry">) {
  if (spamReasons.length === 0) return null;
  return (
    <section>
      <h3>Why it was flagged as spam</h3>
      <ul className="ticket-notes">
        {spamReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}

function Origin({ entry: { source, consentText } }: Pick<TicketProps, "entry">) {
  if (source.length === 0 && !consentText) return null;
  return (
    <section>
      <h3>Source</h3>
      <dl className="ticket-facts">
        {source.map(({ label, value }) => (
          <Fact key={label} label={label} fullWidth>
            {value}
          </Fact>
        ))}
        {consentText ? (
          <Fact label="Agreed to" fullWidth>
            {consentText}
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}
