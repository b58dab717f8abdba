import { paths } from "#app/paths";
import type { SampleSite } from "#content/websites/sample-sites";
import { previewRatio, previewWidths, type Screen } from "./preview-sizes";

interface PreviewProps {
  site: SampleSite;
  screen: Screen;
  sizes: string;
  /** Whether the preview is visible without scrolling, and is loaded right away. */
  isFirst?: boolean;
}

export function Preview({ site, screen, sizes, isFirst }: PreviewProps) {
  const { slug, business, label } = site;
  const widths = previewWidths[screen];
  const [width, height] = previewRatio[screen];
  const name = (each: number) => `${slug}-${screen}-${each}`;
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
        loading={isFirst ? undefined : "lazy"}
        decoding={isFirst ? undefined : "async"}
        fetchPriority={isFirst && screen === "desktop" ? "high" : undefined}
      />
    </picture>
  );
}
