import { paths } from "#app/paths";
import { ArrowIcon } from "../../ui/icons";
import type { Article } from "./articles";
import { Cover } from "./pictures";

/** The next one, lying under the sheet: words and picture are one link. */
export function NextArticle({ article: { slug, title } }: { article: Article }) {
  return (
    <nav className="wrap article-next" aria-label="Next article">
      <a href={paths.article(slug)}>
        <span className="article-next-words">
          <span>Next</span> <b>{title}</b> <ArrowIcon className="size-7 fill-current" />
        </span>
        <span className="article-next-cover">
          <Cover slug={slug} />
        </span>
      </a>
    </nav>
  );
}
