interface Edits<Texts> {
  shown: Texts;
  /** What is stored now, perhaps changed by a colleague. */
  saved: Texts;
  typed: Texts;
}

/** For two people who edit the same record: changes to different fields merge, the same field asks. */
export function mergeEdits<Name extends string, Texts extends Record<Name, string>>(
  names: readonly Name[],
  { shown, saved, typed }: Edits<Texts>,
) {
  const edited = names.filter((name) => typed[name] !== shown[name]);
  const theirs = names.filter((name) => saved[name] !== shown[name]);
  return {
    merged: { ...saved, ...Object.fromEntries(edited.map((name) => [name, typed[name]])) } as Texts,
    theirs,
    /** Those of them that this form changes to something else. */
    contested: theirs.filter((name) => edited.includes(name) && saved[name] !== typed[name]),
  };
}

/** The name of the hidden field that holds the value that the form began with. */
export const getShownName = (name: string) => `shown_${name}`;

/** Whether these texts, such as those of an edit, are still what is saved. */
export const hasTexts = (saved: Readonly<Record<string, string>>, texts: Readonly<Record<string, string>>): boolean =>
  Object.entries(texts).every(([name, text]) => saved[name] === text);
