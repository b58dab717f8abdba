import { rm } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { features } from "#app/features.server";
import { readEnv } from "#app/server/env/env.server";
import { createServices, type Services } from "#app/server/services.server";
import { openEmptyDatabase } from "./database/database";
import { runCommand } from "./office/admin-command";
import type { Site } from "./site";
import { createTempFolder } from "./temp-folder";

/** Removed after the test. */
export async function createFolder(name: string): Promise<string> {
  const folder = await createTempFolder(name);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Where a site could be restored: no tables, no files. */
export interface EmptyPlace {
  url: string;
  folder: string;
  variables: Record<string, string>;
  run(...args: string[]): ReturnType<typeof runCommand>;
  /** What a site would have there. Closed after the test. */
  open(): Services;
}

export async function createEmptyPlace(
  dialect: "sqlite" | "postgres" = "sqlite",
  variables: Record<string, string> = {},
): Promise<EmptyPlace> {
  const { url, close } = await openEmptyDatabase(dialect);
  onTestFinished(close);
  const folder = join(await createFolder("restored"), "var");
  return {
    ...{ url, folder, variables },
    run: (...args) => runCommand(args, { url, folder, variables }),
    open() {
      const services = createServices(
        readEnv({ DATABASE_URL: url, VAR_DIR: folder, LOG_LEVEL: "silent", ...variables }),
        features,
      );
      onTestFinished(() => services.db.close());
      return services;
    },
  };
}

/** Runs a command beside the running site, with its database and files. */
export const runBeside = (
  { services: { env }, folder }: Site,
  args: string[],
  variables: Record<string, string> = {},
) => runCommand(args, { url: env.DATABASE_URL, folder, variables });
