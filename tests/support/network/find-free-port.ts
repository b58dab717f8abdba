import { once } from "node:events";
import { createServer } from "node:net";

/** Ports of a worker. All lie below the ports that Linux and macOS give to connections and to `listen(0)`. */
const PORTS_PER_WORKER = 500;
const FIRST_PORT = 10_000 + PORTS_PER_WORKER * Number(process.env.VITEST_POOL_ID ?? 0);

let calls = Math.floor(Math.random() * PORTS_PER_WORKER);

/** A port that nothing listens on until the server that uses it starts: neither another test nor this one gets it again. */
export async function findFreePort(): Promise<number> {
  const port = FIRST_PORT + (calls++ % PORTS_PER_WORKER);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return findFreePort();
  server.close();
  await once(server, "close");
  return port;
}
