import { paths } from "#app/paths";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/more-link";
import { type Block, toPieces } from "../prose/parse";
import { Prose } from "../prose/prose";
import { type Article, printedDay } from "./articles";
import { categoryName } from "./categories";

/** The sheet of paper that lies on the picture: head, contents, text, the figure that sticks out of it, what to do. */
export function ArticleSheet({ article }: { article: Article }) {
  const { title, category, published, minutes, ask } = article;
  const { contents, before, figure, after, aside } = divide(article.blocks);
  return (
    <div className="wrap article-grid">
      <header className="article-head">
        <p className="article-meta">
          <a href={paths.blog}>Insights</a>{" "}
          <span>
            <a href={paths.blogCategory(category)}>{categoryName(category)}</a>
          </span>{" "}
          <span>
            <time dateTime={published}>{printedDay(published)}</time>
          </span>{" "}
          <span>{minutes} minutes to read</span>
        </p>
        <h1 id="article-title">{title}</h1>
      </header>
      <nav className="article-contents" aria-labelledby="article-contents">
        <p id="article-contents">In this article</p>
        <ol>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="article-text article-before">
        <Prose blocks={before} />
      </div>
      {figure ? <Figure {...figure} /> : null}
      <div className="article-text article-after">
        <Prose blocks={after} />
        <p className="mt-10">
          <ButtonLink href={paths.contact}>{ask}</ButtonLink>
        </p>
      </div>
      {aside ? <Aside blocks={aside} /> : null}
    </div>
  );
}

interface FigureProps {
  heading: Heading;
  note: string;
  rows: [string, string][];
}

type Heading = Extract<Block, { kind: "heading" }>;

/** Rows of what is said or done, and why. */
function Figure({ heading, note, rows }: FigureProps) {
  return (
    <figure className="article-figure" aria-labelledby={heading.id}>
      <figcaption>
        <h2 id={heading.id}>{heading.text}</h2> <span>{note}</span>
      </figcaption>
      <dl>
        {rows.map(([said, why]) => (
          <div key={said}>
            <dt>
              <span>{said}</span>
            </dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** What follows the text: a slip with steps, and where to go on. */
function Aside({ blocks }: { blocks: Block[] }) {
  const [heading, ...rest] = blocks;
  if (heading?.kind !== "heading") return null;
  return (
    <aside className="article-slip" aria-labelledby={heading.id}>
      <h2 id={heading.id}>{heading.text}</h2>
      {rest.map((block) =>
        block.kind === "paragraph" ? (
          <p key={block.text}>
            {toPieces(block.text).map(({ text, to }) =>
              to ? (
                <MoreLink key={text} href={to}>
                  {text}
                </MoreLink>
              ) : (
                text
              ),
            )}
          </p>
        ) : (
          <Prose key="steps" blocks={[block]} />
        ),
      )}
    </aside>
  );
}

/**
 * How an article's file is read: rows make a figure of the heading and the line before them, and what follows the
 * rule is the slip beside the text.
 */
function divide(blocks: Block[]) {
  const end = blocks.findIndex((block) => block.kind === "end");
  const text = end < 0 ? blocks : blocks.slice(0, end);
  const aside = end < 0 ? null : blocks.slice(end + 1);
  const contents = text.filter((block): block is Heading => block.kind === "heading");
  const at = text.findIndex((block) => block.kind === "rows");
  const [heading, note, rows] = text.slice(at - 2, at + 1);
  if (heading?.kind !== "heading" || note?.kind !== "paragraph" || rows?.kind !== "rows")
    return { contents, before: text, figure: null, after: [], aside };
  const figure = { heading, note: note.text, rows: rows.rows };
  return { contents, before: text.slice(0, at - 2), figure, after: text.slice(at + 1), aside };
}
