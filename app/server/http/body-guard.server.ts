import type { IncomingMessage } from "node:http";

/** A body that arrives more slowly than this in any of these periods holds the connection open on purpose. */
const MIN_BYTES_PER_SECOND = 1024;
const PERIOD_MS = 30_000;

/** Ends a connection whose body arrives far too slowly; reading the body then fails. */
export function guardBody(incoming: IncomingMessage, periodMs = PERIOD_MS): void {
  const length = Number(incoming.headers["content-length"] ?? 0);
  if (!(length > 0) && incoming.headers["transfer-encoding"] === undefined) return;
  const { socket } = incoming;
  const minBytes = (MIN_BYTES_PER_SECOND * periodMs) / 1000;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (incoming.complete || incoming.destroyed) return clearInterval(timer);
    // Where it is us who do not read on, the visitor is not to blame.
    const slow = socket.bytesRead - before < minBytes && socket.readableLength === 0 && !incoming.isPaused();
    before = socket.bytesRead;
    if (slow) socket.destroy();
  }, periodMs).unref();
  incoming.on("close", () => clearInterval(timer));
}
