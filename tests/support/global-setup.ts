import type { TestProject } from "vitest/node";
import { build } from "#app/server/start.mjs";
import { startPostgres } from "./database/postgres";
import { startS3 } from "./storage/s3";

/** Returns a function that stops the servers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  runWithoutVitestEnv(build);
  const [postgres, s3] = await Promise.allSettled([startPostgres(), startS3()]);
  const stop = async () => {
    if (postgres.status === "fulfilled") await postgres.value.stop();
    if (s3.status === "fulfilled") await s3.value?.stop();
  };
  if (postgres.status === "rejected" || s3.status === "rejected") {
    await stop();
    throw postgres.status === "rejected" ? postgres.reason : (s3 as PromiseRejectedResult).reason;
  }
  project.provide("postgres", postgres.value.url);
  const { stop: _, ...info } = s3.value ?? { stop: null };
  project.provide("s3", "endpoint" in info ? info : null);
  return stop;
}

/** A build in Vitest's environment would use the development React and leave out the Remix plugin. */
function runWithoutVitestEnv(run: () => void): void {
  const { VITEST, TEST, NODE_ENV, ...buildEnv } = process.env;
  const testEnv = process.env;
  process.env = buildEnv as NodeJS.ProcessEnv;
  try {
    run();
  } finally {
    process.env = testEnv;
  }
}
