import type { CombinedFeatures } from "../server/feature.server";
import type { PostDescription } from "../server/forms/post-words";
import { getOwn } from "../server/get-own";

export function describePost(posts: CombinedFeatures["posts"], path: string, fields: URLSearchParams): PostDescription {
  const [pathname = ""] = path.split("?", 1);
  const record = /\/([A-Z]{3}-[^/]+)$/.exec(pathname)?.[1] ?? "an order";
  const screens = Object.entries(posts).filter(([address]) => pathname.startsWith(address));
  for (const [, words] of screens.sort(([a], [b]) => b.length - a.length)) {
    const describe = getOwn(words, fields.get("intent") ?? "");
    if (describe) return describe(fields, record);
  }
  return { title: "Your change", details: [] };
}
