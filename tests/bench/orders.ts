import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { paths } from "#app/paths";
import { connect } from "#drizzle/connect";
import { startPostgres } from "#tests/support/database/postgres";
import { runClient } from "./child";
import type { FormJob, FormResult } from "./form-client";
import { median, percentile } from "./median";
import { startBuiltSite } from "./site";
import type { Measurement } from "./targets";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CONNECTIONS = 32;
const sqlite = { warmUp: 1500, posts: 3000 };
const postgres = { warmUp: 500, posts: 1000 };

/** So high that none is refused. Each order comes from another address. */
const limits = {
  TRUSTED_PROXIES: "1",
  ORDERS_PER_HOUR: "1000",
  UNCONFIRMED_EMAILS_PER_HOUR: "1000",
  UNCONFIRMED_EMAILS_PER_DAY: "1000",
};

interface Round extends FormResult {
  rate: number;
  /** Milliseconds of each order. */
  processor: number;
  emails: number;
}

export async function measureOrders(): Promise<Measurement[]> {
  const rounds = { unlimited: [] as Round[], limited: [] as Round[] };
  const onPostgres = { unlimited: [] as Round[], limited: [] as Round[] };
  const server = await startPostgres();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      rounds.unlimited.push(await measureRound(sqlite, {}));
      rounds.limited.push(await measureRound(sqlite, limits));
      onPostgres.unlimited.push(await measureRound(postgres, {}, server.template));
      onPostgres.limited.push(await measureRound(postgres, limits, server.template));
    }
  } finally {
    await server.stop();
  }
  const { unlimited } = rounds;
  const tails = unlimited.map(({ times }) => percentile(times, 0.99));
  const busy = Math.max(...unlimited.map((round) => round.busy));
  const emails = unlimited.reduce((sum, round) => sum + round.emails, 0) / ROUNDS;
  return [
    {
      of: "orderRate",
      value: medianRate(unlimited),
      note: `${describe(unlimited)}; mails written meanwhile: ${Math.round(emails)} a round; client ${Math.round(busy * 100)} % busy`,
    },
    {
      of: "orderTail",
      value: median(tails),
      note: `rounds: ${list(tails)}; half of them within ${list(unlimited.map(({ times }) => median(times)))} ms`,
    },
    compareLimits("orderLimitsSqlite", rounds),
    compareLimits("orderLimitsPostgres", onPostgres),
  ];
}

const list = (values: number[]) => values.map((value) => Math.round(value)).join(", ");
const medianRate = (rounds: Round[]) => median(rounds.map(({ rate }) => rate));
const describe = (rounds: Round[]) =>
  `rounds: ${list(rounds.map(({ rate }) => rate))}; processor ${median(rounds.map(({ processor }) => processor)).toFixed(2)} ms an order`;

function compareLimits(
  of: "orderLimitsSqlite" | "orderLimitsPostgres",
  { unlimited, limited }: { unlimited: Round[]; limited: Round[] },
): Measurement {
  const note = `with limits: ${describe(limited)}; without: ${describe(unlimited)}`;
  return { of, value: medianRate(limited), reference: medianRate(unlimited), note };
}

/** A site of its own, on SQLite or on `databaseUrl`. */
async function measureRound(
  { warmUp, posts }: typeof sqlite,
  variables: Record<string, string>,
  databaseUrl?: string,
): Promise<Round> {
  const site = await startBuiltSite(undefined, databaseUrl, variables);
  try {
    const url = databaseUrl ?? `file:${site.database}`;
    const stored = await countRows(url);
    const before = site.processorTime() ?? 0;
    const address = site.origin + paths.visualDesign;
    const job: FormJob = { form: "order", address, connections: CONNECTIONS, warmUp, posts };
    const result = await runClient<FormResult>("form-client.ts", job);
    if (result.refused > 0) throw new Error(`${result.refused} orders were not answered with a redirect`);
    const sent = warmUp + posts;
    const added = (await countRows(url)).map((rows, table) => rows - (stored[table] ?? 0));
    if (added.join() !== [sent, sent, 2 * sent].join())
      throw new Error(`Orders, keys and messages stored: ${added.join(", ")}, of ${sent} orders sent`);
    const processor = ((site.processorTime() ?? 0) - before) / sent;
    const emails = (await readdir(join(site.folder, "mail"))).length;
    return { ...result, rate: posts / result.seconds, processor, emails };
  } finally {
    await site.stop();
  }
}

/** Orders, their keys and their messages. */
async function countRows(url: string): Promise<number[]> {
  const db = connect(url);
  try {
    const { formSubmissions, submissionKeys, outbox } = db.tables;
    const counts = [formSubmissions, submissionKeys, outbox].map(async (table) => {
      const [row] = await db.read.select({ rows: count() }).from(table);
      return row?.rows ?? 0;
    });
    return await Promise.all(counts);
  } finally {
    await db.close();
  }
}
