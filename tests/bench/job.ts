import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export function runJob<Job>(work: (job: Job) => Promise<unknown>): void {
  process.once("message", async (job: Job) => {
    process.send?.(await work(job));
  });
  process.once("disconnect", () => process.exit());
}

export async function listen(listener: RequestListener): Promise<{ origin: string }> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export function getCpuShare(start: { cpu: NodeJS.CpuUsage; time: number }): number {
  const { user, system } = process.cpuUsage(start.cpu);
  return (user + system) / 1000 / (performance.now() - start.time);
}

export function startClock() {
  return { cpu: process.cpuUsage(), time: performance.now() };
}
