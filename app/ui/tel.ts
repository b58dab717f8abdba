/** The link that calls a number as people write it, without its extension; undefined where it holds no digit. */
export function getTelLink(phone: string): string | undefined {
  const [number = ""] = phone.split(/[a-z#,;]/i);
  const digits = number.replace(/[^\d+]/g, "");
  return digits ? `tel:${digits}` : undefined;
}
