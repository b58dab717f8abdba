import { paths } from "#app/paths";

/** What a letter to customers may hold. Lengths in characters. */
export const composeLimits = { orders: 50, subject: 150, text: 10_000 } as const;

/** What every letter begins with. */
export const BEGINNING = "Hi {name},\n\n";

/** Whether nothing is lost with it. */
export function isUntouched({ subject, text }: { subject: string; text: string }): boolean {
  return !subject.trim() && text.trim() === BEGINNING.trim();
}

/** What a letter says about the order it goes out for. */
export interface Facts {
  name: string;
  order: string;
  package: string;
}

export const placeholders = ["name", "order", "package"] as const;

/** Puts the facts in place of `{name}`, `{order}` and `{package}`, once: what a name contains is no placeholder. */
export function fill(template: string, facts: Facts): string {
  return template.replace(/\{(name|order|package)\}/g, (_, key: keyof Facts) => facts[key]);
}

export interface LetterProblem {
  field: "subject" | "text" | null;
  title: string;
  description: string;
}

export const failedToSend = (): LetterProblem => ({
  field: null,
  title: "Error",
  description: "Failed to send emails",
});

/** What has to be mended before a letter goes out. */
export function checkLetter({ subject, text }: { subject: string; text: string }): LetterProblem[] {
  const problems: LetterProblem[] = [];
  const check = (field: "subject" | "text", label: string, value: string) => {
    const problem = (title: string, description: string) => problems.push({ field, title, description });
    const unknown = /\{([a-z_]{1,30})\}/gi.exec(value.replace(/\{(name|order|package)\}/g, ""))?.[0];
    if (!value.trim()) problem(`${label} Required`, `Please enter the ${label.toLowerCase()}.`);
    else if (value.length > composeLimits[field])
      problem("Too Long", `${label}: please keep it to ${composeLimits[field].toLocaleString("en-US")} characters.`);
    else if (unknown)
      problem("Unknown Placeholder", `${label}: there is no ${unknown}. Use {name}, {order} or {package}.`);
  };
  check("subject", "Subject", subject);
  check("text", "Text", text);
  return problems;
}

/** `2 duplicates and 1 invalid address skipped.`, or nothing. */
export function skippedWords({ duplicates, invalid }: { duplicates: number; invalid: number }): string {
  const parts = [
    duplicates > 0 && `${duplicates} ${duplicates === 1 ? "duplicate" : "duplicates"}`,
    invalid > 0 && `${invalid} invalid ${invalid === 1 ? "address" : "addresses"}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(" and ")} skipped.` : "";
}

/** Where a letter to these orders is written; `ids` are ids or numbers, and `back` is where it was begun. */
export function composeAddress(ids: string[], back: string): string {
  return `${paths.adminCompose}?${new URLSearchParams([["back", back], ...ids.map((id) => ["id", id])])}`;
}
