import type { Tokens } from "marked";
import { paths } from "#app/paths";
import { Inline } from "#app/texts/prose/prose.tsx";
import { getHeadingId } from "#app/texts/prose/read-prose";
import { MoreLink } from "#app/ui/more-link.tsx";

export interface Figure {
  heading: Tokens.Heading;
  note: Tokens.Paragraph;
  rows: [string, string][];
}

interface ArticleFigureProps extends Figure {
  /** The text of the link to the contact form. */
  ask: string;
}

export function ArticleFigure({ heading, note, rows, ask }: ArticleFigureProps) {
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
      <p className="article-figure-ask">
        Want help with this? <MoreLink href={paths.contact}>{ask}</MoreLink>
      </p>
    </figure>
  );
}
