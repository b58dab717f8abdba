import { vi } from "vitest";

/** Asks again until `check` no longer throws: up to 15 seconds, because a busy machine needs more than Vitest's one. */
export const waitUntil = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 50 });
