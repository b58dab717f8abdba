import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";

/** Percent-encoded, for a path segment, a query parameter or a form field. */
export const oddValues: [what: string, encoded: string][] = [
  ["NUL", "%00"],
  ["NUL between letters", "a%00b"],
  ["NUL encoded twice", "%2500"],
  ["a lone surrogate", "%ED%A0%80"],
  ["a pair of surrogates", "a%ED%A0%BD%ED%B8%80b"],
  ["a byte that is not UTF-8", "%FF"],
  ["the last code points", "%EF%BF%BF%F4%8F%BF%BF"],
  ["letters beyond Latin-1", "%E2%82%AC%F0%9F%98%80"],
  ["a line break", "a%0D%0AX-Odd:%201"],
  ["quotes", "%27%22%3E%3C%5C%25_"],
  ["beyond 32 bits", "2147483648"],
  ["beyond 64 bits", "9223372036854775808"],
  ["beyond all numbers", "1e309"],
  ["a negative number", "-1"],
  ...["__proto__", "constructor", "toString", "hasOwnProperty"].map((name): [string, string] => [
    `what every object inherits: ${name}`,
    name,
  ]),
  ["very long", "a".repeat(3000)],
  ["very long beyond Latin-1", "%E2%82%AC".repeat(330)],
];

const someKinds = ["NUL between letters", "a lone surrogate", "letters beyond Latin-1", "a line break"];
export const inheritedNames = oddValues.filter(([what]) => what.startsWith("what every object inherits"));
/** For tests in which all values would take minutes. */
export const someOddValues = oddValues.filter(([what]) =>
  [...someKinds, "beyond 64 bits", "a negative number", "very long"].includes(what),
);

interface RoutePath {
  path: string;
  acceptsPosts: boolean;
  isPage: boolean;
}

/** `:name` stands for a parameter, `*` for the rest of a path. */
export async function listRoutePaths(): Promise<RoutePath[]> {
  const { routes } = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  const getFullPath = (id: string | undefined): string => {
    const route = id ? routes[id] : undefined;
    const path = route?.path ?? "";
    return !route || path.startsWith("/") ? path : [getFullPath(route.parentId), path].filter(Boolean).join("/");
  };
  const found = Object.values(routes)
    .filter(({ id }) => id !== "root")
    .map(({ id, module }) => ({
      path: `/${getFullPath(id)}`.replace(/\/+/g, "/"),
      acceptsPosts: module.action !== undefined,
      isPage: module.default !== undefined,
    }));
  return found;
}

export function listParameterNames(): string[] {
  const code = readFileSync("build/server/index.js", "utf8");
  return [...new Set([...code.matchAll(/\.(?:get|getAll|has)\("([a-z_]+)"\)/g)].map(([, name = ""]) => name))].sort();
}
