import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "#app/paths";
import { widthsOf } from "./industries";

interface PictureProps {
  /** Name of its files, without width and type. */
  name: string;
  width: number;
  height: number;
  sizes: string;
  alt: string;
  /** Fetched at once, not when it comes into view. */
  eager?: boolean;
  className?: string;
}

/** A sample design in the width and type that suit the browser, or the news that it did not load. */
export function Picture({ name, width, height, sizes, alt, eager, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [lost, setLost] = useState(false);
  const { pathname, search } = useLocation();
  // It may have failed before there was a script to hear of it.
  useEffect(() => setLost(Boolean(image.current?.complete && image.current.naturalWidth === 0)), []);

  const files = (type: string) =>
    widthsOf(width)
      .map((each) => `${paths.examplePicture(`${name}-${each}.${type}`)} ${each}w`)
      .join(", ");
  if (lost)
    return (
      <span className="picture-lost">
        <span>
          The picture did not load. <a href={pathname + search}>Try again</a>
        </span>
      </span>
    );
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        ref={image}
        src={paths.examplePicture(`${name}-${width}.webp`)}
        srcSet={files("webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        onError={() => setLost(true)}
      />
    </picture>
  );
}
