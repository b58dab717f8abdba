interface Edits<Texts> {
  shown: Texts;
  saved: Texts;
  typed: Texts;
}

/** Merges two people's changes of different fields, and asks about those of the same field. */
export function mergeEdits<Name extends string, Texts extends Record<Name, string>>(
  names: readonly Name[],
  { shown, saved, typed }: Edits<Texts>,
) {
  const edited = names.filter((name) => typed[name] !== shown[name]);
  const theirs = names.filter((name) => saved[name] !== shown[name]);
  return {
    merged: { ...saved, ...Object.fromEntries(edited.map((name) => [name, typed[name]])) } as Texts,
    theirs,
    contested: theirs.filter((name) => edited.includes(name) && saved[name] !== typed[name]),
  };
}

export const getShownName = (name: string) => `shown_${name}`;

export const hasTexts = (saved: Readonly<Record<string, string>>, texts: Readonly<Record<string, string>>): boolean =>
  Object.entries(texts).every(([name, text]) => saved[name] === text);
