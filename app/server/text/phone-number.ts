export const getPhoneDigits = (phone: string): string => phone.replace(/[x#].*$/i, "").replace(/\D/g, "");

/** US numbers have ten digits; those with a country code may have fewer. */
export const hasAreaCode = (phone: string): boolean =>
  getPhoneDigits(phone).length >= (phone.trim().startsWith("+") ? 8 : 10);
