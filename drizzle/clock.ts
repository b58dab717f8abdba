import type { Database } from "./database";

const MAX_ROUND_TRIP_MS = 1000;

/** The clocks of machines differ, so instances use the database's. `readTime` returns its time in milliseconds. */
export function createClock(readTime: () => Promise<number>): Pick<Database, "now" | "compareClocks" | "followClock"> {
  let ahead = 0;
  async function compare(): Promise<{ difference: number; took: number }> {
    const before = Date.now();
    const theirs = await readTime();
    const took = Date.now() - before;
    return { difference: Math.round(theirs - before - took / 2), took };
  }
  return {
    now: () => Date.now() + ahead,
    compareClocks: async () => (await compare()).difference,
    async followClock() {
      const { difference, took } = await compare();
      // During a long wait, such as for a connection, nobody knows at which moment the time was read.
      if (took <= MAX_ROUND_TRIP_MS) ahead = difference;
      return ahead;
    },
  };
}
