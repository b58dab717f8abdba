import type { ServerResponse } from "node:http";

const BUFFER_SIZE = 256 * 1024;

/**
 * Fills one buffer while the other is being sent, and uses only these two: a new buffer for each block of a large file
 * would keep the garbage collector busy, at a third of the rate.
 */
export async function sendBytes(response: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader({ mode: "byob" });
  const cancel = () => void reader.cancel().catch(() => {});
  // Node drops the callback of a write that it discards because the visitor has left.
  response.once("close", cancel);
  const read = (buffer: ArrayBuffer) => reader.read(new Uint8Array(buffer));
  const write = (chunk: Uint8Array) =>
    new Promise<void>((resolve, reject) => response.write(chunk, (error) => (error ? reject(error) : resolve())));
  try {
    let spare = new ArrayBuffer(BUFFER_SIZE);
    let reading = read(new ArrayBuffer(BUFFER_SIZE));
    let writing = Promise.resolve();
    for (;;) {
      const { done, value } = await reading;
      await writing;
      if (done) break;
      reading = read(spare);
      writing = write(value);
      spare = value.buffer;
    }
    response.end();
  } finally {
    cancel();
  }
}
