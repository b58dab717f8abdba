import { existsSync, statfsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a whole run of the tests keeps at one time, and as much again for everything else. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;
const MEMORY_FOLDER = "/dev/shm";

/**
 * A new folder for what a test throws away: databases, files, mails. In memory where there is plenty of it, because
 * making and removing databases is waiting for a disk otherwise. The caller removes it.
 */
export function createTempFolder(name: string): Promise<string> {
  return mkdtemp(join(hasFreeMemory() ? MEMORY_FOLDER : tmpdir(), `palmetto-${name}-`));
}

function hasFreeMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER) || process.availableMemory() < MIN_FREE_BYTES) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= MIN_FREE_BYTES;
}
