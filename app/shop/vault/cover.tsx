import { chooseCover } from "./choose-cover";
import sprite from "./covers.svg?url";

interface CoverProps {
  product: { slug: string; imageUrl: string | null };
  /** Below the fold. */
  lazy?: boolean;
  className?: string;
}

/** Beside the title, so it has no text of its own. */
export function Cover({ product: { slug, imageUrl }, lazy, className = "" }: CoverProps) {
  if (imageUrl)
    return (
      <img
        src={imageUrl}
        alt=""
        width={1200}
        height={900}
        loading={lazy ? "lazy" : undefined}
        decoding="async"
        className={`cover ${className}`}
      />
    );
  const { layout, colors } = chooseCover(slug);
  return (
    <svg
      className={`cover cover-colors-${colors} ${className}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${sprite}#cover-${layout}`} />
    </svg>
  );
}
