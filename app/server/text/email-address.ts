/** Requires an at sign and a dot (specification) and exactly one bare address (RFC 5322, section 3.4). */
export function isEmailAddress(text: string): boolean {
  return text.includes(".") && /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/u.test(text);
}
