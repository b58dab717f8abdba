export const INITIAL_TEXT = "Hi {name},\n\n";

export function isUnedited({ subject, text }: { subject: string; text: string }): boolean {
  return !subject.trim() && text.trim() === INITIAL_TEXT.trim();
}

export interface PlaceholderValues {
  name: string;
  order: string;
  package: string;
}

/** Replaces each placeholder once, so that braces in a customer's name stay as they are. */
export function fillPlaceholders(template: string, values: PlaceholderValues): string {
  return template.replace(/\{(name|order|package)\}/g, (_, key: keyof PlaceholderValues) => values[key]);
}

export function describeSkipped({ duplicates, invalid }: { duplicates: number; invalid: number }): string {
  const parts = [
    duplicates > 0 && `${duplicates} ${duplicates === 1 ? "duplicate" : "duplicates"}`,
    invalid > 0 && `${invalid} invalid ${invalid === 1 ? "address" : "addresses"}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(" and ")} skipped.` : "";
}
