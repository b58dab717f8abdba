import type { ComponentProps } from "react";
import type { FormError } from "#app/order/model/form-errors";
import { MAX_LENGTHS } from "#app/order/model/order-labels";
import { NoteForm, NoteList } from "#app/ui/list/ticket/notes.tsx";

export interface NotesTicket {
  notes: ComponentProps<typeof NoteList>["notes"];
  trashedAt: string | null;
}

interface NotesSectionProps {
  ticket: NotesTicket;
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
