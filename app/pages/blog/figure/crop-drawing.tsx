const PHOTO = { width: 120, height: 90 };

interface CropDrawingProps {
  /** The width as a multiple of the height. */
  ratio: number;
  /** The part of the photo that all of these keep is tinted. */
  all: readonly number[];
}

/** What a format keeps of a photo that is wider than it is tall. */
export function CropDrawing({ ratio, all }: CropDrawingProps) {
  const kept = cropTo(ratio);
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
function cropTo(ratio: number) {
  const width = Math.min(PHOTO.width, PHOTO.height * ratio);
  return { width, height: width / ratio };
}

function draw({ width, height }: { width: number; height: number }): string {
  const [left, top] = [(PHOTO.width - width) / 2, (PHOTO.height - height) / 2];
  return `M${left.toFixed(1)} ${top.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h-${width.toFixed(1)}z`;
}
