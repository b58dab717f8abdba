import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The other end of child.ts: does the job that this process was started for and sends the result back. */
export function onJob<Job>(work: (job: Job) => Promise<unknown>): void {
  process.once("message", async (job: Job) => {
    process.send?.(await work(job));
  });
  // Whoever started this process is gone.
  process.once("disconnect", () => process.exit());
}

/** A bare server on a free port of this machine; resolves with its origin. */
export async function listen(listener: RequestListener): Promise<{ origin: string }> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** How much of the time since `start` this process was computing, from 0 to about 1. */
export function busySince(start: { cpu: NodeJS.CpuUsage; time: number }): number {
  const { user, system } = process.cpuUsage(start.cpu);
  return (user + system) / 1000 / (performance.now() - start.time);
}

export function startClock() {
  return { cpu: process.cpuUsage(), time: performance.now() };
}
