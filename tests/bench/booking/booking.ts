import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFreeTimes } from "#app/booking/availability/free-times.server";
import { readEnv } from "#app/server/env/env.server";
import { createServices, type Services } from "#app/server/services.server";
import { migrate } from "#drizzle/migrate";
import { startPostgres } from "#tests/support/database/postgres";
import { median, percentile } from "../median";
import type { Measurement } from "../targets";
import { DAY, fillCalendar } from "./fill-calendar";

const WARM_UP = 50;
const TIMES = Number(process.env.TIMES ?? 300);

export async function measureBooking(): Promise<Measurement[]> {
  const server = await startPostgres();
  try {
    return [
      { of: "freeTimesSqlite", ...(await measureMonth()) },
      { of: "freeTimesPostgres", ...(await measureMonth(server.url)) },
    ];
  } finally {
    await server.stop();
  }
}

async function measureMonth(databaseUrl?: string): Promise<{ value: number; note: string }> {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-booking-"));
  const DATABASE_URL = databaseUrl ?? `file:${join(folder, "booking.db")}`;
  const services = createServices(readEnv({ VAR_DIR: folder, DATABASE_URL, LOG_LEVEL: "silent" }), []);
  try {
    await migrate(services.db);
    const start = await fillCalendar(services);
    const { times, free } = await readMonths(services, start);
    const note = `${free} free times; half of the readings within ${median(times).toFixed(1)} ms`;
    return { value: percentile(times, 0.95), note };
  } finally {
    await services.db.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readMonths(services: Services, start: number): Promise<{ times: number[]; free: number }> {
  const times: number[] = [];
  let free = 0;
  for (let time = 0; time < WARM_UP + TIMES; time++) {
    const started = performance.now();
    free = (await listFreeTimes(services, "audit", start, start + 30 * DAY)).length;
    if (time >= WARM_UP) times.push(performance.now() - started);
  }
  if (free === 0) throw new Error("No time is free");
  return { times, free };
}
