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
