import type { ServerBuild } from "@remix-run/node";
import { getRouteIdsByPath } from "./remix-handler.server";

export type GetRouteId = (path: string) => string;

export function createGetRouteId({ routes }: Pick<ServerBuild, "routes">): GetRouteId {
  const exact = new Map<string, string>();
  const patterns: { pattern: RegExp; id: string; rank: number }[] = [];
  for (const [address, id] of getRouteIdsByPath(routes)) {
    if (!/[:*]/.test(address)) exact.set(address, id);
    else patterns.push({ pattern: toPattern(address), id, rank: rank(address) });
  }
  patterns.sort((a, b) => a.rank - b.rank);
  return (path) => {
    const page = path.endsWith(".data") ? path.slice(0, -".data".length) : path;
    return (
      exact.get(page) ??
      exact.get(page.toLowerCase()) ??
      patterns.find(({ pattern }) => pattern.test(page))?.id ??
      "none"
    );
  };
}

const toPattern = (address: string) => new RegExp(`^${address.replace(/:[^/]+/g, "[^/]+").replace("*", ".*")}$`, "i");

// As Remix decides: a fixed part before a parameter, and a parameter before the rest of an address.
const rank = (address: string): number => (address.includes("*") ? 1000 : 0) + (address.match(/:/g)?.length ?? 0);
