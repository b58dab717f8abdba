import { inspect } from "node:util";
import { isNativeError } from "node:util/types";
import Sqlite from "better-sqlite3";
import pg from "pg";

/** Never `params`, `detail`, `where` and the like, which hold the data of a failing statement. */
const SAFE_PROPERTIES = [
  "code",
  "errno",
  "syscall",
  "address",
  "port",
  "status",
  "statusCode",
  "statusText",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "$metadata",
];
const MAX_CAUSES = 5;

export function describeError(error: unknown): unknown {
  if (typeof error !== "object" || error === null) return error;
  const chain = listCauses(error);
  const kept = Object.assign({}, ...chain.map(readSafeProperties).reverse());
  const errors = chain.filter(isError);
  const type = getType(error);
  if (errors.length === 0) return { type, ...kept };
  return {
    type,
    message: errors.map(getSafeMessage).join(": "),
    stack: errors.map((one) => `${getType(one)}: ${getSafeMessage(one)}${getFrames(one)}`).join("\ncaused by: "),
    ...kept,
  };
}

export function formatError(error: unknown): string {
  const described = describeError(error);
  return isObject(described) && "stack" in described ? String(described.stack) : inspect(described);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);
const getType = (value: object): string => value.constructor?.name ?? "Object";

function listCauses(error: object): object[] {
  const chain = [error];
  for (let next = getCause(error); isObject(next) && chain.length < MAX_CAUSES; next = getCause(next)) chain.push(next);
  return chain;
}

// Of several errors, such as one for each address that cannot be reached, only the first is described.
const getCause = (error: object): unknown =>
  "cause" in error && error.cause ? error.cause : error instanceof AggregateError ? error.errors[0] : undefined;

function readSafeProperties(error: object): Record<string, unknown> {
  const all = error as Record<string, unknown>;
  return Object.fromEntries(SAFE_PROPERTIES.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}

/** By its properties, because the server's bundle and the routes' bundle each have a copy of Drizzle's class. */
export const isQueryError = (error: unknown): error is Error & { query: string } =>
  isError(error) && "query" in error && "params" in error;

/** Leaves out the data of the statement or the JSON that caused the error. */
export function getSafeMessage(error: Error): string {
  if (isQueryError(error)) return `Failed query: ${error.query}`;
  return quotesData(error) ? error.message.replace(/".*"/s, '"…"') : error.message;
}

// Messages of both databases also quote names. These codes are of messages that quote values.
function quotesData(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return error.code?.startsWith("22") ?? true;
  if (error instanceof Sqlite.SqliteError) return error.code === "SQLITE_ERROR";
  return error instanceof SyntaxError;
}

function getFrames({ stack = "", message }: Error): string {
  const start = stack.indexOf(message);
  const frames = start < 0 ? stack : stack.slice(start + message.length);
  return (frames.match(/\n {4}at .*/g) ?? []).join("");
}
