import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { limits } from "#app/order/model/packages";
import { paths } from "#app/paths";
import { createOrderFields } from "../support/order/order-form";
import { runClient, startReference } from "./child";
import { median } from "./median";
import { type BenchSite, startBuiltSite } from "./site";
import type { Measurement } from "./targets";
import type { UploadJob, UploadResult } from "./upload-client";

const POSTS = 4;
const ROUNDS = 3;
const BYTES = POSTS * limits.photos * limits.photoBytes;

export async function measureUploads(): Promise<Measurement[]> {
  const site = await startBuiltSite();
  const rates: Record<"site" | "bare" | "durable", number[]> = { site: [], bare: [], durable: [] };
  let busy = 0;
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const result = await send(site.origin);
      checkStored(site, round * POSTS * limits.photos);
      await rm(join(site.folder, "files"), { recursive: true });
      rates.site.push(rate(result));
      rates.bare.push(await measureReference(false));
      rates.durable.push(await measureReference(true));
      busy = Math.max(busy, result.busy);
    }
    const value = median(rates.site);
    const memory = site.peakMemory();
    const rounds = Object.entries(rates)
      .map(([who, all]) => `${who} ${all.map(Math.round).join(", ")}`)
      .join("; ");
    return [
      ...(memory === null ? [] : [{ of: "uploadMemory" as const, value: memory }]),
      {
        of: "uploadRate",
        value,
        reference: median(rates.bare),
        note: `rounds: ${rounds}; client ${Math.round(busy * 100)} % busy`,
      },
      { of: "uploadRateDurable", value, reference: median(rates.durable) },
    ];
  } finally {
    await site.stop();
  }
}

function send(origin: string): Promise<UploadResult> {
  const job: UploadJob = {
    address: origin + paths.visualDesign,
    cookie: "",
    posts: Array.from({ length: POSTS }, () => createOrderFields({ email: `bench-${randomUUID()}@studio.example` })),
    field: "photos",
    files: limits.photos,
    fileBytes: limits.photoBytes,
  };
  return runClient<UploadResult>("upload-client.ts", job);
}

async function measureReference(durable: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-bench-"));
  const server = await startReference("upload-reference.ts", { folder, durable });
  try {
    return rate(await send(server.origin));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

function rate({ statuses, seconds }: UploadResult): number {
  if (statuses.some((status) => status !== 303)) throw new Error(`The posts were answered ${statuses.join(", ")}`);
  return BYTES / 1e6 / seconds;
}

function checkStored(site: BenchSite, count: number): void {
  const database = new Sqlite(site.database, { readonly: true });
  const row = database
    .prepare("SELECT count(*) AS files FROM uploads WHERE state = 'stored' AND submission_id IS NOT NULL AND size = ?")
    .get(limits.photoBytes) as { files: number };
  database.close();
  if (row.files !== count) throw new Error(`${row.files} of ${count} files were stored`);
}
