const PHOTO = { width: 120, height: 90 };

/** "1080 × 1350": the width as a multiple of the height. */
export function readSize(text: string): number | null {
  const [, width, height] = /([\d.]+) × ([\d.]+)/.exec(text) ?? [];
  return width && height ? Number(width) / Number(height) : null;
}

interface CropDrawingProps {
  size: number;
  /** The part of the photo that all of these keep is tinted. */
  all: readonly number[];
}

/** What a size keeps of a photo that is wider than it is tall. */
export function CropDrawing({ size, all }: CropDrawingProps) {
  const kept = cropTo(size);
  const crops = all.map(cropTo);
  const safe = {
    width: Math.min(...crops.map(({ width }) => width)),
    height: Math.min(...crops.map(({ height }) => height)),
  };
  return (
    <svg viewBox={`-1 -1 ${PHOTO.width + 2} ${PHOTO.height + 2}`} aria-hidden="true">
      <path className="article-crop-photo" d={draw(PHOTO)} />
      <path className="article-crop-kept" d={draw(kept)} />
      <path className="fill-sun" d={draw(safe)} />
    </svg>
  );
}

/** The largest part of the photo with these proportions. */
function cropTo(size: number) {
  const width = Math.min(PHOTO.width, PHOTO.height * size);
  return { width, height: width / size };
}

function draw({ width, height }: { width: number; height: number }): string {
  const [left, top] = [(PHOTO.width - width) / 2, (PHOTO.height - height) / 2];
  return `M${left.toFixed(1)} ${top.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h-${width.toFixed(1)}z`;
}
