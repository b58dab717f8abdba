import { CatalogPicture } from "./catalog-picture";
import sprite from "./covers.svg?url";

const LAYOUTS = 12;
const COLORS = 5;

interface CoverProps {
  product: { slug: string; imageUrl: string | null };
  lazy?: boolean;
  sizes: string;
  className?: string;
}

// A product without a picture keeps the same drawing, because its slug decides.
function chooseCover(slug: string) {
  let hash = 7;
  for (const sign of slug) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return { layout: 1 + (hash % LAYOUTS), colors: 1 + (Math.floor(hash / LAYOUTS) % COLORS) };
}

export function Cover({ product: { slug, imageUrl }, lazy, sizes, className = "" }: CoverProps) {
  if (imageUrl)
    return (
      <CatalogPicture
        src={imageUrl}
        widths={[400, 800, 1200]}
        sizes={sizes}
        alt=""
        width={1200}
        height={900}
        loading={lazy ? "lazy" : undefined}
        fetchPriority={lazy ? undefined : "high"}
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
