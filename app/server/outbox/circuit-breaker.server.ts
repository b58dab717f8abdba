/** Timeouts in a row that open the circuit. */
const TIMEOUTS_TO_OPEN = 3;
/** Milliseconds until the next probe. */
const PROBE_DELAY_MS = 30_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * A circuit breaker for one target. Three timeouts in a row open it: nothing is sent. Half a minute later it is
 * half-open: one message is sent at a time, until one gets an answer, whatever the answer says.
 */
export function createCircuitBreaker(now: () => number) {
  let timeouts = 0;
  let openUntil = 0;
  return {
    state(): "closed" | "open" | "half-open" {
      if (timeouts < TIMEOUTS_TO_OPEN) return "closed";
      return now() < openUntil ? "open" : "half-open";
    },
    /** When the next probe may be sent, as milliseconds since 1970. */
    openUntil: () => openUntil,
    recordTimeout() {
      timeouts++;
      openUntil = now() + PROBE_DELAY_MS;
    },
    recordResponse() {
      timeouts = 0;
    },
    /** Lets the next probe through now. */
    probeNow() {
      openUntil = 0;
    },
  };
}
