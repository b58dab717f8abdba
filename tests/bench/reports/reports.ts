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

/** Of a year, and all in the last 30 days. */
const spans = [365, 30];

export async function measureReports(): Promise<Measurement[]> {
  const server = await startPostgres();
  try {
    return [
      { of: "reportSqlite", ...(await measureMonth()) },
      { of: "reportPostgres", ...(await measureMonth(server.url)) },
    ];
  } finally {
    await server.stop();
  }
}

async function measureMonth(databaseUrl?: string): Promise<{ value: number; note: string }> {
  const site = await startBuiltSite(undefined, databaseUrl);
  try {
    const url = databaseUrl ?? `file:${site.database}`;
    const cookie = await signIn(url, site.origin);
    const found: { p95: number; half: number }[] = [];
    for (const days of spans) {
      const services = openServices(site, url);
      await fillEntries(services, PAYMENTS, days);
      await services.db.close();
      const times = await readPages(site, cookie);
      found.push({ p95: percentile(times, 0.95), half: median(times) });
    }
    const [year, month] = found.map(({ p95, half }) => `${p95.toFixed(1)} ms, half of them ${half.toFixed(1)} ms`);
    return { value: found[0]?.p95 ?? 0, note: `${year}; with all 100,000 in the last 30 days ${month}` };
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
