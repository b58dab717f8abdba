import { randomBytes } from "node:crypto";
import { paths } from "#app/paths";
import { startPostgres } from "#tests/support/database/postgres";
import { median, percentile } from "../median";
import { startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import { openServices } from "./open-services";
import { seedCustomerPage } from "./seed-customer-page";

const CONTENT = { rounds: 5, filesPerRound: 12, file: randomBytes(1000), messages: 100 };
const WARM_UP = 100;
const TIMES = Number(process.env.TIMES ?? 200);

export async function measureCustomerPage(): Promise<Measurement[]> {
  const server = await startPostgres();
  try {
    return [
      { of: "customerPageSqlite", ...(await measurePage()) },
      { of: "customerPagePostgres", ...(await measurePage(server.url)) },
    ];
  } finally {
    await server.stop();
  }
}

async function measurePage(databaseUrl?: string): Promise<{ value: number; note: string }> {
  const site = await startBuiltSite(undefined, databaseUrl);
  try {
    const services = openServices(site, databaseUrl ?? `file:${site.database}`);
    const { order, cookie } = await seedCustomerPage(site, services, CONTENT);
    await services.db.close();
    const ids: string[] = [];
    for (let time = 0; time < WARM_UP + TIMES; time++) {
      const response = await fetch(site.origin + paths.customerPage(order.submissionId), {
        headers: { Cookie: cookie },
      });
      const html = await response.text();
      const files = new Set(html.match(/grand-opening-\d+-\d+\.png/g)).size;
      const messages = new Set(html.match(/Message \d+:/g)).size;
      if (messages !== CONTENT.messages) throw new Error(`The room shows ${messages} messages`);
      if (files !== CONTENT.rounds * CONTENT.filesPerRound) throw new Error(`The room shows ${files} files`);
      if (time >= WARM_UP) ids.push(response.headers.get("X-Request-Id") ?? "");
    }
    const times = await site.readServerTimes(ids);
    return { value: percentile(times, 0.95), note: `half of them within ${median(times).toFixed(1)} ms` };
  } finally {
    await site.stop();
  }
}
