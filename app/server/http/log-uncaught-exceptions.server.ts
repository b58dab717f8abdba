import type { Logger } from "../log.server";

/**
 * Keeps the process alive when an exception or a rejection is not caught: it concerns one request, and ending the
 * process would cut off all others. Each is logged as an error, with their number so far. Call it once the server
 * listens: before that, such an error has to end the process.
 */
export function logUncaughtExceptions(log: Logger): void {
  let uncaught = 0;
  const note = (error: unknown) => {
    uncaught++;
    log.error({ err: error, uncaught }, "uncaught exception");
  };
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
}
