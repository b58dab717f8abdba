import { setTimeout as pause } from "node:timers/promises";

const CONFLICTS = ["40P01", "40001"];
const MAX_TRIES = 6;

export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await transaction();
    } catch (error) {
      if (tries >= MAX_TRIES || !isConflict(error)) throw error;
      // Random, so that the same transactions do not collide again.
      await pause(Math.random() * 10 * 2 ** tries);
    }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CONFLICTS.includes((error as { code?: string }).code ?? "") || isConflict(error.cause);
}
