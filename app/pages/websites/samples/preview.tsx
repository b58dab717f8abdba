import { paths } from "#app/paths";
import { previewRatio, previewWidths, type Sample, type Screen } from "./samples";

interface PreviewProps {
  sample: Sample;
  screen: Screen;
  sizes: string;
}

/** The top of the sample's page. */
export function Preview({ sample, screen, sizes }: PreviewProps) {
  const { trade, business, label } = sample;
  const widths = previewWidths[screen];
  const [width, height] = previewRatio[screen];
  const name = (each: number) => `${trade}-${screen}-${each}`;
  const files = (type: string) =>
    widths.map((each) => `${paths.websitePicture(`${name(each)}.${type}`)} ${each}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        src={paths.websitePicture(`${name(Math.max(...widths))}.webp`)}
        srcSet={files("webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={`${business}, sample site of a ${label.toLowerCase()}: top of the ${screen} page`}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
