import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { Design } from "./design";
import type { Example, Industry } from "./industries";

/** The link of a card, which gets the focus back when the lightbox closes. */
export const cardId = ({ slug }: Example) => `example-${slug}`;

/** An industry's six, hung by their formats (hangings.css): none is cropped. */
export function Wall({ industry }: { industry: Industry }) {
  return (
    <ul className={`hang hang-${industry.id}`}>
      {industry.examples.map((example) => (
        <li key={`${industry.id}-${example.slug}`} className={`print print-${example.format}`}>
          <Design industry={industry} example={example} sizes={sizesOf(example)} alt="" />
          <div className="caption">
            <h3>
              <Link
                id={cardId(example)}
                to={paths.example(industry.id, example.slug)}
                state={{ fromWall: true }}
                preventScrollReset
              >
                {example.title}
              </Link>
            </h3>
            <em className="badge">{example.badge}</em>
            <p>{example.line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The wall is 86 % of a wide screen and at most 76rem; on a phone portraits share a row. */
function sizesOf({ share, width, height }: Example): string {
  const phone = width < height ? 45 : 86;
  return `(min-width: 82rem) ${(share * 0.76).toFixed(1)}rem, (min-width: 46rem) ${Math.round(share * 0.86)}vw, ${phone}vw`;
}
