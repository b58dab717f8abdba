import type { Readable } from "node:stream";

/**
 * All bytes of `body`, for a driver to store. Fails when the body fails, when it closes before its end and, at once,
 * with its reason, when `signal` aborts; so what ends without an error is complete. Destroys the body in any case.
 */
export async function* readBytes(body: Readable, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  let fail: (reason: unknown) => void = () => {};
  const abort = () => fail(signal?.reason);
  signal?.addEventListener("abort", abort);
  // Not left to the body, which may close only when its source yields. And no Promise.race with one promise for the
  // abort: that would hold every chunk in memory until the end.
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
