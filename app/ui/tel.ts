/** Returns a `tel:` link without the extension, or undefined if the text has no digits. */
export function getTelLink(phone: string): string | undefined {
  const [number = ""] = phone.split(/[a-z#,;]/i);
  const digits = number.replace(/[^\d+]/g, "");
  return digits ? `tel:${digits}` : undefined;
}
