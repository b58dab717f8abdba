import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { runJob } from "../job";

export interface VisitorJob {
  addresses: string[];
  /** Milliseconds to wait before the first request. */
  afterMs: number;
  measureMs: number;
  headers?: Record<string, string>;
  /** The visitor's own address on the loopback network. */
  localAddress?: string;
}

export interface VisitorResult {
  times: number[];
}

runJob<VisitorJob>(async ({ addresses, afterMs, measureMs, headers, localAddress }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  const times: number[] = [];
  await wait(afterMs);
  const end = performance.now() + measureMs;
  for (let page = 0; performance.now() < end; page++) {
    const started = performance.now();
    await read(addresses[page % addresses.length] as string, agent, headers);
    times.push(performance.now() - started);
  }
  agent.destroy();
  return { times } satisfies VisitorResult;
});

function read(address: string, agent: Agent, headers = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: { "Accept-Encoding": "br", ...headers } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.on("error", reject).on("end", resolve).resume();
    })
      .on("error", reject)
      .end();
  });
}
