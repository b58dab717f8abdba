import { existsSync } from "node:fs";

/** `npm run pictures` in content/tools draws one per article; until it has run, the article uses the blog's. */
export function findSharingPicture(key: string): string {
  const drawn = ["build/client", "public"].some((folder) => existsSync(`${folder}/sharing/article-${key}.png`));
  return drawn ? `article-${key}` : "blog";
}
