import type { ImgHTMLAttributes } from "react";

interface CatalogPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** Widths of the AVIF files that `npm run catalog` (content/tools) writes. */
  widths: readonly number[];
}

/** An uploaded picture comes in one width only. */
export function CatalogPicture({ widths, sizes, alt, ...image }: CatalogPictureProps) {
  const { src } = image;
  const formatSrcSet = () => widths.map((width) => `${src.replace(".webp", `-${width}.avif`)} ${width}w`).join(", ");
  return (
    <picture className="contents">
      {src.startsWith("/vault/") ? (
        <source className="hidden" type="image/avif" srcSet={formatSrcSet()} sizes={sizes} />
      ) : null}
      <img {...image} alt={alt} decoding="async" />
    </picture>
  );
}
