/** A line of a history, as EditHistory shows it. */
export interface ShownEdit {
  id: string;
  at: string;
  actor: string;
  /** What was done, where the changes do not say it. */
  title?: string;
  changes: { label: string; before: string; after: string }[];
  /** Whether nobody has changed the same texts since, so that it can be undone. */
  isCurrent: boolean;
  /** What undoes it, if not the same as for the others. */
  intent?: string;
}
