import { setImmediate as nextTurn } from "node:timers/promises";

/** Rows of one statement: SQLite takes 32,766 parameters at most, and holds the process while it runs. */
const PIECE = 500;

/** The list in pieces of a size that one statement can take. Other requests are served between two pieces. */
export async function* piecesOf<T>(list: readonly T[]): AsyncGenerator<T[]> {
  for (let from = 0; from < list.length; from += PIECE) {
    if (from > 0) await nextTurn();
    yield list.slice(from, from + PIECE);
  }
}
