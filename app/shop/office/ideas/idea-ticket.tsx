import { Form } from "@remix-run/react";
import { type EntryError, MAX_NOTE } from "#app/inbox/entry-error";
import { inboxStatusLabels, inboxStatusShapes } from "#app/inbox/statuses";
import { paths } from "#app/paths";
import { IDEA_KIND } from "#app/shop/model/idea-fields";
import { DeleteSection, TrashNotice } from "#app/trash/trash-form.tsx";
import { AssignForm } from "#app/ui/list/ticket/assign-form.tsx";
import { HistorySection } from "#app/ui/list/ticket/history-section.tsx";
import { NoteForm, NoteList } from "#app/ui/list/ticket/notes.tsx";
import { Fact } from "#app/ui/list/ticket/record-ticket.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { Idea } from "./load-idea.server";

export function IdeaTicket({ idea, error }: { idea: Idea; error: EntryError | undefined }) {
  // A note that was refused stays, even if the idea was deleted meanwhile.
  const noteError = error?.form === "note" ? error : undefined;
  const action = paths.adminIdea(encodeURIComponent(idea.id));
  const { id, name, email, text, status, received, spamReasons, source, trashedAt } = idea;
  return (
    <article className="max-w-3xl" aria-labelledby="idea-title">
      <header className="ticket-stub flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 py-4">
        <div className="min-w-0 wrap-anywhere">
          <h1 id="idea-title">{name}</h1>
          <p>Idea for the Vault, {received}</p>
        </div>
        <p className="flex items-center gap-[0.4rem] font-semibold">
          <StatusMark shape={inboxStatusShapes[status]} />
          {inboxStatusLabels[status]}
        </p>
      </header>
      <div className="ticket-slip grid grid-cols-1 gap-6 px-6 pt-5 pb-6">
        {trashedAt ? <TrashNotice since={trashedAt} kind={IDEA_KIND} id={id} back={action} /> : null}
        <section aria-labelledby="text-title">
          <h2 id="text-title">Idea</h2>
          <p className="ticket-words mt-2">{text}</p>
          {trashedAt || status === "spam" ? null : (
            <p className="mt-4">
              <a className="tool tool-hot font-bold" href={getReplyLink(idea)}>
                Reply by email
              </a>
            </p>
          )}
          {trashedAt ? null : (
            <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-1 border-t border-line pt-2">
              <div className="min-w-0 flex-[1_1_13rem]">
                <AssignForm assigneeId={idea.assigneeId} colleagues={idea.colleagues} action={action} />
              </div>
              <StatusForm status={status} />
            </div>
          )}
        </section>
        {spamReasons.length > 0 ? (
          <section aria-labelledby="spam-title">
            <h2 id="spam-title">Why it looks like spam</h2>
            <ul className="ticket-notes mt-2">
              {spamReasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <section aria-labelledby="sender-title">
          <h2 id="sender-title">Sender</h2>
          <dl className="ticket-facts mt-2">
            <Fact label="Email" fullWidth>
              <a href={`mailto:${encodeAddress(email)}`}>{email}</a>
            </Fact>
            {source.map(({ label, value }) => (
              <Fact key={label} label={label} fullWidth>
                {value}
              </Fact>
            ))}
          </dl>
        </section>
        {trashedAt && idea.notes.length === 0 && !noteError ? null : (
          <section aria-labelledby="notes-title">
            <h2 id="notes-title" className="mb-2">
              Notes
            </h2>
            <NoteList notes={idea.notes} />
            {trashedAt && !noteError ? null : (
              <NoteForm action={action} error={noteError} maxLength={MAX_NOTE}>
                <input type="hidden" name="form_id" value={idea.formId} />
              </NoteForm>
            )}
          </section>
        )}
        {idea.history.length > 0 ? <HistorySection history={idea.history} /> : null}
        {trashedAt ? null : <DeleteSection kind={IDEA_KIND} id={id} noun="idea" listUrl={paths.adminInbox} />}
      </div>
    </article>
  );
}

function StatusForm({ status }: Pick<Idea, "status">) {
  return (
    <Form className="flex flex-wrap gap-2" method="post" preventScrollReset>
      <input type="hidden" name="intent" value="idea_status" />
      <input type="hidden" name="shown_status" value={status} />
      {status === "spam" ? null : (
        <button className="tool" name="status" value={status === "new" ? "answered" : "new"} type="submit">
          {status === "new" ? "Mark answered" : "Mark as new"}
        </button>
      )}
      <button className="tool tool-plain" name="status" value={status === "spam" ? "new" : "spam"} type="submit">
        {status === "spam" ? "Restore" : "Mark as spam"}
      </button>
    </Form>
  );
}

function getReplyLink({ email, text }: Pick<Idea, "email" | "text">): string {
  const quoted = text
    .slice(0, 500)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const subject = encodeURIComponent("Your idea for the Digital Vault");
  return `mailto:${encodeAddress(email)}?subject=${subject}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
}

const encodeAddress = (email: string) => encodeURIComponent(email).replaceAll("%40", "@");
