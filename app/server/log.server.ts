import pino, { type Logger } from "pino";
import type { Env } from "./env.server";

export type { Logger };

/** Structured log, one JSON line each, on standard output. */
export function createLog(env: Pick<Env, "LOG_LEVEL">): Logger {
  return pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
