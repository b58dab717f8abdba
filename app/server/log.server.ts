import pino, { type DestinationStream, type Logger } from "pino";
import pretty from "pino-pretty";
import { describeError } from "./describe-error.server";
import type { Env } from "./env/env.server";

export type { Logger };

// Lines are buffered, because writing each one costs a fifth of a cached page.
const BLOCK = { minLength: 8192, periodicFlush: 250 };

export function createLog(env: Pick<Env, "LOG_LEVEL" | "LOG_FORMAT">, output?: DestinationStream): Logger {
  if (env.LOG_LEVEL === "silent") return pino({ level: "silent" });
  const options = { level: env.LOG_LEVEL, base: null, serializers: { err: describeError } };
  if (output) return pino(options, output);
  if (env.LOG_FORMAT === "readable") return pino(options, createReadableOutput());
  const stdout = pino.destination({ dest: 1, sync: true, ...BLOCK });
  process.once("exit", () => stdout.flushSync());
  return pino(options, stdout);
}

function createReadableOutput() {
  return pretty({
    sync: true,
    translateTime: "SYS:HH:MM:ss",
    ignore: "id,method,path,status,ms,cut",
    messageFormat: ({ method, path = "", status, ms, cut, msg }) =>
      msg === "request" ? `${status} ${method} ${path} ${ms} ms${cut ? ", cut off" : ""}` : `${msg} ${path}`.trim(),
  });
}
