import type { Tokens } from "marked";
import { Inline } from "#app/texts/prose/prose.tsx";
import { getHeadingId } from "#app/texts/prose/read-prose";

export interface Figure {
  heading: Tokens.Heading;
  note: Tokens.Paragraph;
  rows: [string, string][];
}

export function ArticleFigure({ heading, note, rows }: Figure) {
  return (
    <figure className="article-figure" aria-labelledby={getHeadingId(heading)}>
      <figcaption>
        <h2 id={getHeadingId(heading)}>
          <Inline tokens={heading.tokens} />
        </h2>{" "}
        <span>
          <Inline tokens={note.tokens} />
        </span>
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
