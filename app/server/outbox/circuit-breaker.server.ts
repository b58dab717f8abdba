const TIMEOUTS_TO_OPEN = 3;
const PROBE_DELAY_MS = 30_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Opens after three timeouts in a row. Half a minute later it is half-open: one message at a time until a response. */
export function createCircuitBreaker(now: () => number) {
  let timeouts = 0;
  let openUntil = 0;
  return {
    state(): "closed" | "open" | "half-open" {
      if (timeouts < TIMEOUTS_TO_OPEN) return "closed";
      return now() < openUntil ? "open" : "half-open";
    },
    openUntil: () => openUntil,
    recordTimeout() {
      timeouts++;
      openUntil = now() + PROBE_DELAY_MS;
    },
    recordResponse() {
      timeouts = 0;
    },
    probeNow() {
      openUntil = 0;
    },
  };
}
