import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { paths } from "#app/paths";
import { runClient, startReference } from "../child";
import { median } from "../median";
import { startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import { openServices } from "./open-services";
import { seedCustomerPage } from "./seed-customer-page";
import type { ZipJob, ZipResult } from "./zip-client";

const FILES = 30;
const FILE_BYTES = 20 * 1024 * 1024;
const ROUNDS = Number(process.env.ROUNDS ?? 7);

export async function measureZip(): Promise<Measurement[]> {
  const site = await startBuiltSite();
  try {
    const services = openServices(site, `file:${site.database}`);
    const content = { rounds: 1, filesPerRound: FILES, file: randomBytes(FILE_BYTES) };
    const { order, cookie } = await seedCustomerPage(site, services, content);
    const stored = await services.db.read.select().from(services.db.tables.deliveredFiles);
    await services.db.close();
    const files = stored.map(({ path }) => join(site.folder, "files", path));
    const customerPage = site.origin + paths.customerPage(order.submissionId);
    for (let time = 0; time < 50; time++) await (await fetch(customerPage, { headers: { Cookie: cookie } })).text();
    const before = site.peakMemory();
    const archives: ZipResult[] = [];
    const references: ZipResult[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      archives.push(await download(site.origin + paths.orderArchive(order.submissionId), cookie));
      references.push(await measureReference(files));
    }
    const after = site.peakMemory();
    const rounds = Object.entries({ archive: archives, cat: references })
      .map(([who, all]) => `${who} ${all.map((result) => Math.round(rate(result))).join(", ")}`)
      .join("; ");
    const busy = Math.max(...archives.map((result) => result.busy));
    return [
      { of: "zipFirst", value: Math.max(...archives.map(({ firstByteMs }) => firstByteMs)) },
      {
        of: "zipRate",
        value: median(archives.map(rate)),
        reference: median(references.map(rate)),
        note: `rounds: ${rounds}; client ${Math.round(busy * 100)} % busy`,
      },
      ...(before === null || after === null ? [] : [{ of: "zipMemory" as const, value: after - before }]),
    ];
  } finally {
    await site.stop();
  }
}

function download(address: string, cookie: string): Promise<ZipResult> {
  const job: ZipJob = { address, cookie };
  return runClient<ZipResult>("delivery/zip-client.ts", job);
}

async function measureReference(files: string[]): Promise<ZipResult> {
  const server = await startReference("delivery/zip-reference.ts", { files });
  try {
    return await download(server.origin, "");
  } finally {
    await server.stop();
  }
}

function rate({ bytes, seconds }: ZipResult): number {
  if (bytes < FILES * FILE_BYTES) throw new Error(`Only ${bytes} bytes arrived`);
  return bytes / 1e6 / seconds;
}
