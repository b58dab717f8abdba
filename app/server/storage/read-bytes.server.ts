import type { Readable } from "node:stream";

/** Rejects when the body fails or closes early, or with the reason of `signal`. Always destroys the body. */
export async function* readBytes(body: Readable, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  let fail: (reason: unknown) => void = () => {};
  const abort = () => fail(signal?.reason);
  signal?.addEventListener("abort", abort);
  // Promise.race with one promise for the abort would hold every chunk in memory until the end.
  const next = () =>
    new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
      fail = reject;
      chunks.next().then(resolve, reject);
    });
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await next();
      if (done) break;
      yield value;
    }
    signal?.throwIfAborted();
    if (!body.readableEnded) throw new Error("The body closed before its end");
  } finally {
    signal?.removeEventListener("abort", abort);
    body.destroy();
  }
}

/** Enough to know a file's type, or less if the body ends or fails before. The rest can still be read. */
export async function readFirstBytes(body: Readable): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < 16) {
    const chunk = (body.read() as Buffer | null) ?? (await nextRead(body));
    if (!chunk) break;
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
  }
  return bytes;
}

function nextRead(body: Readable): Promise<Buffer | null> {
  if (body.readableEnded || body.destroyed) return Promise.resolve(null);
  return new Promise((resolve) => {
    const settle = () => {
      for (const event of ["readable", "end", "close", "error"]) body.off(event, settle);
      resolve(body.read() as Buffer | null);
    };
    for (const event of ["readable", "end", "close", "error"]) body.on(event, settle);
  });
}
