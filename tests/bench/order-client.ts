import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { orderFields } from "../support/order/fixtures";
import { getCpuShare, runJob, startClock } from "./job";

export interface OrderJob {
  address: string;
  connections: number;
  warmUp: number;
  orders: number;
}

export interface OrderResult {
  seconds: number;
  times: number[];
  refused: number;
  busy: number;
}

runJob<OrderJob>(async (job) => {
  const agent = new Agent({ keepAlive: true, maxSockets: job.connections });
  const origin = new URL(job.address).origin;
  const run = `${process.pid}-${Date.now()}`;
  let sent = 0;

  const order = async (number: number): Promise<number> => {
    const fields = orderFields({
      email: `bench-${number}@studio.example`,
      requirements: `Run ${run}, order ${number}: grand opening on the 14th, doors at 10.`,
    });
    const body = new URLSearchParams(fields as Record<string, string>).toString();
    const outgoing = request(job.address, {
      agent,
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
        Origin: origin,
      },
    });
    outgoing.end(body);
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    return response.statusCode ?? 0;
  };

  const send = async (count: number) => {
    const result: OrderResult = { seconds: 0, times: [], refused: 0, busy: 0 };
    const clock = startClock();
    const until = sent + count;
    const connection = async () => {
      while (sent < until) {
        const started = performance.now();
        const status = await order(sent++);
        result.times.push(performance.now() - started);
        if (status !== 303) result.refused++;
      }
    };
    await Promise.all(Array.from({ length: job.connections }, connection));
    result.seconds = (performance.now() - clock.time) / 1000;
    result.busy = getCpuShare(clock);
    return result;
  };

  await send(job.warmUp);
  const result = await send(job.orders);
  agent.destroy();
  return result;
});
