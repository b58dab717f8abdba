import { Fragment } from "react";
import { paths } from "#app/paths";
import { type OnlyArticle, readRowLabels } from "#app/texts/articles/article-parts";
import type { ArticleSummary } from "#app/texts/articles/articles.server";
import { type CategoryKey, categories, getArticleLabel } from "#app/texts/articles/categories";
import { formatDay } from "#app/texts/prose/day";
import { joinFigures } from "#app/texts/prose/read-prose";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useAgreedPrice } from "#app/ui/use-site";
import { RowLabel } from "./figure/row-label";
import { CardPicture, FrontPicture } from "./pictures";

interface CardProps {
  article: ArticleSummary;
}

export function FeaturedArticle({ article }: CardProps) {
  return (
    <article className="wrap blog-featured" aria-labelledby="featured">
      <div className="blog-picture">
        <FrontPicture article={article} />
      </div>
      <div className="blog-featured-body">
        <CategoryLabel article={article} />
        <h2 id="featured">
          <a href={paths.article(article.slug)}>
            <TitleParts title={article.title} />
          </a>
        </h2>
        <p className="max-w-[44ch] text-[1.125rem]">{article.description}</p>
        <ReadLink article={article} />
      </div>
    </article>
  );
}

/** A title that breaks at its pauses where the parts between them fit on a line. */
export function TitleParts({ title }: { title: string }) {
  return title.split(/(?<=[,:]) /).map((part) => (
    <Fragment key={part}>
      <span className="inline-block max-w-full">{joinFigures(part)}</span>{" "}
    </Fragment>
  ));
}

export function ArticleCard({ article }: CardProps) {
  return (
    <article className="relative">
      <Picture article={article} />
      <CategoryLabel article={article} />
      <h3>
        <Title article={article} />
      </h3>
      <p className="max-w-[56ch] text-ink-2">{article.description}</p>
      <ReadLink article={article} />
    </article>
  );
}

export function ArticleRow({ article }: CardProps) {
  return (
    <article className="relative">
      <CategoryLabel article={article} />
      <h3>
        <Title article={article} />
      </h3>
      <p className="blog-summary">{article.description}</p>
      <Picture article={article} />
    </article>
  );
}

function Title({ article: { slug, title } }: CardProps) {
  return (
    <a className="after:absolute after:inset-0" href={paths.article(slug)}>
      {joinFigures(title)}
    </a>
  );
}

function ReadLink({ article: { slug, title } }: CardProps) {
  return (
    <p className="relative w-fit">
      <MoreLink href={paths.article(slug)} about={title}>
        Read the article
      </MoreLink>
    </p>
  );
}

function Picture({ article }: CardProps) {
  return (
    <div className="blog-cover">
      <CardPicture article={article} />
    </div>
  );
}

export function getCategoryColor(key: CategoryKey): string {
  return `blog-color-${categories.findIndex((category) => category.key === key) + 1}`;
}

function CategoryLabel({ article: { category, date, minutes } }: CardProps) {
  return (
    <p className={`blog-category ${getCategoryColor(category)}`}>
      <span>
        {getArticleLabel(category)}{" "}
        <span className="font-normal text-ink-2">
          <time dateTime={date} className="whitespace-nowrap">
            {formatDay(date, "medium")}
          </time>{" "}
          <span className="whitespace-nowrap">{minutes}-minute read</span>
        </span>
      </span>
    </p>
  );
}

type TopicFigureProps = NonNullable<OnlyArticle["figure"]> & { ask?: string; isAutomation: boolean };

export function TopicFigure({ title, note, rows, ask, isAutomation }: TopicFigureProps) {
  const price = useAgreedPrice("automation");
  const labels = readRowLabels(rows);
  return (
    <section className="wrap mt-8" aria-labelledby="topic-figure">
      <h3 id="topic-figure" className="text-3">
        {title}
      </h3>
      <p className="mt-2 text-ink-2">{note}</p>
      <dl className="blog-topic-figure">
        {rows.map(([label, text], index) => (
          <div key={label}>
            <dt>{labels[index] ? <RowLabel {...labels[index]} /> : null}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {ask ? (
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line-2 pt-6">
          <ButtonLink href={paths.contact}>{ask}</ButtonLink>
          {isAutomation ? <p className="max-w-[44ch]">Most systems are ready in about 1 week. {price}</p> : null}
        </div>
      ) : null}
    </section>
  );
}
