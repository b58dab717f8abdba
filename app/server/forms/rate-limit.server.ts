import ipaddr from "ipaddr.js";

const HOUR = 3_600_000;

export interface RateLimiter {
  /**
   * Counts one use of `what` by `address`, or `amount` of it, and returns whether it is within `perHour` (0 is
   * unlimited). A refused use is not counted.
   */
  allows(what: string, address: string, perHour: number, amount?: number): boolean;
}

/**
 * A token bucket for each use and address, in memory: as many uses at once as an hour allows, refilled evenly.
 * One process holds one limiter; behind several processes each visitor has the limit in each.
 */
export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    allows(what, address, perHour, amount = 1) {
      if (perHour === 0) return true;
      const key = `${what} ${getNetworkPrefix(address)}`;
      const at = now();
      const bucket = buckets.get(key) ?? { tokens: perHour, at };
      // A clock that was set back must not reduce what is left.
      const passed = Math.max(0, at - bucket.at);
      const tokens = Math.min(perHour, bucket.tokens + (passed / HOUR) * perHour);
      const allowed = tokens >= amount;
      // Set anew so that the map is ordered by last use, and the oldest can be dropped first.
      buckets.delete(key);
      buckets.set(key, { tokens: allowed ? tokens - amount : tokens, at });
      if (buckets.size > 50_000) buckets.delete(buckets.keys().next().value as string);
      return allowed;
    },
  };
}

/** IPv6 hands a household a /64: its addresses count as one. An IPv4 address counts the same in either notation. */
export function getNetworkPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? (parsed as ipaddr.IPv6).parts.slice(0, 4).join(":") : parsed.toString();
}
