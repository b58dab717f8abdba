import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler, ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll } from "vitest";
import { features } from "../../app/features.server";
import { readEnv } from "../../app/server/env.server";
import { serveFiles } from "../../app/server/http/files.server";
import { createListener } from "../../app/server/http/listener.server";
import { createGetCacheKey, type GetCacheKey } from "../../app/server/http/page-cache-key.server";
import { createRemixHandler } from "../../app/server/http/remix-handler.server";
import { createServices, type Services } from "../../app/server/services.server";
import { openTestDatabase } from "./database";
import { scratchFolder } from "./scratch";

export interface Site {
  origin: string;
  services: Services;
  /** Where this instance keeps its files and mails. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * The whole site as it is built, on a port and a database of its own. The outbox worker runs only when a test says
 * so (`services.worker.runDue()`), so that nothing is sent while it looks.
 */
export async function startSite(
  variables: Record<string, string> = {},
  dialect?: "sqlite" | "postgres",
  factories = features,
): Promise<Site> {
  const database = await openTestDatabase(dialect);
  const folder = await scratchFolder("site");
  // Longer than any pause of a busy process, which could send a request just when the connection is closed.
  const server = createServer({ keepAliveTimeout: 120_000 });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = readEnv({
    ORIGIN: origin,
    VAR_DIR: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: "silent",
    WEBHOOK_ALLOW_PRIVATE: "true",
    ORDERS_PER_HOUR: "0",
    UPLOADS_PER_HOUR: "0",
    ...variables,
  });
  const services = createServices(env, factories);
  server.on("request", createListener({ services, ...(await loadBuild()) }));
  return {
    origin,
    services,
    folder,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await services.worker.stop(1000);
      // A test of what happens without the database has closed it already.
      await services.db.close().catch(() => {});
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Build {
  handle: RequestHandler;
  files: ReturnType<typeof serveFiles>;
  getCacheKey: GetCacheKey;
}

let loaded: Promise<Build> | undefined;

/** What was built is the same for all sites, so its routes and its list of files are read once. */
export function loadBuild() {
  loaded ??= (async () => {
    const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
    return {
      handle: createRemixHandler(build),
      files: serveFiles("build/client"),
      getCacheKey: createGetCacheKey(build),
    };
  })();
  return loaded;
}

/** A site for all tests of the file that calls it, which is there once they run: the hooks that start and stop it. */
export function setUpSite(variables: Record<string, string> = {}, factories = features): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await startSite(variables, undefined, factories));
  });
  afterAll(() => site.stop?.());
  return site;
}
