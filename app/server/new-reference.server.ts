import { customAlphabet } from "nanoid";

const randomLetters = customAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", 8);

/** The number of an order or booking that visitors see: the prefix, "-" and 8 random letters or digits. */
export const newReference = (prefix: string): string => `${prefix}-${randomLetters()}`;
