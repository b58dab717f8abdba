import { paths } from "#app/paths";
import { type Figure, readAspectRatios, readRowLabels } from "#app/texts/articles/article-parts";
import { Inline } from "#app/texts/prose/prose.tsx";
import { getHeadingId } from "#app/texts/prose/read-prose";
import { MoreLink } from "#app/ui/more-link.tsx";
import { CropPicture } from "./crop-picture";
import { RowLabel } from "./row-label";

interface ArticleFigureProps extends Figure {
  /** The text of the link to the contact form. */
  ask: string;
}

const PHOTO_ALT = "A pepperoni pizza on a wooden board, nearly as wide as the photo.";

export function ArticleFigure({ heading, note, rows, ask }: ArticleFigureProps) {
  const ratios = readAspectRatios(rows);
  const labels = readRowLabels(rows);
  return (
    <figure className="article-figure" aria-labelledby={getHeadingId(heading)}>
      <figcaption>
        <h2 id={getHeadingId(heading)}>
          <Inline tokens={heading.tokens} />
        </h2>
        <p>
          <Inline tokens={note.tokens} />
        </p>
        {ratios ? (
          <ul className="article-crops-key">
            <li>Bright: what each size keeps of one wide photo</li>
            <li>Yellow frame: what all of them keep</li>
          </ul>
        ) : null}
      </figcaption>
      <dl className={ratios ? "article-crops" : "article-messages"}>
        {rows.map(([label, text], index) => (
          <div key={label}>
            <dt>
              {ratios ? (
                <>
                  <CropPicture ratio={ratios[index] ?? 1} all={ratios} alt={index === 0 ? PHOTO_ALT : ""} />
                  {joinSizes(label)}
                </>
              ) : (
                labels[index] && <RowLabel {...labels[index]} />
              )}
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
