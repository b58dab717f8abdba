import { Readable } from "node:stream";
import { paths } from "#app/paths";
import { median } from "../median";
import type { BenchSite } from "../site";

const DOWNLOADS = 5;

export async function measureExport(
  site: BenchSite,
  cookie: string,
  orders: number,
): Promise<{ firstByte: number; memory: number | null; others: number[] }> {
  const get = (path: string) => fetch(site.origin + path, { headers: { Cookie: cookie } });
  for (let time = 0; time < 50; time++) await (await get(paths.visualDesign)).text();
  await (await get(`${paths.adminExport}?package=test`)).text();
  const before = site.peakMemory();
  let downloading = true;
  const others: number[] = [];
  const visit = async () => {
    while (downloading) {
      const started = performance.now();
      await (await get(paths.visualDesign)).arrayBuffer();
      others.push(performance.now() - started);
    }
  };
  const visiting = visit();
  const firstBytes = [await download(get, orders)];
  const after = site.peakMemory();
  while (firstBytes.length < DOWNLOADS) firstBytes.push(await download(get, orders));
  downloading = false;
  await visiting;
  return { firstByte: median(firstBytes), memory: before !== null && after !== null ? after - before : null, others };
}

async function download(get: (path: string) => Promise<Response>, orders: number): Promise<number> {
  const started = performance.now();
  const answer = await get(paths.adminExport);
  if (!answer.body) throw new Error("The export has no body");
  let firstByte = 0;
  let lines = 0;
  for await (const chunk of Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])) {
    firstByte ||= performance.now() - started;
    for (const byte of chunk as Uint8Array) if (byte === 10) lines++;
  }
  if (lines !== orders + 1) throw new Error(`The export has ${lines} lines, of ${orders} orders and a head`);
  return firstByte;
}
