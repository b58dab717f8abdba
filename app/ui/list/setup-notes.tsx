interface SetupNotesProps {
  notes: readonly string[];
  label?: string;
}

export function SetupNotes({ notes, label = "Setup needed" }: SetupNotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 border-l-8 border-err bg-rose px-4 py-3" aria-label={label}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
