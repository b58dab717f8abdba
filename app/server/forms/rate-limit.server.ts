import ipaddr from "ipaddr.js";
import { HOUR } from "../time/durations";

export interface RateLimiter {
  /** Counts `amount` uses of `what`; false above `perHour` (0 is unlimited). A refused use is not counted. */
  allows(what: string, address: string, perHour: number, amount?: number): boolean;
  /** Gives back one use that was not needed. */
  giveBack(what: string, address: string): void;
}

/** A token bucket in memory for each use and address. Each process has its own limits. */
export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const getKey = (what: string, address: string) => `${what} ${getNetworkPrefix(address)}`;
  return {
    allows(what, address, perHour, amount = 1) {
      if (perHour === 0) return true;
      const key = getKey(what, address);
      const at = now();
      const bucket = buckets.get(key) ?? { tokens: perHour, at };
      const passed = Math.max(0, at - bucket.at);
      const tokens = Math.min(perHour, bucket.tokens + (passed / HOUR) * perHour);
      const allowed = tokens >= amount;
      buckets.delete(key);
      buckets.set(key, { tokens: allowed ? tokens - amount : tokens, at });
      if (buckets.size > 50_000) buckets.delete(buckets.keys().next().value as string);
      return allowed;
    },
    giveBack(what, address) {
      const bucket = buckets.get(getKey(what, address));
      if (bucket) bucket.tokens += 1;
    },
  };
}

/** A household usually gets an IPv6 /64, so its addresses count as one. */
export function getNetworkPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? (parsed as ipaddr.IPv6).parts.slice(0, 4).join(":") : parsed.toString();
}
