import { vi } from "vitest";

/** Asks again until `check` no longer throws: up to 15 seconds, because a busy machine needs more than Vitest's one. */
export const waitUntil = <T>(check: () => T | Promise<T>, timeout = 15_000): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 50 });

/** `raised` resolves when `raise` is called. Code that awaits it does not run inside the caller's transaction. */
export function createSignal(): { raised: Promise<void>; raise: () => void } {
  let raise = () => {};
  const raised = new Promise<void>((resolve) => {
    raise = resolve;
  });
  return { raised, raise: () => raise() };
}
