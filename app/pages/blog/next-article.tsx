import { paths } from "#app/paths";
import type { ArticleSummary } from "#app/texts/articles/articles.server";
import { joinFigures } from "#app/texts/prose/read-prose";
import { ArrowIcon } from "#app/ui/marks/icons.tsx";
import { CardPicture } from "./pictures";

export function NextArticle({ article }: { article: ArticleSummary }) {
  return (
    <nav className="wrap article-next" aria-label="Next article">
      <a href={paths.article(article.slug)}>
        <span className="article-next-words">
          <span>Next</span> <b>{joinFigures(article.title)}</b>{" "}
          <span className="more w-fit">
            <span>
              Read the{" "}
              <span className="whitespace-nowrap">
                article
                <ArrowIcon />
              </span>
            </span>
          </span>
        </span>
        <span className="article-next-cover">
          <CardPicture article={article} />
        </span>
      </a>
    </nav>
  );
}
