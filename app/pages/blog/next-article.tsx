import { paths } from "#app/paths";
import type { ArticleSummary } from "#app/texts/articles/articles.server";
import { joinFigures } from "#app/texts/prose/read-prose";
import { MoreLink } from "#app/ui/more-link.tsx";
import { CardPicture } from "./pictures";

export function NextArticle({ article }: { article: ArticleSummary }) {
  return (
    <nav className="wrap article-next" aria-label="Next article">
      <div>
        <div className="article-next-words">
          <p>Next</p>
          <b>{joinFigures(article.title)}</b>
          <MoreLink
            className="w-fit after:absolute after:inset-0"
            href={paths.article(article.slug)}
            about={article.title}
          >
            Read the article
          </MoreLink>
        </div>
        <div className="article-next-cover">
          <CardPicture article={article} />
        </div>
      </div>
    </nav>
  );
}
