// Most texts are plain, and this test costs a tenth of the replacements.
const PRINTABLE_ASCII = /^[ -~]*$/;

/**
 * Control and direction-changing characters are never meant: they break mails, CSV files and databases. Line ends
 * become \n and lone surrogates the replacement character; one Unicode form (NFC).
 */
export function cleanText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  return text
    .replace(/\r\n?/g, "\n")
    .toWellFormed()
    .normalize("NFC")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
}

/** Removes what a database cannot store: PostgreSQL refuses NUL and, in JSON, unpaired surrogates. */
export function removeUnstorable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}
