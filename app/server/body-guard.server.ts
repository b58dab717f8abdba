import type { IncomingMessage } from "node:http";

/** Slower than this for as long as this is no visitor with a bad line but a connection held open on purpose. */
const SLOWEST_BYTES = 8 * 1024;
const EVERY_MS = 30_000;

/** Ends a connection whose body arrives far too slowly. Whoever reads the body sees it break off. */
export function guardBody(incoming: IncomingMessage, everyMs = EVERY_MS): void {
  const length = Number(incoming.headers["content-length"] ?? 0);
  if (!(length > 0) && incoming.headers["transfer-encoding"] === undefined) return;
  const { socket } = incoming;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (incoming.complete || incoming.destroyed) return clearInterval(timer);
    // Where it is us who do not read on, the visitor is not to blame.
    const slow = socket.bytesRead - before < SLOWEST_BYTES && socket.readableLength === 0 && !incoming.isPaused();
    before = socket.bytesRead;
    if (slow) socket.destroy();
  }, everyMs).unref();
  incoming.on("close", () => clearInterval(timer));
}
