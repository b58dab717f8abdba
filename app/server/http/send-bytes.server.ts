import type { ServerResponse } from "node:http";
import { CLOSED_POLICY } from "./security.server";

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Content-Security-Policy", CLOSED_POLICY);
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(status).end(`${text}\n`);
}

const BUFFER_SIZE = 256 * 1024;

/** Two buffers take turns: allocating one for each block took up to two thirds of the time (docs/quality.md). */
export async function sendBytes(response: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader({ mode: "byob" });
  const cancel = () => void reader.cancel().catch(() => {});
  // The response of a pipelined request that waits for an earlier one does not close when the connection does.
  const { socket } = response.req;
  // Each pipelined request adds a listener, and Node warns after ten.
  socket.setMaxListeners(0);
  if (socket.destroyed) cancel();
  else socket.once("close", cancel);
  const read = (buffer: ArrayBuffer) => reader.read(new Uint8Array(buffer));
  const write = (chunk: Uint8Array) =>
    new Promise<void>((resolve, reject) => response.write(chunk, (error) => (error ? reject(error) : resolve())));
  try {
    let spare = new ArrayBuffer(BUFFER_SIZE);
    let reading = read(new ArrayBuffer(BUFFER_SIZE));
    let writing = Promise.resolve();
    for (;;) {
      const [{ done, value }] = await Promise.all([reading, writing]);
      if (done) break;
      reading = read(spare);
      writing = write(value);
      spare = value.buffer;
    }
    response.end();
  } finally {
    socket.off("close", cancel);
    cancel();
  }
}
