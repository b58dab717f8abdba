import { setImmediate as nextTurn } from "node:timers/promises";

/** Rows in one statement: SQLite takes at most 32,766 parameters, and a statement blocks the process while it runs. */
const PIECE = 500;

/** Splits the list into pieces for one statement each. Other requests are served between two pieces. */
export async function* piecesOf<T>(list: readonly T[]): AsyncGenerator<T[]> {
  for (let from = 0; from < list.length; from += PIECE) {
    if (from > 0) await nextTurn();
    yield list.slice(from, from + PIECE);
  }
}
