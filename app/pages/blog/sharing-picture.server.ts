import { existsSync } from "node:fs";
import { paths } from "#app/paths";
import type { ArticleSummary } from "#app/texts/articles/articles.server";

/** The uploaded picture, else the one that `npm run pictures` in content/tools has drawn, else that of the blog. */
export function findSharingPicture({ key, picture }: Pick<ArticleSummary, "key" | "picture">) {
  if (picture) return { path: paths.picture(picture, "large") };
  const drawn = ["build/client", "public"].some((folder) => existsSync(`${folder}/sharing/article-${key}.png`));
  return drawn ? `article-${key}` : "blog";
}
