import { existsSync, statfsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Twice what a whole test run needs. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;
const MEMORY_FOLDER = "/dev/shm";

/** In memory if there is enough, because creating databases is slow on a disk. The caller removes it. */
export function createTempFolder(name: string): Promise<string> {
  return mkdtemp(join(hasFreeMemory() ? MEMORY_FOLDER : tmpdir(), `palmetto-${name}-`));
}

function hasFreeMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER) || process.availableMemory() < MIN_FREE_BYTES) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= MIN_FREE_BYTES;
}
