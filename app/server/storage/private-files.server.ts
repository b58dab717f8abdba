import { chmod, stat } from "node:fs/promises";
import type { Env } from "../env/env.server";
import type { Logger } from "../log.server";

/** Earlier versions created VAR_DIR and the database files without a umask, so that other users could read them. */
export async function makeFilesPrivate({ env, log }: { env: Env; log: Logger }): Promise<void> {
  const database = env.DATABASE_URL.startsWith("file:") ? env.DATABASE_URL.slice("file:".length) : null;
  const databaseFiles = database ? ["", "-wal", "-shm"].map((suffix) => database + suffix) : [];
  for (const [path, mode] of [[env.VAR_DIR, 0o700], ...databaseFiles.map((file) => [file, 0o600] as const)] as const) {
    try {
      if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, mode);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        log.warn({ err: error, path }, "other users of this machine may be able to read our files");
    }
  }
}
