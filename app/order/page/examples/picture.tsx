import { useLocation } from "@remix-run/react";
import { usePictureFailed } from "../../parts/use-picture-failed";
import { getPictureWidths } from "./industries";

interface PictureProps {
  /** The beginning of the addresses of the picture's files. */
  address: string;
  width: number;
  height: number;
  sizes: string;
  alt: string;
  eager?: boolean;
  className?: string;
}

export function Picture({ address, width, height, sizes, alt, eager, className }: PictureProps) {
  const { failed, image } = usePictureFailed();
  const { pathname, search } = useLocation();

  const files = (type: string) =>
    getPictureWidths(width)
      .map((each) => `${address}${each}.${type} ${each}w`)
      .join(", ");
  if (failed)
    return (
      <span className="picture-failed">
        <span>
          The picture didn’t load. <a href={pathname + search}>Try again</a>
        </span>
      </span>
    );
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        {...image}
        src={`${address}${width}.webp`}
        srcSet={files("webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
