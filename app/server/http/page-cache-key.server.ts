import type { ServerBuild } from "@remix-run/node";
import { SETTINGS_LIST } from "../settings.server";
import { getRouteBranch, getRouteIdsByPath } from "./remix-handler.server";

export const MAX_URL_LENGTH = 4096;

export interface PageQuery {
  /** The part that the page depends on, in canonical form. Null makes the page specific to one visitor. */
  query?: (search: URLSearchParams) => string | null;
  /** Keys of `Feature.watchedLists`: the page is rendered anew when one changes. */
  watches?: string | readonly string[];
  /** Rendered for one visitor and sees the whole query, like all `office` pages. */
  personal?: boolean;
  office?: boolean;
}

/** The address under which a page is rendered and cached. Null if the page is personal or does not exist. */
export type GetCacheKey = (address: string) => string | null;
export type GetWatchedLists = (path: string) => readonly string[];

export function createGetCacheKey({ routes }: Pick<ServerBuild, "routes">): GetCacheKey {
  const pages = new Map<string, PageQuery | null>();
  const patterns: [RegExp, PageQuery][] = [];
  for (const [address, id] of getRouteIdsByPath(routes)) {
    const branch = getRouteBranch(routes, id);
    const page: PageQuery = Object.assign({}, ...branch.map(({ module }) => module.handle));
    const shared = branch.at(-1)?.module.default && !page.office && !page.personal;
    if (!/[:*?]/.test(address)) pages.set(address, shared ? page : null);
    else if (shared && !address.includes("*")) patterns.push([toPattern(address), page]);
  }

  const findPath = (requested: string): [string, PageQuery | null] | undefined => {
    // Remix also serves /faq for /FAQ and /f%61q.
    for (const path of [requested, normalizePath(requested)]) {
      const page = pages.get(path);
      if (page !== undefined) return [path, page];
    }
    const match = patterns.find(([pattern]) => pattern.test(requested));
    return match && [requested, match[1]];
  };

  return (address) => {
    if (address.length > MAX_URL_LENGTH) return null;
    const end = address.indexOf("?");
    const [path, page] = findPath(end < 0 ? address : address.slice(0, end)) ?? [];
    if (!path || !page) return null;
    if (end < 0 || !page.query) return path;
    const query = page.query(new URLSearchParams(address.slice(end)));
    return query === null ? null : path + query;
  };
}

export function createGetWatchedLists({ routes }: Pick<ServerBuild, "routes">): GetWatchedLists {
  const lists = new Map<string, string[]>();
  const patterns: [RegExp, string[]][] = [];
  for (const [path, id] of getRouteIdsByPath(routes)) {
    const { watches }: PageQuery = Object.assign({}, ...getRouteBranch(routes, id).map(({ module }) => module.handle));
    if (!watches) continue;
    const names = [SETTINGS_LIST, ...[watches].flat()];
    if (path.includes(":")) patterns.push([toPattern(path), names]);
    else lists.set(path, names);
  }
  return (path) => lists.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1] ?? [SETTINGS_LIST];
}

const toPattern = (address: string) => new RegExp(`^${address.replace(/:[^/]+/g, "[a-z0-9-]+")}$`);

function normalizePath(path: string): string {
  try {
    return decodeURI(path).toLowerCase();
  } catch {
    return path;
  }
}
