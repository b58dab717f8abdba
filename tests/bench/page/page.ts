import { paths } from "#app/paths";
import { runClient, startReference } from "../child";
import { get } from "../get";
import { median, percentile } from "../median";
import { remixServe, startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import type { PageJob, PageResult } from "./page-client";
import type { PageReferenceJob } from "./page-reference";
import type { VisitorJob, VisitorResult } from "./visitor-client";

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const compressed = { "Accept-Encoding": "br, gzip" };
const browser = {
  ...compressed,
  "User-Agent": "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36",
  Referer: "https://www.example.com/list-of-agencies",
};
/** Visitors with one of our cookies bypass the document cache. */
const personal = { ...compressed, Cookie: "flash=none" };

export async function measurePage(): Promise<Measurement[]> {
  const site = await startBuiltSite();
  try {
    const address = site.origin + paths.visualDesign;
    await get(address, "br");
    const page = await get(address, "br");
    const job: PageReferenceJob = {
      body: page.body.toString("base64"),
      headers: { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": page.encoding },
    };
    const bare = await startReference("page/page-reference.ts", job);
    const cached: PageResult[] = [];
    const reference: PageResult[] = [];
    const counted: PageResult[] = [];
    const uncounted: PageResult[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      cached.push(await runLoad(address, compressed));
      reference.push(await runLoad(`${bare.origin}/`, compressed));
      counted.push(await runLoad(address, browser));
      uncounted.push(await runLoad(address, { ...browser, DNT: "1" }));
    }
    await bare.stop();
    const amongOthers = await measureVisitorUnderLoad(site.origin, false);
    const amongQueries = await measureVisitorUnderLoad(site.origin, true);
    const rendered = await runLoad(address, personal);
    const amongRendered = await measureVisitorAmongRendered(site.origin);
    const stock = await startBuiltSite(remixServe);
    const renderedByStock = await runLoad(stock.origin + paths.visualDesign, personal).finally(stock.stop);
    const list = (results: PageResult[]) => results.map(({ perSecond }) => Math.round(perSecond)).join(", ");
    const busy = Math.max(...cached.map((result) => result.busy));
    return [
      {
        of: "pageRate",
        value: median(cached.map(({ perSecond }) => perSecond)),
        reference: median(reference.map(({ perSecond }) => perSecond)),
        note: `${page.body.length} bytes ${page.encoding}; rounds: ${list(cached)}; bare: ${list(reference)}; client ${Math.round(busy * 100)} % busy`,
      },
      {
        of: "pageCounted",
        value: median(counted.map(({ perSecond }) => perSecond)),
        reference: median(uncounted.map(({ perSecond }) => perSecond)),
        note: `rounds: ${list(counted)}; not counted: ${list(uncounted)}`,
      },
      { of: "pageRendered", value: rendered.perSecond, reference: renderedByStock.perSecond },
      {
        of: "pageAmongRendered",
        value: percentile(amongRendered.times, 0.95),
        note: `${amongRendered.times.length} pages, half of them within ${median(amongRendered.times).toFixed(1)} ms, beside ${Math.round(amongRendered.perSecond)} pages/s`,
      },
      {
        of: "pageAmongQueries",
        value: percentile(amongQueries.times, 0.95),
        reference: percentile(amongOthers.times, 0.95),
        note: `${amongQueries.times.length} pages, half of them within ${median(amongQueries.times).toFixed(1)} ms, beside ${Math.round(amongQueries.perSecond)} requests/s; without queries ${median(amongOthers.times).toFixed(1)} ms beside ${Math.round(amongOthers.perSecond)}`,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** The visitor's page is rendered, too, and comes from another address. */
async function measureVisitorAmongRendered(origin: string): Promise<VisitorResult & PageResult> {
  const address = origin + paths.visualDesign;
  const flood: PageJob = { address, connections: 100, warmUpMs: 500, measureMs: 5500, headers: personal };
  const visitor: VisitorJob = {
    addresses: [address],
    afterMs: 1000,
    measureMs: 4000,
    headers: personal,
    localAddress: "127.0.0.2",
  };
  const [others, one] = await Promise.all([
    runClient<PageResult>("page/page-client.ts", flood),
    runClient<VisitorResult>("page/visitor-client.ts", visitor),
  ]);
  return { ...others, ...one };
}

async function measureVisitorUnderLoad(origin: string, madeUpQueries: boolean): Promise<VisitorResult & PageResult> {
  const flood: PageJob = {
    address: origin + paths.faq,
    connections: 300,
    warmUpMs: 500,
    measureMs: 5500,
    headers: compressed,
    madeUpQueries,
  };
  const addresses = [paths.home, paths.visualDesign, paths.blog, paths.clientPortal].map((path) => origin + path);
  for (const address of addresses) await get(address, "br");
  const visitor: VisitorJob = {
    addresses,
    afterMs: 1000,
    measureMs: 4000,
  };
  const [others, one] = await Promise.all([
    runClient<PageResult>("page/page-client.ts", flood),
    runClient<VisitorResult>("page/visitor-client.ts", visitor),
  ]);
  return { ...others, ...one };
}

function runLoad(address: string, headers: Record<string, string>): Promise<PageResult> {
  const job: PageJob = { address, connections: 64, warmUpMs: 500, measureMs: 1500, headers };
  return runClient<PageResult>("page/page-client.ts", job);
}
