import { paths } from "#app/paths";
import type { Figure } from "#app/texts/articles/article-parts";
import { Inline } from "#app/texts/prose/prose.tsx";
import { getHeadingId } from "#app/texts/prose/read-prose";
import { MoreLink } from "#app/ui/more-link.tsx";
import { CropDrawing, readSize } from "./crop-drawing";

interface ArticleFigureProps extends Figure {
  /** The text of the link to the contact form. */
  ask: string;
}

export function ArticleFigure({ heading, note, rows, ask }: ArticleFigureProps) {
  const sizes = rows.map(([name]) => readSize(name));
  const areSizes = sizes.every((size) => size !== null);
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
      {areSizes ? (
        <p className="article-crops-key">
          Outlined: what each size keeps of a wide photo. Yellow: what all of them keep.
        </p>
      ) : null}
      <dl className={areSizes ? "article-crops" : "article-messages"}>
        {rows.map(([said, why], index) => (
          <div key={said}>
            <dt>
              {areSizes ? <CropDrawing size={sizes[index] as number} all={sizes} /> : null}
              <span>{said.replace(" × ", "\u00a0×\u00a0")}</span>
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
