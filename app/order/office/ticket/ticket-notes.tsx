import { NoteForm, NoteList } from "../../../ui/list/ticket/notes";
import type { FormError } from "../change/form-errors";
import { MAX_LENGTHS } from "../order-labels";
import type { Ticket } from "./detail";

interface NotesSectionProps {
  ticket: Ticket;
  action: string;
  error: FormError | undefined;
}

export function NotesSection({ ticket: { notes, trashedAt }, action, error }: NotesSectionProps) {
  const isTrashed = trashedAt !== null;
  return (
    <section>
      <h3>Admin Notes</h3>
      <NoteList notes={notes} />
      {notes.length === 0 && isTrashed ? <p className="ticket-soft">No notes.</p> : null}
      {isTrashed ? null : <NoteForm action={action} error={error} maxLength={MAX_LENGTHS.note} />}
    </section>
  );
}
