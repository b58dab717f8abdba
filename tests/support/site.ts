import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler, ServerBuild } from "@remix-run/node";
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from "vitest";
import { features } from "#app/features.server";
import { readEnv } from "#app/server/env/env.server";
import { serveFiles } from "#app/server/http/files.server";
import { createListener } from "#app/server/http/listener.server";
import {
  createGetCacheKey,
  createGetWatchedLists,
  type GetCacheKey,
  type GetWatchedLists,
} from "#app/server/http/page-cache-key.server";
import { createRemixHandler } from "#app/server/http/remix-handler.server";
import { createGetRouteId, type GetRouteId } from "#app/server/http/route-ids.server";
import { createServices, type Services } from "#app/server/services.server";
import { createCheckedLog } from "./checked-log";
import { openTestDatabase } from "./database/database";
import { createTempFolder } from "./temp-folder";

export interface Site {
  origin: string;
  services: Services;
  folder: string;
  stop(): Promise<void>;
}

/** The outbox worker sends only when a test calls `services.worker.runDue()`. `stop` checks what the site has logged. */
export async function startSite(
  variables: Record<string, string> = {},
  dialect?: "sqlite" | "postgres",
  factories = features,
): Promise<Site> {
  const database = await openTestDatabase(dialect);
  const folder = await createTempFolder("site");
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
    CHECKOUTS_PER_HOUR: "0",
    UNCONFIRMED_EMAILS_PER_HOUR: "0",
    UNCONFIRMED_EMAILS_PER_DAY: "0",
    BOOKINGS_PER_HOUR: "0",
    UPLOADS_PER_HOUR: "0",
    ...variables,
  });
  const { log, check } = createCheckedLog();
  const services = createServices(env, factories, { log });
  server.on("request", createListener({ services, ...(await loadBuild()) }));
  return {
    origin,
    services,
    folder,
    async stop() {
      server.closeAllConnections();
      services.changes.close();
      await new Promise((closed) => server.close(closed));
      await services.worker.stop(1000);
      // Some tests have closed the database already.
      await services.db.close().catch(() => {});
      await database.close();
      await rm(folder, { recursive: true, force: true });
      check([services.secrets.session, services.secrets.stripeWebhook, env.STRIPE_SECRET_KEY ?? ""].filter(Boolean));
    },
  };
}

/** The services of another process with the same database. The test closes `db`, and `changes` if it listened. */
export function createOtherInstance({ services: { env } }: Site): Services {
  const { ORIGIN, VAR_DIR, DATABASE_URL } = env;
  return createServices(readEnv({ ORIGIN, VAR_DIR, DATABASE_URL, LOG_LEVEL: "silent" }), features);
}

interface Build {
  handle: RequestHandler;
  files: ReturnType<typeof serveFiles>;
  getCacheKey: GetCacheKey;
  getWatchedLists: GetWatchedLists;
  getRouteId: GetRouteId;
}

let loaded: Promise<Build> | undefined;

/** Cached, because all sites use the same build. */
export function loadBuild() {
  loaded ??= (async () => {
    const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
    return {
      handle: createRemixHandler(build),
      files: serveFiles("build/client"),
      getCacheKey: createGetCacheKey(build),
      getWatchedLists: createGetWatchedLists(build),
      getRouteId: createGetRouteId(build),
    };
  })();
  return loaded;
}

/** The environment variables, also of what another hook starts before. */
type Variables = Record<string, string> | (() => Record<string, string>);

const read = (variables: Variables) => (typeof variables === "function" ? variables() : variables);

/** For all tests of the file that calls it. */
export function setUpSite(variables: Variables = {}, factories = features): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await startSite(read(variables), undefined, factories));
  });
  afterAll(() => site.stop?.());
  return site;
}

/** For each test of the file that calls it another one. */
export function setUpSiteForEachTest(variables: Variables = {}, factories = features): Site {
  const site = {} as Site;
  beforeEach(async () => {
    Object.assign(site, await startSite(read(variables), undefined, factories));
  });
  afterEach(() => site.stop?.());
  return site;
}

/** For the test that calls it. */
export async function startSiteForTest(...settings: Parameters<typeof startSite>): Promise<Site> {
  const site = await startSite(...settings);
  onTestFinished(() => site.stop());
  return site;
}
