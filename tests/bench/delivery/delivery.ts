import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listDeliveries } from "#app/order/deliver/list-deliveries.server";
import { deliveryFields, deliveryLimits } from "#app/order/model/delivery-limits";
import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import type { Site } from "#tests/support/site";
import { runClient, startReference } from "../child";
import { median } from "../median";
import { signIn } from "../sign-in";
import { type BenchSite, startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import type { UploadJob, UploadResult } from "../upload-client";
import { openServices } from "./open-services";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const WARM_UP_BYTES = 4 * 1024 * 1024;

export async function measureDelivery(): Promise<Measurement[]> {
  const site = await startBuiltSite();
  const url = `file:${site.database}`;
  const services = openServices(site, url);
  try {
    const cookie = await signIn(url, site.origin);
    for (let time = 0; time < 5; time++) await deliver(site, services, cookie, WARM_UP_BYTES);
    const before = site.peakMemory();
    const rates: Record<"site" | "bare", number[]> = { site: [], bare: [] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.site.push(await deliver(site, services, cookie, deliveryLimits.fileBytes));
      rates.bare.push(await measureReference());
    }
    const after = site.peakMemory();
    const rounds = Object.entries(rates)
      .map(([who, all]) => `${who} ${all.map(Math.round).join(", ")}`)
      .join("; ");
    return [
      ...(before === null || after === null ? [] : [{ of: "deliveryMemory" as const, value: after - before }]),
      { of: "deliveryRate", value: median(rates.site), reference: median(rates.bare), note: `rounds: ${rounds}` },
    ];
  } finally {
    await services.db.close();
    await site.stop();
  }
}

async function deliver(site: BenchSite, services: Services, cookie: string, fileBytes: number): Promise<number> {
  const order = await insertPaidOrder({ services } as Site);
  const result = await send(site.origin + paths.adminOrder(order.submissionId), cookie, fileBytes);
  const [round] = await listDeliveries(services, order.id);
  const size = round?.deliveries[0]?.files[0]?.size;
  if (size !== fileBytes) throw new Error(`Delivered were ${size} bytes of ${fileBytes}`);
  await rm(join(site.folder, "files"), { recursive: true });
  return rate(result, fileBytes);
}

async function measureReference(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-bench-"));
  const server = await startReference("upload-reference.ts", { folder, durable: false });
  try {
    return rate(await send(server.origin, "", deliveryLimits.fileBytes), deliveryLimits.fileBytes);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

function send(address: string, cookie: string, fileBytes: number): Promise<UploadResult> {
  const fields = {
    intent: "deliver",
    [deliveryFields.formId]: randomUUID(),
    [deliveryFields.seen]: "0",
    [deliveryFields.message]: "The video in full length.",
  };
  const job: UploadJob = { address, cookie, posts: [fields], field: deliveryFields.files, files: 1, fileBytes };
  return runClient<UploadResult>("upload-client.ts", job);
}

function rate({ statuses, seconds }: UploadResult, bytes: number): number {
  if (statuses.some((status) => status !== 303)) throw new Error(`The delivery was answered ${statuses.join(", ")}`);
  return bytes / 1e6 / seconds;
}
