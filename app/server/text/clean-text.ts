const PRINTABLE_ASCII = /^[ -~]*$/;

/** Removes control and bidirectional characters; line endings become \n, lone surrogates U+FFFD, the form NFC. */
export function cleanText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  return text
    .replace(/\r\n?/g, "\n")
    .toWellFormed()
    .normalize("NFC")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** Keeps spaces that mean something in Markdown. */
export function cleanMarkdown(text: string): string {
  return cleanText(text).replace(/^(\s*\n)+|\s+$/g, "");
}

/** Also true for invisible characters alone, such as a zero-width space. */
export const isBlank = (text: string): boolean => !/[^\p{Cc}\p{Cf}\p{Z}\s]/u.test(text);

/** Pasted addresses often have invisible characters, which prevent delivery, or a link's `mailto:` and query. */
export function cleanEmail(text: string): string {
  return cleanLine(text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")).replace(
    /^mailto:\s*([^?]*).*$/i,
    "$1",
  );
}

export function shortenText(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text;
}

/** PostgreSQL refuses NUL and, in JSON, unpaired surrogates. */
export function removeUnstorable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

/** Without spaces and quotes, so that it can be written into emails and calendar files as it is. */
export const isWebAddress = (text: string): boolean => /^https:\/\/[^\s<>"]+$/i.test(text) && URL.canParse(text);

/** Requires an at sign and a dot (specification) and exactly one bare address (RFC 5322, section 3.4). */
export function isEmailAddress(text: string): boolean {
  return text.includes(".") && /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/u.test(text);
}

export function toTitleCase(key: string | null): string {
  return (key ?? "")
    .split(/[_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");
}

export function createSlug(text: string, limit: number): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, limit).replace(/^-+|-+$/g, "");
}
