import { readEnv } from "#app/server/env/env.server";
import { createServices, type Services } from "#app/server/services.server";
import type { BenchSite } from "../site";

/** The services of the running site, in this process, to fill its database and storage. Close `db` afterward. */
export function openServices({ origin, folder }: BenchSite, databaseUrl: string): Services {
  const env = readEnv({ ORIGIN: origin, VAR_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" });
  return createServices(env, []);
}
