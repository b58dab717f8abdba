import { customAlphabet } from "nanoid";

/** Without 0, O, 1 and I, which people confuse when they read a number aloud or type it. */
const randomCharacters = customAlphabet("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 8);

/** The number that visitors see of an order, booking or purchase: the prefix, "-" and 8 random letters or digits. */
export const newReference = (prefix: string): string => `${prefix}-${randomCharacters()}`;
