import { paths } from "#app/paths";
import { type Figure, readAspectRatios } from "#app/texts/articles/article-parts";
import { Inline } from "#app/texts/prose/prose.tsx";
import { getHeadingId } from "#app/texts/prose/read-prose";
import { MoreLink } from "#app/ui/more-link.tsx";
import { CropPicture } from "./crop-picture";

interface ArticleFigureProps extends Figure {
  /** The text of the link to the contact form. */
  ask: string;
}

const PHOTO_ALT = "A pepperoni pizza on a wooden board, nearly as wide as the photo.";

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
          Bright: what each size keeps of one wide photo. Yellow frame: what all of them keep.
        </p>
      ) : null}
      <dl className={ratios ? "article-crops" : "article-messages"}>
        {rows.map(([label, text], index) => (
          <div key={label}>
            <dt>
              {ratios ? (
                <CropPicture ratio={ratios[index] ?? 1} all={ratios} alt={index === 0 ? PHOTO_ALT : ""} />
              ) : null}
              <span>{joinSizes(label)}</span>
            </dt>
            <dd>{joinSizes(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="article-figure-ask">
        Want help with this? <MoreLink href={paths.contact}>{ask}</MoreLink>
      </p>
    </figure>
  );
}

const joinSizes = (text: string) => text.replaceAll(" × ", "\u00a0×\u00a0");
