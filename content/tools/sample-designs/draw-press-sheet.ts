import sharp from "sharp";

/**
 * `npm run press-sheet` draws the designs on the order page's press sheet, and again at twice the size. The order page
 * has few bytes for the smaller one, so the designs are some that stay sharp in them: large words, plain surfaces.
 */
const WIDTH = 560;
const GAP = 10;

interface Piece {
  file: string;
  ratio: number;
}

const top: Piece[] = [
  { file: "restaurants-glaze-flyer-960", ratio: 4 / 5 },
  { file: "gyms-no-easy-reps-675", ratio: 9 / 16 },
  { file: "real-estate-sold-in-nine-1200", ratio: 1 },
];
const stacked: Piece[] = [
  { file: "gyms-free-week-banner-1200", ratio: 3 },
  { file: "restaurants-coffee-flight-1200", ratio: 3 },
];
const bottom: Piece[] = [
  { file: "ecommerce-studio-headphones-960", ratio: 4 / 5 },
  { file: "wellness-tea-tin-960", ratio: 4 / 5 },
];

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const topHeight = (WIDTH - GAP * (top.length - 1)) / sum(top.map(({ ratio }) => ratio));
// The stack is as wide as its pieces are at the height of the rest of the row.
const stackRatio = 1 / sum(stacked.map(({ ratio }) => 1 / ratio));
const stackGaps = GAP * (stacked.length - 1);
const bottomHeight =
  (WIDTH - GAP * bottom.length + stackGaps * stackRatio) / (stackRatio + sum(bottom.map(({ ratio }) => ratio)));
const stackWidth = (bottomHeight - stackGaps) * stackRatio;
const bottomTop = topHeight + GAP;

const pieces = [
  ...inRow(top, 0, 0, topHeight),
  ...stacked.map(({ file, ratio }, index) => ({
    file,
    left: 0,
    top: bottomTop + sum(stacked.slice(0, index).map((piece) => stackWidth / piece.ratio + GAP)),
    width: stackWidth,
    height: stackWidth / ratio,
  })),
  ...inRow(bottom, stackWidth + GAP, bottomTop, bottomHeight),
];

function inRow(row: Piece[], left: number, top: number, height: number) {
  return row.map(({ file, ratio }, index) => ({
    file,
    left: left + sum(row.slice(0, index).map((piece) => piece.ratio * height + GAP)),
    top,
    width: ratio * height,
    height,
  }));
}

async function drawSheet(scale: number): Promise<Buffer> {
  const toPixels = (length: number) => Math.round(length * scale);
  const layers = pieces.map(async ({ file, left, top, width, height }) => ({
    input: await sharp(`public/examples/${file}.webp`)
      .resize(toPixels(width), toPixels(height), { fit: "fill" })
      .png()
      .toBuffer(),
    left: toPixels(left),
    top: toPixels(top),
  }));
  return sharp({
    create: {
      width: toPixels(WIDTH),
      height: Math.round(bottomTop + bottomHeight) * scale,
      channels: 4,
      background: "#0000",
    },
  })
    .composite(await Promise.all(layers))
    .png()
    .toBuffer();
}

const sheet = await drawSheet(1);
const name = `public/press-sheet/sheet-${WIDTH}`;
await sharp(sheet).avif({ quality: 30, tune: "iq", effort: 9, chromaSubsampling: "4:2:0" }).toFile(`${name}.avif`);
await sharp(sheet).webp({ quality: 50, effort: 6, smartSubsample: true }).toFile(`${name}.webp`);

const largeName = `public/press-sheet/sheet-${2 * WIDTH}`;
const large = await drawSheet(2);
await sharp(large).avif({ quality: 42, tune: "iq", effort: 9, chromaSubsampling: "4:2:0" }).toFile(`${largeName}.avif`);
await sharp(large).webp({ quality: 70, effort: 6, smartSubsample: true }).toFile(`${largeName}.webp`);
