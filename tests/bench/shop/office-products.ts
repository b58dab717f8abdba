import { paths } from "#app/paths";
import { startPostgres } from "#tests/support/database/postgres";
import { openServices } from "../delivery/open-services";
import { median, percentile } from "../median";
import { signIn } from "../sign-in";
import { type BenchSite, startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import { fillShop } from "./fill-shop";

const PRODUCTS = 5000;
const WARM_UP = 100;
const TIMES = Number(process.env.TIMES ?? 300);

const addresses = ["", "?page=100", "?page=209", "?category=tech", "?q=planner+49", "?q=nobody"].map(
  (query) => paths.adminProducts + query,
);

export async function measureOfficeProducts(): Promise<Measurement[]> {
  const server = await startPostgres();
  try {
    return [
      { of: "officeProductsSqlite", ...(await measureList()) },
      { of: "officeProductsPostgres", ...(await measureList(server.url)) },
    ];
  } finally {
    await server.stop();
  }
}

async function measureList(databaseUrl?: string): Promise<{ value: number; note: string }> {
  const site = await startBuiltSite(undefined, databaseUrl);
  try {
    const url = databaseUrl ?? `file:${site.database}`;
    const services = openServices(site, url);
    await fillShop(services, PRODUCTS);
    await services.db.close();
    const times = await readPages(site, await signIn(url, site.origin));
    return { value: percentile(times, 0.95), note: `half of them within ${median(times).toFixed(1)} ms` };
  } finally {
    await site.stop();
  }
}

async function readPages(site: BenchSite, cookie: string): Promise<number[]> {
  const ids: string[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time++) {
    const response = await fetch(site.origin + addresses[time % addresses.length], { headers: { Cookie: cookie } });
    const text = (await response.text()).replaceAll("<!-- -->", "");
    if (!text.includes("5,000 products")) throw new Error("The page is not the list of 5,000");
    if (time >= WARM_UP) ids.push(response.headers.get("X-Request-Id") ?? "");
  }
  return site.readServerTimes(ids);
}
