import { connect, type Socket } from "node:net";
import { getCpuShare, runJob, startClock } from "../job";

export interface PageJob {
  /** The connections take turns with several. */
  address: string | string[];
  connections: number;
  warmUpMs: number;
  /** Answers of each address before it measures. */
  warmUp?: number;
  measureMs: number;
  headers: Record<string, string>;
  madeUpQueries?: boolean;
}

export interface PageResult {
  perSecond: number;
  busy: number;
}

const END_OF_HEAD = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** On raw sockets, so that the client is faster than any server. */
runJob<PageJob>(async (job) => {
  const targets = [job.address].flat().map((address) => {
    const url = new URL(address);
    const lines = Object.entries({ Host: url.host, ...job.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    const rest = ` HTTP/1.1\r\n${lines.join("")}\r\n`;
    const plain = Buffer.from(`GET ${url.pathname}${rest}`);
    const question = () =>
      job.madeUpQueries ? `GET ${url.pathname}?q=${Math.random().toString(36).slice(2)}${rest}` : plain;
    return { url, question };
  });
  let answers = 0;
  let failure: Error | undefined;
  const sockets: Socket[] = [];
  const fail = (error: Error) => {
    failure ??= error;
  };
  for (let i = 0; i < job.connections; i++) {
    const { url, question } = targets[i % targets.length] as (typeof targets)[number];
    const socket = connect(Number(url.port), url.hostname);
    socket.setNoDelay(true);
    readAnswers(socket, fail, () => {
      answers++;
      socket.write(question());
    });
    socket.on("error", fail);
    socket.on("close", () => fail(new Error("The server closed a connection")));
    socket.write(question());
    sockets.push(socket);
  }
  await wait(job.warmUpMs);
  while (answers < (job.warmUp ?? 0) * targets.length && !failure) await wait(50);
  const clock = startClock();
  const before = answers;
  await wait(job.measureMs);
  const perSecond = (answers - before) / ((performance.now() - clock.time) / 1000);
  const busy = getCpuShare(clock);
  if (failure) throw failure;
  for (const socket of sockets) socket.destroy();
  return { perSecond, busy } satisfies PageResult;
});

function readAnswers(socket: Socket, fail: (error: Error) => void, onAnswer: () => void): void {
  let head: Buffer = Buffer.alloc(0);
  /** Bytes of the body still to come; -1 while the head is read, NaN for chunked bodies. */
  let missing = -1;
  socket.on("data", (chunk: Buffer) => {
    if (missing === -1) {
      const bytes = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = bytes.indexOf(END_OF_HEAD);
      if (end === -1) {
        head = bytes;
        return;
      }
      head = Buffer.alloc(0);
      const text = bytes.toString("latin1", 0, end);
      if (!text.startsWith("HTTP/1.1 200 ")) fail(new Error(`Answered ${text.slice(0, 40)}`));
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]) - (bytes.length - end - END_OF_HEAD.length);
    } else missing -= chunk.length;
    if (Number.isNaN(missing) && chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) missing = 0;
    if (missing > 0 || Number.isNaN(missing)) return;
    if (missing !== 0) fail(new Error("An answer of another length than it said"));
    missing = -1;
    onAnswer();
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
