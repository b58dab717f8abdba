export function joinSearchText(values: readonly (string | null)[]): string {
  return values.filter(Boolean).join("\n").toLowerCase();
}

export const toDigits = (text: string): string => text.replace(/\D/g, "");

const MIN_PHONE_DIGITS = 6;

/** A match contains one of the results: the text in lowercase, or the digits of a telephone number. */
export function listSearchTexts(typed: string): string[] {
  const text = typed.toLowerCase();
  const digits = toDigits(text);
  if (digits.length < MIN_PHONE_DIGITS || /[^\d\s().+/-]/.test(text)) return [text];
  // Most numbers are stored without the country code.
  return [...new Set([text, digits.length === 11 ? digits.replace(/^1/, "") : digits])];
}
