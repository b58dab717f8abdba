import type { Database } from "./database";

const MAX_ROUND_TRIP_MS = 1000;

/** Instances may run on machines whose clocks differ, but share a database. `readTime`: its time, in milliseconds. */
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
      // The time may be from the beginning or the end of a long wait, such as for a connection.
      if (took <= MAX_ROUND_TRIP_MS) ahead = difference;
      return ahead;
    },
  };
}
