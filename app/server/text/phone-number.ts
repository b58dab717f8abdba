/** Omits an extension, such as "x12" or "ext. 12". */
export const getPhoneDigits = (phone: string): string => phone.replace(/[x#].*$/i, "").replace(/\D/g, "");

/** A US number has ten digits; one with a country code may have fewer. */
export const hasAreaCode = (phone: string): boolean =>
  getPhoneDigits(phone).length >= (phone.trim().startsWith("+") ? 8 : 10);
