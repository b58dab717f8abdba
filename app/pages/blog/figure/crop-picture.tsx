import { paths } from "#app/paths";

/** In the units of the drawing. */
const PHOTO = { width: 150, height: 100 };
const FILE = { name: "restaurants-delivery-rescue-after", width: 1200, height: 800, smaller: 480 };
const SIZES = "(min-width: 46rem) 22rem, 44vw";

const listFiles = (type: string) =>
  [FILE.smaller, FILE.width]
    .map((width) => `${paths.examplePicture(`${FILE.name}-${width}.${type}`)} ${width}w`)
    .join(", ");

interface CropPictureProps {
  /** The width as a multiple of the height. */
  ratio: number;
  /** The ratios of all formats. The part of the photo that all of them keep is framed. */
  all: readonly number[];
  alt: string;
}

/** What a format keeps of a wide photo is bright, the rest is dimmed. */
export function CropPicture({ ratio, all, alt }: CropPictureProps) {
  const kept = draw(cropTo(ratio));
  const crops = all.map(cropTo);
  const safe = {
    width: Math.min(...crops.map(({ width }) => width)),
    height: Math.min(...crops.map(({ height }) => height)),
  };
  return (
    <span className="article-crop">
      <picture>
        <source type="image/avif" srcSet={listFiles("avif")} sizes={SIZES} />
        <img
          src={paths.examplePicture(`${FILE.name}-${FILE.width}.webp`)}
          srcSet={listFiles("webp")}
          sizes={SIZES}
          width={FILE.width}
          height={FILE.height}
          alt={alt}
          loading="lazy"
        />
      </picture>
      <svg viewBox={`0 0 ${PHOTO.width} ${PHOTO.height}`} aria-hidden="true">
        <path className="article-crop-lost" d={draw(PHOTO) + kept} />
        <path className="article-crop-kept" d={kept} />
        <path className="article-crop-safe" d={draw(safe)} />
      </svg>
    </span>
  );
}

function cropTo(ratio: number) {
  const width = Math.min(PHOTO.width, PHOTO.height * ratio);
  return { width, height: width / ratio };
}

function draw({ width, height }: { width: number; height: number }): string {
  const [left, top] = [(PHOTO.width - width) / 2, (PHOTO.height - height) / 2];
  return `M${left.toFixed(1)} ${top.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h-${width.toFixed(1)}z`;
}
