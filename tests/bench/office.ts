import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSession } from "../../app/account/auth.server";
import { orderFigures } from "../../app/order/office/figures.server";
import { listOrders } from "../../app/order/office/list-orders.server";
import { paths } from "../../app/paths";
import { readEnv } from "../../app/server/env.server";
import type { Services } from "../../app/server/services.server";
import { connect } from "../../drizzle/connect";
import { startPostgres, TEMPLATE } from "../postgres";
import { measureExport } from "./export";
import { median, percentile } from "./median";
import { filtersOf, questions } from "./office-questions";
import { seedOffice } from "./office-seed";
import { startBuiltSite } from "./site";
import type { Measurement } from "./targets";

const TIMES = Number(process.env.TIMES ?? 20);
const dialects = ["Sqlite", "Postgres"] as const;

/** The office with 100,000 orders: its list on either database, and the CSV of all of them. */
export async function measureOffice(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const dialect of dialects)
    await withOrders(dialect, 100_000, async (url) => {
      measurements.push({ of: `officeList${dialect}`, ...(await measureList(url, 100_000)) });
      const site = await startBuiltSite(undefined, url);
      try {
        const cookie = await signIn(url, site.origin);
        const { firstByte, memory, others } = await measureExport(site, cookie, 100_000);
        measurements.push({ of: `exportFirst${dialect}`, value: firstByte });
        if (memory !== null) measurements.push({ of: `exportMemory${dialect}`, value: memory });
        measurements.push({ of: `exportOthers${dialect}`, value: percentile(others, 0.99) });
      } finally {
        await site.stop();
      }
    });
  return measurements;
}

/** The same list with 1,000,000. */
export async function measureOfficeMillion(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const dialect of dialects)
    await withOrders(dialect, 1_000_000, async (url) => {
      measurements.push({ of: `officeList${dialect}Million`, ...(await measureList(url, 1_000_000)) });
    });
  return measurements;
}

async function withOrders(dialect: (typeof dialects)[number], orders: number, work: (url: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-office-"));
  const server = dialect === "Postgres" ? await startPostgres() : null;
  const url = server ? server.url.replace(/[^/]*$/, TEMPLATE) : `file:${join(folder, "office.db")}`;
  try {
    await seedOffice(url, orders);
    await work(url);
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds that the dashboard's loader waits for, every question several times over; the first time warms up. */
async function measureList(url: string, orders: number): Promise<{ value: number; note: string }> {
  const db = connect(url);
  // The list needs no more than these of the services.
  const services = { db, env: readEnv({}) } as Services;
  const all: number[] = [];
  const slowest: [string, number][] = [];
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = [];
    for (let time = 0; time <= TIMES; time++) {
      const started = performance.now();
      await listOrders(services, filtersOf(question, orders));
      await orderFigures(services);
      if (time > 0) times.push(performance.now() - started);
    }
    all.push(...times);
    slowest.push([name, median(times)]);
  }
  await db.close();
  slowest.sort((a, b) => b[1] - a[1]);
  const worst = slowest.slice(0, 4).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
  return {
    value: percentile(all, 0.95),
    note: `half of them within ${median(all).toFixed(1)} ms; slowest by median: ${worst.join(", ")} ms`,
  };
}

/** A session of an admin as after signing in: the value of the Cookie header. */
async function signIn(url: string, origin: string): Promise<string> {
  const db = connect(url);
  const services = { db, env: readEnv({ ORIGIN: origin }) } as Services;
  await db.transact((tx) =>
    tx.insert(db.tables.adminUsers).values({ userId: "admin", role: "admin", name: "Admin" }).onConflictDoNothing(),
  );
  const line = await startSession(services, new Request(origin + paths.admin), "admin");
  await db.close();
  return line.split(";")[0] ?? "";
}
