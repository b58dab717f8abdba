import { paths } from "#app/paths";
import { findFigure, listHeadings, splitChecklist } from "#app/texts/articles/article-parts";
import type { Article } from "#app/texts/articles/articles.server";
import { getArticleLabel } from "#app/texts/articles/categories";
import { ContentsList } from "#app/texts/prose/contents-list.tsx";
import { formatDay } from "#app/texts/prose/day";
import { Prose } from "#app/texts/prose/prose.tsx";
import type { Block } from "#app/texts/prose/read-prose";
import { ButtonLink } from "#app/ui/button.tsx";
import { ArticleChecklist } from "./article-checklist";
import { TitleParts } from "./cards";
import { ArticleFigure } from "./figure/article-figure";

export type ShownArticle = Pick<
  Article,
  "key" | "picture" | "pictureAlt" | "slug" | "title" | "category" | "date" | "minutes" | "ask" | "blocks"
>;

/** A longer title at full size would push the text out of a short window. */
const LONG_TITLE = 40;

export function ArticleBody({ article, replyTime }: { article: ShownArticle; replyTime: string }) {
  const { title, category, date, minutes, ask } = article;
  const { contents, before, figure, after, checklist } = divide(article.blocks);
  return (
    <div className="wrap article-grid">
      <header className="article-head">
        <p className="article-meta">
          <a href={paths.blog}>Insights</a>{" "}
          <span>
            <a href={paths.blogCategory(category)}>{getArticleLabel(category)}</a>
          </span>{" "}
          <span>
            <time dateTime={date}>{formatDay(date)}</time>
          </span>{" "}
          <span>{minutes}-minute read</span>
        </p>
        <h1 id="article-title" className={title.length > LONG_TITLE ? "article-title-long" : undefined}>
          <TitleParts title={title} />
        </h1>
      </header>
      {contents.length > 0 ? (
        <nav className="article-contents" aria-labelledby="article-contents">
          <div>
            <p id="article-contents">In this article</p>
            <ContentsList headings={contents} />
          </div>
        </nav>
      ) : null}
      <div className="article-text article-before">
        <Prose blocks={before} />
      </div>
      {figure ? <ArticleFigure {...figure} ask={ask} /> : null}
      <div className="article-text article-after">
        <Prose blocks={after} />
      </div>
      {checklist ? <ArticleChecklist blocks={checklist} /> : null}
      <div className="article-text article-ask">
        <p className="font-semibold">Rather have us do it? We reply {replyTime}.</p>
        <p>
          <ButtonLink href={paths.contact}>{ask}</ButtonLink>
        </p>
      </div>
    </div>
  );
}

function divide(blocks: Block[]) {
  const { text, checklist } = splitChecklist(blocks);
  const contents = listHeadings(text);
  const figure = findFigure(text);
  if (!figure) return { contents, before: text, figure, after: [], checklist };
  const at = text.indexOf(figure.heading);
  return { contents, before: text.slice(0, at), figure, after: text.slice(at + 3), checklist };
}
