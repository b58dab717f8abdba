import type { IncomingMessage } from "node:http";

const MIN_BYTES_PER_SECOND = 1024;
const PERIOD_MS = 30_000;

/** Closes a connection whose body arrives slower than 1 KiB/s, which makes reading the body fail. */
export function closeSlowUploads(incoming: IncomingMessage, periodMs = PERIOD_MS): void {
  const length = Number(incoming.headers["content-length"] ?? 0);
  if (!(length > 0) && incoming.headers["transfer-encoding"] === undefined) return;
  const { socket } = incoming;
  const minBytes = (MIN_BYTES_PER_SECOND * periodMs) / 1000;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (incoming.complete || incoming.destroyed) return clearInterval(timer);
    // A body that we have paused is not slow.
    const slow = socket.bytesRead - before < minBytes && socket.readableLength === 0 && !incoming.isPaused();
    before = socket.bytesRead;
    if (slow) socket.destroy();
  }, periodMs).unref();
  incoming.on("close", () => clearInterval(timer));
}
