import { existsSync } from "node:fs";

/** `npm run pictures` draws one for each article; one that is not drawn yet is shared with the blog's. */
export function findSharingPicture(slug: string): string {
  const drawn = ["build/client", "public"].some((folder) => existsSync(`${folder}/sharing/article-${slug}.png`));
  return drawn ? `article-${slug}` : "blog";
}
