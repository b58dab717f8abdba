import { existsSync, statfsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a whole run of the tests keeps at one time, and as much again for everything else. */
const ROOM = 4 * 1024 ** 3;
const MEMORY = "/dev/shm";

/**
 * A new folder for what a test throws away: databases, files, mails. In memory where there is plenty of it, because
 * making and removing databases is waiting for a disk otherwise. The caller removes it.
 */
export function scratchFolder(name: string): Promise<string> {
  return mkdtemp(join(hasRoom() ? MEMORY : tmpdir(), `palmetto-${name}-`));
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY) || process.availableMemory() < ROOM) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM;
}
