import { paths } from "#app/paths";
import { startPostgres } from "#tests/support/database/postgres";
import { openServices } from "../delivery/open-services";
import { median, percentile } from "../median";
import { signIn } from "../sign-in";
import { type BenchSite, startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import { fillEntries } from "./fill-entries";

const PAYMENTS = 100_000;
const WARM_UP = 30;
const TIMES = Number(process.env.TIMES ?? 150);

export async function measureReports(): Promise<Measurement[]> {
  const server = await startPostgres();
  try {
    return [...(await measure("Sqlite")), ...(await measure("Postgres", server.url))];
  } finally {
    await server.stop();
  }
}

async function measure(dialect: "Sqlite" | "Postgres", databaseUrl?: string): Promise<Measurement[]> {
  const site = await startBuiltSite(undefined, databaseUrl);
  try {
    const url = databaseUrl ?? `file:${site.database}`;
    const cookie = await signIn(url, site.origin);
    const measurements: Measurement[] = [];
    for (const [name, days] of [["report", 365] as const, ["fullReport", 30] as const]) {
      const services = openServices(site, url);
      await fillEntries(services, PAYMENTS, days);
      await services.db.close();
      const times = await readPages(site, cookie);
      const note = `half of them within ${median(times).toFixed(1)} ms`;
      measurements.push({ of: `${name}${dialect}`, value: percentile(times, 0.95), note });
    }
    return measurements;
  } finally {
    await site.stop();
  }
}

async function readPages(site: BenchSite, cookie: string): Promise<number[]> {
  const ids: string[] = [];
  const lastDays = Array.from({ length: 30 }, (_, age) => new Date(Date.now() - age * 86_400_000).toISOString());
  const query = `?from=${lastDays.at(-1)?.slice(0, 10)}&to=${lastDays[0]?.slice(0, 10)}`;
  for (let time = 0; time < WARM_UP + TIMES; time++) {
    const response = await fetch(site.origin + paths.adminReports + query, { headers: { Cookie: cookie } });
    if (!(await response.text()).includes("Enterprise")) throw new Error("The page is not the report");
    if (time >= WARM_UP) ids.push(response.headers.get("X-Request-Id") ?? "");
  }
  return site.readServerTimes(ids);
}
