import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "#drizzle/connect";
import type { Logger } from "../log.server";

const CHANNEL = "changes";
// Many changes become one message, because PostgreSQL sends the messages of all transactions one after the other.
const COLLECT_MS = 50;
const RECONNECT_MS = 1000;

export interface OtherInstances {
  tell(names: readonly string[]): void;
  listen(): void;
  close(): void;
}

/** Messages only save time: polling finds lost ones, and everything on SQLite, which has no such channel. */
export function connectInstances(
  { native }: Database,
  log: Pick<Logger, "warn">,
  onChange: (name: string) => void,
): OtherInstances {
  if (native.dialect === "sqlite") return { tell() {}, listen() {}, close() {} };
  const { pool } = native;
  const self = randomUUID();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  let closed = false;

  function send() {
    timer = undefined;
    const message = [self, ...changed].join(" ");
    changed.clear();
    pool.query("select pg_notify($1, $2)", [CHANNEL, message]).catch((error: unknown) => {
      if (!closed) log.warn({ err: error }, "other instances were not told of a change");
    });
  }

  function connect() {
    const connecting = new pg.Client({ ...pool.options, keepAlive: true });
    client = connecting;
    connecting.on("notification", ({ payload = "" }) => {
      const [sender, ...names] = payload.split(" ");
      if (sender !== self) for (const name of names) onChange(name);
    });
    const reconnect = (error: unknown) => {
      if (closed || client !== connecting) return;
      log.warn({ err: error }, "the connection for changes of other instances was lost");
      client = undefined;
      connecting.end().catch(() => {});
      setTimeout(() => closed || client || connect(), RECONNECT_MS).unref();
    };
    connecting.on("error", reconnect);
    connecting.on("end", () => reconnect(new Error("The database ended the connection.")));
    connecting
      .connect()
      .then(() => connecting.query(`LISTEN ${CHANNEL}`))
      .catch(reconnect);
  }

  return {
    tell(names) {
      if (closed || names.length === 0) return;
      for (const name of names) changed.add(name);
      timer ??= setTimeout(send, COLLECT_MS).unref();
    },
    listen() {
      if (!closed && !client) connect();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      client?.end().catch(() => {});
    },
  };
}
