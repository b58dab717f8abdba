const LAYOUTS = 12;
const COLORS = 5;

interface DrawnCover {
  layout: number;
  colors: number;
}

/** A product without a picture keeps the same drawing, because its slug decides. */
export function chooseCover(slug: string): DrawnCover {
  let hash = 7;
  for (const sign of slug) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return { layout: 1 + (hash % LAYOUTS), colors: 1 + (Math.floor(hash / LAYOUTS) % COLORS) };
}
