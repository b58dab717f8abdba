import { paths } from "#app/paths";
import { ArrowIcon } from "#app/ui/marks/icons.tsx";
import { CardPicture } from "./pictures";
import type { Article } from "./read-articles";

export function NextArticle({ article }: { article: Article }) {
  return (
    <nav className="wrap article-next" aria-label="Next article">
      <a href={paths.article(article.slug)}>
        <span className="article-next-words">
          <span>Next</span> <b>{article.title}</b> <ArrowIcon className="size-7 fill-current" />
        </span>
        <span className="article-next-cover">
          <CardPicture article={article} />
        </span>
      </a>
    </nav>
  );
}
