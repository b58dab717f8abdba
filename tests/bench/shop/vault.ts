import { paths } from "#app/paths";
import { productCategories } from "#app/shop/model/categories";
import { startPostgres } from "#tests/support/database/postgres";
import { openServices } from "../delivery/open-services";
import { median, percentile } from "../median";
import { type BenchSite, startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import { fillShop } from "./fill-shop";

const PRODUCTS = 5000;
const WARM_UP = 100;
const TIMES = Number(process.env.TIMES ?? 300);
/** The document cache serves nobody who has one. */
const headers = { Cookie: "flash=none" };

const addresses = [
  paths.vault,
  `${paths.vault}?page=100`,
  `${paths.vault}?page=200`,
  ...productCategories.map(({ id }) => paths.vaultCategory(id)),
];

export async function measureVault(): Promise<Measurement[]> {
  const server = await startPostgres();
  try {
    return [
      { of: "vaultSqlite", ...(await measureList()) },
      { of: "vaultPostgres", ...(await measureList(server.url)) },
    ];
  } finally {
    await server.stop();
  }
}

async function measureList(databaseUrl?: string): Promise<{ value: number; note: string }> {
  const site = await startBuiltSite(undefined, databaseUrl);
  try {
    const services = openServices(site, databaseUrl ?? `file:${site.database}`);
    await fillShop(services, PRODUCTS);
    await services.db.close();
    const times = await readPages(site);
    return { value: percentile(times, 0.95), note: `half of them within ${median(times).toFixed(1)} ms` };
  } finally {
    await site.stop();
  }
}

async function readPages(site: BenchSite): Promise<number[]> {
  const ids: string[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time++) {
    const response = await fetch(site.origin + addresses[time % addresses.length], { headers });
    const cards = (await response.text()).match(/class="vault-stub"/g)?.length;
    if (cards !== 24) throw new Error(`The page shows ${cards} products`);
    if (response.headers.has("ETag")) throw new Error("The page comes from the cache");
    if (time >= WARM_UP) ids.push(response.headers.get("X-Request-Id") ?? "");
  }
  return site.readServerTimes(ids);
}
