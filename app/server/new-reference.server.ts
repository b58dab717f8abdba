import { customAlphabet } from "nanoid";

const randomLetters = customAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", 8);

/** The number that a visitor sees of an order or a booking: the prefix, "-" and 8 random letters or digits. */
export const newReference = (prefix: string): string => `${prefix}-${randomLetters()}`;
