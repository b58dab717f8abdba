import type { Database } from "./database";

/** Instances may run on machines whose clocks differ, but share a database. `readTime`: its time, in milliseconds. */
export function createClock(readTime: () => Promise<number>): Pick<Database, "now" | "compareClocks" | "followClock"> {
  let ahead = 0;
  async function compareClocks(): Promise<number> {
    const before = Date.now();
    const theirs = await readTime();
    return Math.round(theirs - (before + Date.now()) / 2);
  }
  return {
    now: () => Date.now() + ahead,
    compareClocks,
    async followClock() {
      ahead = await compareClocks();
      return ahead;
    },
  };
}
