import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { describeExample, type Example, type Industry } from "#app/texts/samples/designs";
import { Design } from "./design";

/** Id of the card's link, which gets the focus when the lightbox closes. */
export const getCardId = ({ slug }: Example) => `example-${slug}`;

export function Gallery({ industry }: { industry: Industry }) {
  return (
    <ul className={`hang hang-${industry.id}`}>
      {industry.examples.map((example) => (
        <li key={`${industry.id}-${example.slug}`} className={`print print-${example.format}`}>
          <Design industry={industry} example={example} sizes={sizesOf(example)} alt="" />
          <div className="caption">
            <h3>
              <Link
                id={getCardId(example)}
                to={paths.example(industry.id, example.slug)}
                state={{ fromGallery: true }}
                preventScrollReset
              >
                {example.title}
              </Link>
            </h3>
            <em className="badge max-[46rem]:hidden">{example.badge}</em>
            <p>{describeExample(example)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The gallery takes 86% of a wide screen, at most 76rem. On a phone, examples.css makes two columns, and a banner spans both. */
function sizesOf({ share, format }: Example): string {
  const part = format === "pair" && share === 100 ? 50 : share;
  return `(min-width: 82rem) ${(part * 0.76).toFixed(1)}rem, (min-width: 46rem) ${Math.round(part * 0.86)}vw, ${format === "banner" ? 80 : 40}vw`;
}
