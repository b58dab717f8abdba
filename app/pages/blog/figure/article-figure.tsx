import { paths } from "#app/paths";
import { type Figure, readAspectRatios } from "#app/texts/articles/article-parts";
import { Inline } from "#app/texts/prose/prose.tsx";
import { getHeadingId } from "#app/texts/prose/read-prose";
import { MoreLink } from "#app/ui/more-link.tsx";
import { CropDrawing } from "./crop-drawing";

interface ArticleFigureProps extends Figure {
  /** The text of the link to the contact form. */
  ask: string;
}

export function ArticleFigure({ heading, note, rows, ask }: ArticleFigureProps) {
  const ratios = readAspectRatios(rows);
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
      {ratios ? (
        <p className="article-crops-key">
          Outlined: what each size keeps of a wide photo. Yellow: what all of them keep.
        </p>
      ) : null}
      <dl className={ratios ? "article-crops" : "article-messages"}>
        {rows.map(([label, text], index) => (
          <div key={label}>
            <dt>
              {ratios ? <CropDrawing ratio={ratios[index] ?? 1} all={ratios} /> : null}
              <span>{label.replace(" × ", "\u00a0×\u00a0")}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="article-figure-ask">
        Want help with this? <MoreLink href={paths.contact}>{ask}</MoreLink>
      </p>
    </figure>
  );
}
