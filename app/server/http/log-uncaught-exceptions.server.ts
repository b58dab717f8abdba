import type { Logger } from "../log.server";

/** For a server that listens: from then on, an exception concerns one request and must not end the others. */
export function logUncaughtExceptions(log: Logger): void {
  let uncaught = 0;
  const note = (error: unknown) => {
    uncaught++;
    log.error({ err: error, uncaught }, "uncaught exception");
  };
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
}
