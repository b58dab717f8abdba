import type { Logger } from "../log.server";

/**
 * Keeps the process alive when an exception or a rejection is caught by nobody: it concerns one request, and ending
 * the process would cut off all others. Each is an error in the log, with the number of them so far. Call it once the
 * server listens: until then such an error has to end the start.
 */
export function surviveUncaught(log: Logger): void {
  let uncaught = 0;
  const note = (error: unknown) => {
    uncaught++;
    log.error({ err: error, uncaught }, "uncaught exception");
  };
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
}
