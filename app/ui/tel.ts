export function getTelLink(phone: string): string | undefined {
  const [number = ""] = phone.split(/[a-z#,;]/i);
  const digits = number.replace(/[^\d+]/g, "");
  return digits ? `tel:${digits}` : undefined;
}

export const getEmailLink = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
