import { paths } from "#app/paths";
import type { ReplacedSamples } from "./replaced-samples.server";
import { samples, toFileName } from "./samples";

export function SampleStrip({ replaced }: { replaced: ReplacedSamples | undefined }) {
  return (
    // `relative`, so that the hidden text cannot widen the page.
    <ul className="samples wrap relative mt-6 md:mt-8 lg:mt-10">
      {samples.map((sample) => (
        <Sample key={sample.slug} {...sample} replaced={replaced?.[toFileName(sample)]} />
      ))}
    </ul>
  );
}

type SampleProps = (typeof samples)[number] & { replaced: ReplacedSamples[string] | undefined };

function Sample({ industry, slug, width, height, kind, client, replaced }: SampleProps) {
  const file = replaced ? `${replaced.address}480` : paths.samplePicture(toFileName({ industry, slug }));
  // The row's layout uses the pictures' own widths. With `sizes`, a file of 480 pixels is as wide as the drawn one.
  const sizes = replaced && `${width}px`;
  const toSet = (type: string) => `${file}.${type}${replaced ? " 480w" : ""}`;
  return (
    <li>
      <a href={paths.example(industry, slug)} className="group block no-underline">
        <picture>
          <source type="image/avif" srcSet={toSet("avif")} sizes={sizes} />
          <img
            className="transition-transform duration-200 object-cover group-hover:-translate-y-1.5"
            src={`${file}.webp`}
            srcSet={replaced && toSet("webp")}
            sizes={sizes}
            style={replaced && { aspectRatio: `${width} / ${height}` }}
            width={width}
            height={height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>{" "}
        <span className="mt-2.5 block text-small max-md:sr-only">
          {replaced ? (
            <>
              <b>{`${replaced.badge}:`}</b> {replaced.title}
            </>
          ) : (
            <>
              <b>{kind}</b> for a&nbsp;{client}
            </>
          )}
        </span>
      </a>
    </li>
  );
}
