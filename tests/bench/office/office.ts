import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Filters, filtersToSearch, noFilters } from "#app/order/model/order-filters";
import { paths } from "#app/paths";
import { startPostgres, TEMPLATE } from "#tests/support/database/postgres";
import { median, percentile } from "../median";
import { signIn } from "../sign-in";
import { type BenchSite, startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import { measureExport } from "./export";
import { queries, toFilters } from "./office-queries";
import { seedOffice } from "./office-seed";

const TIMES = Number(process.env.TIMES ?? 40);
const dialects = ["Sqlite", "Postgres"] as const;

export async function measureOffice(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const dialect of dialects)
    await withOrders(dialect, 100_000, async (site, cookie) => {
      measurements.push({ of: `officeList${dialect}`, ...(await measureList(site, cookie)) });
      const { firstByte, memory, others } = await measureExport(site, cookie, 100_000);
      measurements.push({ of: `exportFirst${dialect}`, value: firstByte });
      if (memory !== null) measurements.push({ of: `exportMemory${dialect}`, value: memory });
      measurements.push({ of: `exportOthers${dialect}`, value: percentile(others, 0.99) });
    });
  return measurements;
}

export async function measureOfficeMillion(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const dialect of dialects)
    await withOrders(dialect, 1_000_000, async (site, cookie) => {
      measurements.push({ of: `officeList${dialect}Million`, ...(await measureList(site, cookie)) });
    });
  return measurements;
}

async function withOrders(
  dialect: (typeof dialects)[number],
  orders: number,
  work: (site: BenchSite, cookie: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-office-"));
  const server = dialect === "Postgres" ? await startPostgres() : null;
  const url = server ? server.url.replace(/[^/]*$/, TEMPLATE) : `file:${join(folder, "office.db")}`;
  try {
    const started = performance.now();
    await seedOffice(url, orders);
    console.error(`  ${dialect} filled in ${Math.round((performance.now() - started) / 1000)} s`);
    const site = await startBuiltSite(undefined, url);
    try {
      await work(site, await signIn(url, site.origin));
    } finally {
      await site.stop();
    }
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureList(site: BenchSite, cookie: string): Promise<{ value: number; note: string }> {
  const request = async (filters: Filters) => {
    const response = await fetch(site.origin + paths.admin + filtersToSearch(filters), { headers: { Cookie: cookie } });
    const html = await response.text();
    if (response.status !== 200 || !html.includes("submissions")) throw new Error(`No list: ${response.status}`);
    return response.headers.get("X-Request-Id") ?? "";
  };
  for (let time = 0; time < 60; time++) await request(noFilters);
  const requests: { name: string; id: string }[] = [];
  for (let round = 0; round <= TIMES; round++)
    for (const [name, query] of Object.entries(queries)) {
      const id = await request(toFilters(query));
      if (round > 0) requests.push({ name, id });
    }
  const all = await site.readServerTimes(requests.map(({ id }) => id));
  const byName = Object.keys(queries).map((name) => {
    const times = all.filter((_, place) => requests[place]?.name === name);
    return { name, median: median(times), p95: percentile(times, 0.95) };
  });
  byName.sort((a, b) => b.p95 - a.p95);
  const slowest = byName
    .slice(0, 5)
    .map(({ name, median, p95 }) => `${name} ${median.toFixed(0)} and ${p95.toFixed(0)}`);
  return {
    value: byName[0]?.p95 ?? 0,
    note: `all questions: median ${median(all).toFixed(1)} ms, p95 ${percentile(all, 0.95).toFixed(1)} ms; the slowest, median and p95: ${slowest.join(", ")} ms`,
  };
}
