import { setImmediate as nextTurn } from "node:timers/promises";

// SQLite takes at most 32,766 parameters in a statement, and a statement blocks the process while it runs.
const BATCH_SIZE = 500;

export async function* splitBatches<T>(list: readonly T[]): AsyncGenerator<T[]> {
  for (let from = 0; from < list.length; from += BATCH_SIZE) {
    if (from > 0) await nextTurn();
    yield list.slice(from, from + BATCH_SIZE);
  }
}
