import { readdir } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { paths } from "#app/paths";
import { runClient } from "./child";
import type { FormJob, FormResult } from "./form-client";
import { median, percentile } from "./median";
import { type BenchSite, startBuiltSite } from "./site";
import type { Measurement } from "./targets";

const WARM_UP = 1500;
const ORDERS = 3000;
const ROUNDS = Number(process.env.ROUNDS ?? 3);

export async function measureOrders(): Promise<Measurement[]> {
  const rounds: FormResult[] = [];
  const cpu: number[] = [];
  let emails = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const site = await startBuiltSite();
    try {
      const job: FormJob = {
        form: "order",
        address: site.origin + paths.visualDesign,
        connections: 32,
        warmUp: WARM_UP,
        posts: ORDERS,
      };
      const before = site.processorTime() ?? 0;
      const result = await runClient<FormResult>("form-client.ts", job);
      if (result.refused > 0) throw new Error(`${result.refused} orders were not answered with a redirect`);
      checkStored(site);
      emails += await countEmails(site);
      cpu.push(((site.processorTime() ?? 0) - before) / (WARM_UP + ORDERS));
      rounds.push(result);
    } finally {
      await site.stop();
    }
  }
  const rates = rounds.map(({ seconds }) => ORDERS / seconds);
  const tails = rounds.map(({ times }) => percentile(times, 0.99));
  const busy = Math.max(...rounds.map((round) => round.busy));
  const all = (values: number[]) => values.map((value) => Math.round(value)).join(", ");
  return [
    {
      of: "orderRate",
      value: median(rates),
      note: `rounds: ${all(rates)}; processor ${median(cpu).toFixed(2)} ms an order; mails written meanwhile: ${Math.round(emails / ROUNDS)} a round; client ${Math.round(busy * 100)} % busy`,
    },
    {
      of: "orderTail",
      value: median(tails),
      note: `rounds: ${all(tails)}; half of them within ${all(rounds.map(({ times }) => median(times)))} ms`,
    },
  ];
}

function checkStored({ database: path }: BenchSite): void {
  const database = new Sqlite(path, { readonly: true });
  const counts = ["form_submissions", "submission_keys", "outbox"].map(
    (table) => (database.prepare(`SELECT count(*) AS rows FROM ${table}`).get() as { rows: number }).rows,
  );
  database.close();
  const sent = WARM_UP + ORDERS;
  if (counts.join() !== [sent, sent, 2 * sent].join())
    throw new Error(`Orders, keys and messages stored: ${counts.join(", ")}, of ${sent} orders sent`);
}

async function countEmails({ folder }: BenchSite): Promise<number> {
  return (await readdir(join(folder, "mail"))).length;
}
