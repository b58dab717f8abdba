import type { OnlyArticle } from "#app/texts/articles/article-parts";
import type { ArticleSummary } from "#app/texts/articles/articles.server";
import type { findCategory } from "#app/texts/articles/categories";
import { ArticleCard, ArticleRow, FeaturedArticle, TopicFigure } from "./cards";

/** The number of articles of other topics below those of the chosen topic. */
const MORE_ARTICLES = 3;

interface OneCategoryProps {
  category: NonNullable<ReturnType<typeof findCategory>>;
  articles: readonly ArticleSummary[];
  onlyArticle: OnlyArticle | null;
  /** Whether the topic leads to automation, whose price stands beside the figure. */
  isAutomation: boolean;
}

export function OneCategory({ category, articles, onlyArticle, isAutomation }: OneCategoryProps) {
  const shown = articles.filter((article) => article.category === category.key);
  const others = articles.filter((article) => article.category !== category.key).slice(0, MORE_ARTICLES);
  const [only] = shown;
  return (
    <>
      {only && shown.length === 1 ? <FeaturedArticle article={only} /> : null}
      {onlyArticle?.figure ? (
        <TopicFigure {...onlyArticle.figure} ask={onlyArticle.ask} isAutomation={isAutomation} />
      ) : null}
      <section
        className={`wrap blog-list ${shown.length > 1 ? "pt-4" : ""}`.trim()}
        aria-labelledby={shown.length > 1 ? "topic-articles" : "more-articles"}
      >
        {shown.length > 1 ? (
          <>
            <h2 id="topic-articles" className="sr-only">
              Articles
            </h2>
            <div className="blog-cards blog-cards-equal">
              {shown.map((article) => (
                <ArticleCard key={article.slug} article={article} />
              ))}
            </div>
          </>
        ) : null}
        <h2 id="more-articles" className={shown.length > 1 ? "mt-12" : undefined}>
          More articles
        </h2>
        <div className="blog-rows mt-4">
          {others.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </div>
      </section>
    </>
  );
}
