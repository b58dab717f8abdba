import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { createFirstAccount } from "./app/account/first-account.server";
import { features } from "./app/features.server";
import { formatError } from "./app/server/describe-error.server";
import { type Env, EnvError, readEnv } from "./app/server/env/env.server";
import { followDatabaseClock } from "./app/server/health/follow-database-clock.server";
import { serveFiles } from "./app/server/http/files.server";
import { createListener } from "./app/server/http/listener.server";
import { logUncaughtExceptions } from "./app/server/http/log-uncaught-exceptions.server";
import { createGetCacheKey, createGetWatchedLists } from "./app/server/http/page-cache-key.server";
import { createRemixHandler } from "./app/server/http/remix-handler.server";
import { createGetRouteId } from "./app/server/http/route-ids.server";
import { createServices, type Services } from "./app/server/services.server";
import { makeFilesPrivate } from "./app/server/storage/private-files.server";
import { startSweeper } from "./app/server/sweeper.server";
import { listSetup } from "./app/settings/setup.server";
import { business } from "./app/site";
import { checkSchema } from "./drizzle/check-schema";
import { migrate } from "./drizzle/migrate";
import { SchemaError } from "./drizzle/schema-objects";

/** How long a stopping instance still takes requests: a proxy asks /healthz each second and keeps connections for two. */
const DRAIN_MS = 3_000;
/** With the time before, less than the ten seconds after which Docker kills a container. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

const development = process.env.NODE_ENV !== "production";

// Only this user may read the database, files and emails.
process.umask(0o077);

try {
  process.loadEnvFile(".env");
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}

async function start(env: Env): Promise<void> {
  const services = createServices(env, features);
  await makeFilesPrivate(services);
  await migrate(services.db);
  await checkSchema(services.db);
  await followDatabaseClock(services);
  await runStartTasks(services);
  await createAndPrintFirstAccount(services);
  warnAboutMissingSettings(services);

  const server = createServer({
    // Uploads may take long; close-slow-uploads.server.ts ends those that stall.
    requestTimeout: 6 * 3_600_000,
    headersTimeout: 20_000,
    keepAliveTimeout: 10_000,
  });
  let stopping = false;
  const build = await (development ? developmentBuild(server) : productionBuild());
  server.on("request", createListener({ services, isStopping: () => stopping, ...build }));
  server.on("clientError", (_error, socket) => {
    if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  logUncaughtExceptions(services.log);
  services.worker.start();
  const stopSweeper = startSweeper(services);

  const { port } = server.address() as AddressInfo;
  services.log.info(
    { port, database: services.db.dialect, storage: env.STORAGE, mail: env.SMTP_URL ? "smtp" : "files" },
    "listening",
  );
  if (process.stdout.isTTY || env.APP_ENV === "local")
    console.log(`\n  ${(await services.settings.read(business)).name}: ${env.ORIGIN}\n`);

  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      services.log.info({ signal }, "stopping");
      stopSweeper();
      stop(server, services).then(
        () => process.exit(0),
        (error) => {
          services.log.error({ err: error }, "stopped badly");
          process.exit(1);
        },
      );
    });
}

async function stop(server: Server, { worker, changes, pageViews, db, env, log }: Services): Promise<void> {
  if (env.APP_ENV === "production") await wait(DRAIN_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  changes.close();
  // A keep-alive connection becomes idle only after its last answer.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await Promise.all([closed, worker.stop(SHUTDOWN_TIMEOUT_MS)]);
  clearInterval(idle);
  clearTimeout(deadline);
  await pageViews.store();
  await db.close();
  log.info("stopped");
  log.flush();
}

async function productionBuild() {
  const build = (await import(pathToFileURL("build/server/index.js").href)) as ServerBuild;
  return {
    handle: createRemixHandler(build),
    files: serveFiles("build/client"),
    getCacheKey: createGetCacheKey(build),
    getWatchedLists: createGetWatchedLists(build),
    getRouteId: createGetRouteId(build),
  };
}

async function developmentBuild(server: Server) {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  return {
    handle: createRequestHandler(build, "development"),
    files: vite.middlewares,
    getCacheKey: null,
    getWatchedLists: () => [],
    getRouteId: () => "page",
  };
}

async function runStartTasks({ features, log }: Services): Promise<void> {
  for (const [name, run] of Object.entries(features.onStart))
    await run().catch((error) => log.error({ err: error, start: name }, "start failed"));
}

// Printed to the console, never to the structured log.
async function createAndPrintFirstAccount(services: Services): Promise<void> {
  const password = await createFirstAccount(services.db);
  if (password)
    console.log(
      `\n  The back office has its first account now: user id admin, password ${password}\n` +
        `  This is shown only once. Sign in at /admin\n` +
        `  Before the first customer comes: ${await listSetupTitles(services)}.\n`,
    );
}

async function listSetupTitles(services: Services): Promise<string> {
  const { items } = await listSetup(services);
  return items
    .filter(({ isDone }) => !isDone)
    .map(({ title }) => title.toLowerCase())
    .join(", ");
}

function warnAboutMissingSettings({ env, log }: Services): void {
  if (env.APP_ENV === "production" && !env.SMTP_URL)
    log.warn(`SMTP_URL is not set: emails wait in the outbox until it is`);
}

try {
  await start(readEnv(process.env));
} catch (error) {
  console.error(error instanceof EnvError || error instanceof SchemaError ? error.message : formatError(error));
  process.exit(1);
}
