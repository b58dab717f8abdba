/** Specification: an at sign and a dot. Also refused: anything but one bare address (RFC 5322, section 3.4). */
export function isEmailAddress(text: string): boolean {
  return text.includes(".") && /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/u.test(text);
}
