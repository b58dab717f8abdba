import type { Services } from "../services.server";
import { MINUTE } from "../time/durations";
import { compareClocks } from "./compare-clocks";

export async function followDatabaseClock({ db, log }: Pick<Services, "db" | "log">): Promise<void> {
  let wasOff = false;
  async function compare() {
    const ahead = await db.followClock();
    const { state, found } = compareClocks(ahead, 0, "The database");
    const isOff = state === "bad";
    if (isOff !== wasOff) log.warn({ ahead: Math.round(ahead / 1000) }, `clock: ${found}`);
    wasOff = isOff;
  }
  await compare();
  // While the database does not answer, `db.now()` keeps the last difference.
  setInterval(() => void compare().catch(() => {}), MINUTE).unref();
}
