const MAX_LENGTH = 158;

/** The product's one line, and as many whole words of its text as search engines show. */
export function describeForSearch({ description, about }: { description: string; about: readonly string[] }): string {
  const text = [description, ...about].join(" ").replace(/\s+/g, " ").trim();
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:.]+$/, "")}…`;
}
