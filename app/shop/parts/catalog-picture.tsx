import type { ImgHTMLAttributes } from "react";

interface CatalogPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  /** Those that `npm run catalog` in content/tools writes for this picture as AVIF. */
  widths: readonly number[];
}

/** An uploaded picture comes in one width only. */
export function CatalogPicture({ widths, sizes, ...image }: CatalogPictureProps) {
  const { src } = image;
  const listFiles = () => widths.map((width) => `${src.replace(".webp", `-${width}.avif`)} ${width}w`).join(", ");
  return (
    <picture className="contents">
      {src.startsWith("/vault/") ? (
        <source className="hidden" type="image/avif" srcSet={listFiles()} sizes={sizes} />
      ) : null}
      {/* biome-ignore lint/a11y/useAltText: every caller passes one. */}
      <img {...image} decoding="async" />
    </picture>
  );
}
