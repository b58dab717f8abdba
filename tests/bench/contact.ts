import Sqlite from "better-sqlite3";
import { paths } from "#app/paths";
import { runClient } from "./child";
import type { FormJob, FormResult } from "./form-client";
import { median, percentile } from "./median";
import { type BenchSite, startBuiltSite } from "./site";
import type { Measurement } from "./targets";

const WARM_UP = 1500;
const MESSAGES = 3000;
const ROUNDS = Number(process.env.ROUNDS ?? 3);

export async function measureContact(): Promise<Measurement[]> {
  const rounds: FormResult[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const site = await startBuiltSite();
    try {
      const address = site.origin + paths.contact;
      const job: FormJob = { form: "contact", address, connections: 32, warmUp: WARM_UP, posts: MESSAGES };
      const result = await runClient<FormResult>("form-client.ts", job);
      if (result.refused > 0) throw new Error(`${result.refused} messages were not answered with a redirect`);
      checkStored(site);
      rounds.push(result);
    } finally {
      await site.stop();
    }
  }
  const rates = rounds.map(({ seconds }) => MESSAGES / seconds);
  const tails = rounds.map(({ times }) => percentile(times, 0.99));
  const all = (values: number[]) => `rounds: ${values.map((value) => Math.round(value)).join(", ")}`;
  return [
    { of: "contactRate", value: median(rates), note: all(rates) },
    { of: "contactTail", value: median(tails), note: all(tails) },
  ];
}

function checkStored({ database: path }: BenchSite): void {
  const database = new Sqlite(path, { readonly: true });
  const count = (from: string) => (database.prepare(`SELECT count(*) AS n FROM ${from}`).get() as { n: number }).n;
  const counts = [count("contact_messages WHERE status = 'new'"), count("outbox")];
  database.close();
  const sent = WARM_UP + MESSAGES;
  if (counts.join() !== [sent, 2 * sent].join())
    throw new Error(`Messages and outbox messages stored: ${counts.join(", ")}, of ${sent} messages sent`);
}
