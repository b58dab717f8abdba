import { paths } from "#app/paths";
import { listAvifWidths, type PhotographName, photographs } from "./photographs";

interface PhotographProps {
  name: PhotographName;
  alt: string;
  /** The `sizes` of the image. Less than the shown width where softness does not show, as in a texture. */
  sizes: string;
  /** Whether this is the largest picture of the first screen. */
  isFirst?: boolean;
  className?: string;
}

export function Photograph({ name, alt, sizes, isFirst, className }: PhotographProps) {
  const files = listAvifWidths(name).map((width) => `${paths.websitePicture(`${name}-${width}.avif`)} ${width}w`);
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={files.join(", ")} sizes={sizes} />
      <img
        className={className}
        src={paths.websitePicture(`${name}.webp`)}
        width={photographs[name].width}
        height={photographs[name].height}
        alt={alt}
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
}
