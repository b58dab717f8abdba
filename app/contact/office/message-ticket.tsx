import { Link } from "@remix-run/react";
import { type EntryError, MAX_NOTE } from "#app/inbox/entry-error";
import { type Filters, getListUrl, getMessageUrl } from "#app/inbox/list/filters";
import { StatusLabel } from "#app/inbox/status-label.tsx";
import type { Colleague } from "#app/server/colleagues.server";
import { DeleteSection, TrashNotice } from "#app/trash/trash-form.tsx";
import { HistorySection } from "#app/ui/list/ticket/history-section.tsx";
import { NoteForm, NoteList } from "#app/ui/list/ticket/notes.tsx";
import { Fact, RecordTicket } from "#app/ui/list/ticket/record-ticket.tsx";
import { getEmailLink, getTelLink } from "#app/ui/tel";
import { MESSAGE_KIND } from "../model/message-fields";
import { AnswerForm } from "./answer-form";
import type { MessageView } from "./message-view.server";
import { StatusForms } from "./status-forms";

interface MessageTicketProps {
  message: MessageView;
  colleagues: Colleague[];
  formId: string;
  answerId: string;
  filters: Filters;
  error: EntryError | undefined;
}

export function MessageTicket({ message, colleagues, formId, answerId, filters, error }: MessageTicketProps) {
  // A note that was refused stays, even if the message was deleted meanwhile.
  const noteError = error?.form === "note" ? error : undefined;
  const action = getMessageUrl(message.id, filters);
  return (
    <RecordTicket title={message.name} listUrl={getListUrl(filters)}>
      {message.trashedAt ? (
        <TrashNotice since={message.trashedAt} kind={MESSAGE_KIND} id={message.id} back={action} />
      ) : null}
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="ticket-soft">
          {message.label}, {message.received}
        </span>
        <span className="flex items-center gap-[0.4rem] font-semibold">
          <StatusLabel status={message.status} />
        </span>
      </p>
      <section>
        <h3>Message</h3>
        <p className="ticket-words">{message.text || "No text"}</p>
        {message.trashedAt || message.status === "spam" ? (
          <p className="mt-3">Restore this message to answer it.</p>
        ) : (
          <AnswerForm {...{ message, answerId, filters }} />
        )}
        {message.trashedAt ? null : <StatusForms message={message} colleagues={colleagues} action={action} />}
      </section>
      <SpamReasons message={message} />
      <Answers answers={message.answers} />
      <section>
        <h3>Contact</h3>
        <dl className="ticket-facts">
          <Fact label="Email" fullWidth>
            <a href={getEmailLink(message.email)}>{message.email}</a>
          </Fact>
          {message.phone ? (
            <Fact label="Phone">
              <a href={getTelLink(message.phone)}>{message.phone}</a>
            </Fact>
          ) : null}
          {message.details.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </dl>
        <p className="mt-2">
          <Link to={getListUrl({ q: message.email })}>Everything from this address</Link>
        </p>
      </section>
      {message.trashedAt && message.notes.length === 0 && !noteError ? null : (
        <section>
          <h3>Notes</h3>
          <NoteList notes={message.notes} />
          {message.trashedAt && !noteError ? null : (
            <NoteForm action={action} error={noteError} maxLength={MAX_NOTE}>
              <input type="hidden" name="form_id" value={formId} />
            </NoteForm>
          )}
        </section>
      )}
      <Origin message={message} />
      <HistorySection history={message.history} />
      {message.trashedAt ? null : (
        <DeleteSection kind={MESSAGE_KIND} id={message.id} noun="message" listUrl={getListUrl(filters)} />
      )}
    </RecordTicket>
  );
}

function SpamReasons({ message: { spamReasons } }: { message: MessageView }) {
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

function Answers({ answers }: Pick<MessageView, "answers">) {
  if (answers.length === 0) return null;
  return (
    <section>
      <h3>Answers</h3>
      <NoteList notes={answers} />
    </section>
  );
}

function Origin({ message: { source, consentText } }: { message: MessageView }) {
  if (source.length === 0 && !consentText) return null;
  return (
    <section>
      <h3>Where it came from</h3>
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
