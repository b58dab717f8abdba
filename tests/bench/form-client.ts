import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { createContactFields } from "../support/contact/messages";
import { createOrderFields } from "../support/order/order-form";
import { getCpuShare, runJob, startClock } from "./job";

export interface FormJob {
  form: keyof typeof createFields;
  /** The connections take turns with several. */
  address: string | string[];
  connections: number;
  warmUp: number;
  posts: number;
}

export interface FormResult {
  seconds: number;
  times: number[];
  refused: number;
  busy: number;
}

/** Every post is different. */
const createFields = {
  order: (run: string, number: number) =>
    createOrderFields({
      email: `bench-${number}@studio.example`,
      requirements: `Run ${run}, order ${number}: grand opening on the 14th, doors at 10.`,
    }),
  contact: (run: string, number: number) =>
    createContactFields({
      email: `bench-${number}@studio.example`,
      message: `Run ${run}, message ${number}: we miss about ten calls a week after 6 p.m.`,
    }),
};

runJob<FormJob>(async (job) => {
  const addresses = [job.address].flat();
  const agent = new Agent({ keepAlive: true, maxSockets: Math.ceil(job.connections / addresses.length) });
  const run = `${process.pid}-${Date.now()}`;
  let sent = 0;

  const post = async (number: number, address: string): Promise<number> => {
    const body = new URLSearchParams(createFields[job.form](run, number) as Record<string, string>).toString();
    const outgoing = request(address, {
      agent,
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
        Origin: new URL(address).origin,
        // Counts only with TRUSTED_PROXIES.
        "X-Forwarded-For": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
    });
    outgoing.end(body);
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    return response.statusCode ?? 0;
  };

  const send = async (count: number) => {
    const result: FormResult = { seconds: 0, times: [], refused: 0, busy: 0 };
    const clock = startClock();
    const until = sent + count;
    const connection = async (address: string) => {
      while (sent < until) {
        const started = performance.now();
        const status = await post(sent++, address);
        result.times.push(performance.now() - started);
        if (status !== 303) result.refused++;
      }
    };
    await Promise.all(
      Array.from({ length: job.connections }, (_, i) => connection(addresses[i % addresses.length] ?? "")),
    );
    result.seconds = (performance.now() - clock.time) / 1000;
    result.busy = getCpuShare(clock);
    return result;
  };

  await send(job.warmUp);
  const result = await send(job.posts);
  agent.destroy();
  return result;
});
