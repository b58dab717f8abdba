export interface ShownEdit {
  id: string;
  at: string;
  actor: string;
  /** What was done, if the changes do not say so. */
  title?: string;
  changes: { label: string; before: string; after: string }[];
  /** Whether the edit can be undone: nobody has changed the same texts since. */
  isCurrent: boolean;
  /** The intent that undoes this edit, if it differs from that of the list. */
  intent?: string;
}
