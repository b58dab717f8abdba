export const STAFF_EMAIL_LIMITS = { subject: 150, text: 10_000 } as const;

export const createGreeting = (name: string) => `Hi ${name},\n\n`;

export const INITIAL_TEXT = createGreeting("{name}");

export const isOnlyGreeting = (text: string): boolean => /^Hi [^\s,]+,$/.test(text.trim());

export function isUnedited({ subject, text }: { subject: string; text: string }): boolean {
  return !subject.trim() && isOnlyGreeting(text);
}

export type PlaceholderValues = Readonly<Record<string, string>>;

/** Replaces each placeholder once, so that braces in a customer's name stay as they are. */
export function fillPlaceholders(template: string, values: PlaceholderValues): string {
  return template.replace(/\{([a-z]+)\}/g, (placeholder, key: string) =>
    Object.hasOwn(values, key) ? (values[key] as string) : placeholder,
  );
}

/** For the form, which cannot import server code. */
export const staffEmailRules = { limits: STAFF_EMAIL_LIMITS, isUnedited, fillPlaceholders };
