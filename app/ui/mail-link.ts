export const getMailLink = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
