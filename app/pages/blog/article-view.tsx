import type { ArticleSummary } from "#app/texts/articles/articles.server";
import { useReplyTime } from "#app/ui/use-site";
import { ArticleBody, type ShownArticle } from "./article-body";
import { NextArticle } from "./next-article";
import { BannerPicture } from "./pictures";

export function ArticleView({ article, next }: { article: ShownArticle; next: ArticleSummary | null }) {
  return (
    <>
      <article aria-labelledby="article-title">
        <div className="article-banner">
          <BannerPicture article={article} alt={article.pictureAlt} />
        </div>
        <ArticleBody article={article} replyTime={useReplyTime()} />
      </article>
      {next ? <NextArticle article={next} /> : null}
    </>
  );
}
