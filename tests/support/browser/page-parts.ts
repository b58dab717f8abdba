import { expect } from "vitest";
import type { Visitor } from "./visitor";

/** The page at this address, which has to be there, without React's marks and with its plainest entities resolved. */
export async function pageOf(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.get(path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

/** The links inside `main` as [words, address], in their order. */
export function waysOf(page: string): [string, string][] {
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? "";
  return [...main.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = "", inner = ""]) => [
    inner.replace(/<svg.*?<\/svg>|<path[^>]*>|<[^>]+>/gs, "").trim(),
    to,
  ]);
}

export const count = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].length;

/** The words of every element of this name. */
export const texts = (page: string, tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inner = ""]) =>
    inner.replace(/<svg.*?<\/svg>|<span(?! class="whitespace-nowrap").*?<\/span>|<[^>]+>/gs, "").trim(),
  );
