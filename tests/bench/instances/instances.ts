import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { connect } from "#drizzle/connect";
import { Visitor } from "#tests/support/browser/visitor";
import { startPostgres } from "#tests/support/database/postgres";
import { createEventReader } from "#tests/support/office/event-stream";
import { createOrderFields } from "#tests/support/order/order-form";
import { runClient } from "../child";
import type { FormJob, FormResult } from "../form-client";
import { get } from "../get";
import { median, percentile } from "../median";
import type { PageJob, PageResult } from "../page/page-client";
import { type BenchSite, startBuiltSite } from "../site";
import type { Measurement } from "../targets";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const INSTANCES = 3;
const WARM_UP = 300;
const ORDERS = 1000;
/** Of each instance before the first round, beside as many orders as in a round. */
const FIRST_REQUESTS = { cached: 100_000, rendered: 1500 };
const CHANGES = 30;
/** Longer than what follows a change, such as its emails. */
const PAUSE_MS = 2500;

interface Rates {
  cached: number;
  rendered: number;
  orders: number;
}

const kinds = { cached: "instancesCached", rendered: "instancesRendered", orders: "instancesOrders" } as const;

/** Three instances on one database, by turns all of them and one alone. The load goes to each without a proxy. */
export async function measureInstances(): Promise<Measurement[]> {
  const postgres = await startPostgres();
  const [one, three]: [Rates[], Rates[]] = [[], []];
  let heard: Awaited<ReturnType<typeof measureHearing>> = { first: [], next: [] };
  const start = () => startBuiltSite(undefined, postgres.template);
  const sites: BenchSite[] = [];
  try {
    // The first start makes the account.
    while (sites.length < INSTANCES) sites.push(await start());
    const password = /password (\S+)/.exec(readFileSync(join(sites[0]?.folder ?? "", "server.log"), "utf8"))?.[1] ?? "";
    const measure = async (sites: BenchSite[], warmUp?: typeof FIRST_REQUESTS) => {
      await waitForEmails(postgres.template);
      return measureRates(sites, warmUp);
    };
    // An instance that has just started is half as fast.
    for (const site of sites) await measure([site], FIRST_REQUESTS);
    for (let round = 0; round < ROUNDS; round++) {
      one.push(await measure(sites.slice(0, 1)));
      three.push(await measure(sites));
    }
    heard = await measureHearing(sites, password);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
  }
  const list = (rates: Rates[], kind: keyof Rates) => rates.map((rate) => Math.round(rate[kind])).join(", ");
  const rates = Object.entries(kinds).map(([name, of]): Measurement => {
    const kind = name as keyof Rates;
    return {
      of,
      value: median(three.map((rate) => rate[kind])),
      reference: median(one.map((rate) => rate[kind])),
      note: `three: ${list(three, kind)}; one: ${list(one, kind)}`,
    };
  });
  const hearing = (of: "instancesHear" | "instancesHearNext", times: number[]): Measurement => ({
    of,
    value: percentile(times, 0.99),
    note: `${times.length} changes, half of them within ${Math.round(median(times))} ms`,
  });
  return [...rates, hearing("instancesHear", heard.first), hearing("instancesHearNext", heard.next)];
}

/** Of the orders before. All instances send them, also those that are not measured. */
async function waitForEmails(database: string): Promise<void> {
  const db = connect(database);
  try {
    const { outbox } = db.tables;
    while (await db.read.$count(outbox, eq(outbox.state, "pending"))) await wait(100);
  } finally {
    await db.close();
  }
}

async function measureRates(sites: BenchSite[], first = { cached: 0, rendered: 0 }): Promise<Rates> {
  const address = sites.map(({ origin }) => origin + paths.visualDesign);
  for (const one of address) await get(one, "br");
  const load = async (warmUp: number, headers: Record<string, string>) => {
    const job: PageJob = { address, connections: 66, warmUpMs: 500, warmUp, measureMs: 3000, headers };
    return (await runClient<PageResult>("page/page-client.ts", job)).perSecond;
  };
  const compressed = { "Accept-Encoding": "br, gzip" };
  const cached = await load(first.cached, compressed);
  // Visitors with one of our cookies bypass the document cache.
  const rendered = await load(first.rendered, { ...compressed, Cookie: "flash=none" });
  const job: FormJob = { form: "order", address, connections: 33, warmUp: WARM_UP, posts: ORDERS };
  const result = await runClient<FormResult>("form-client.ts", job);
  if (result.refused > 0) throw new Error(`${result.refused} orders were not answered with a redirect`);
  return { cached, rendered, orders: ORDERS / result.seconds };
}

/**
 * Milliseconds between the answer to an order at one instance and its event at another one: of orders after a pause, and
 * of those right after such an event.
 */
async function measureHearing(
  [here, there]: BenchSite[],
  password: string,
): Promise<{ first: number[]; next: number[] }> {
  if (!here || !there) throw new Error("Two instances are needed");
  const office = new Visitor(here.origin);
  await office.post(paths.adminSignIn, { password, to: paths.admin });
  const events = createEventReader(await office.get(paths.adminOrderEvents));
  const arrived: number[] = [];
  const reading = (async () => {
    while ((await events.next()) !== null) arrived.push(performance.now());
  })();
  let orders = 0;
  const order = async () => {
    const before = arrived.length;
    const fields = createOrderFields({ email: `heard-${orders++}@studio.example` });
    const { status } = await new Visitor(there.origin).post(paths.visualDesign, fields);
    if (status !== 303) throw new Error(`An order was answered with ${status}`);
    const placed = performance.now();
    while (arrived.length === before && performance.now() - placed < 10_000) await wait(1);
    return Math.max(0, (arrived[before] ?? Number.POSITIVE_INFINITY) - placed);
  };
  const times: { first: number[]; next: number[] } = { first: [], next: [] };
  while (times.first.length < CHANGES) {
    await wait(PAUSE_MS + Math.random() * 1000);
    times.first.push(await order());
    times.next.push(await order());
  }
  await events.close();
  await reading;
  return times;
}
