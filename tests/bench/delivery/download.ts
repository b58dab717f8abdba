import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import { paths } from "#app/paths";
import { insertProduct } from "#tests/support/shop/purchases";
import { runClient, startReference } from "../child";
import { median } from "../median";
import { type BenchSite, startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import { openServices } from "./open-services";
import type { ZipJob, ZipResult } from "./zip-client";

const FILE_BYTES = 500 * 1024 * 1024;
const BLOCK = randomBytes(1024 * 1024);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const WARM_UPS = 50;

/** A product's file, as its buyer downloads it: with the check of the link and the count of the download. */
export async function measureDownload(): Promise<Measurement[]> {
  const site = await startBuiltSite();
  try {
    const small = await sellFile(site, BLOCK.length);
    const large = await sellFile(site, FILE_BYTES);
    for (let time = 0; time < WARM_UPS; time++) await download(site.origin + small.path);
    const before = site.peakMemory();
    const downloads: ZipResult[] = [];
    const references: ZipResult[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      downloads.push(await download(site.origin + large.path));
      references.push(await measureReference(large.file));
    }
    const after = site.peakMemory();
    const rounds = Object.entries({ download: downloads, bare: references })
      .map(([who, all]) => `${who} ${all.map((result) => Math.round(rate(result))).join(", ")}`)
      .join("; ");
    return [
      {
        of: "downloadRate",
        value: median(downloads.map(rate)),
        reference: median(references.map(rate)),
        note: `rounds: ${rounds}`,
      },
      ...(before === null || after === null ? [] : [{ of: "downloadMemory" as const, value: after - before }]),
    ];
  } finally {
    await site.stop();
  }
}

/** Its file is sent by the address that its session opens. */
async function sellFile(bench: BenchSite, size: number): Promise<{ path: string; file: string }> {
  const services = openServices(bench, `file:${bench.database}`);
  const { db, storage } = services;
  const site = { ...bench, services };
  const product = await insertProduct(site);
  const storagePath = `products/${product.id}/1/course.zip`;
  const blocks = Array<Buffer>(size / BLOCK.length).fill(BLOCK);
  await storage.put(storagePath, Readable.from(blocks, { objectMode: false }), { type: "application/zip" });
  const [id, productId] = [crypto.randomUUID(), product.id];
  const file = { id, productId, version: 1, name: "course.zip", type: "application/zip", size, storagePath };
  const purchase = {
    ...{ id, productId, number: `VLT-${id.slice(0, 8).toUpperCase()}`, email: "dana@studio.example", eventId: id },
    ...{ checkoutSession: id, amountCents: 1900, currency: "usd", dueCents: 1900, status: "active" as const },
    ...{ expiresAt: new Date(Date.now() + 3_600_000), downloadsAllowed: 10_000, search: "" },
  };
  await db.transact(async (tx) => {
    await tx.insert(db.tables.productFiles).values(file);
    await tx.insert(db.tables.purchases).values(purchase);
  });
  await db.close();
  return {
    path: `${paths.downloadFile(product.slug)}?session_id=${id}`,
    file: join(bench.folder, "files", storagePath),
  };
}

function download(address: string): Promise<ZipResult> {
  const job: ZipJob = { address, cookie: "" };
  return runClient<ZipResult>("delivery/zip-client.ts", job);
}

async function measureReference(file: string): Promise<ZipResult> {
  const server = await startReference("delivery/download-reference.ts", { file });
  try {
    return await download(server.origin);
  } finally {
    await server.stop();
  }
}

function rate({ bytes, seconds }: ZipResult): number {
  if (bytes < FILE_BYTES) throw new Error(`Only ${bytes} bytes arrived`);
  return bytes / 1e6 / seconds;
}
