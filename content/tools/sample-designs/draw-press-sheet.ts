import sharp from "sharp";

/**
 * `npm run press-sheet` draws the designs on the order page's press sheet, and again at twice the size. The order page
 * has few bytes for the smaller one, so the designs are few, with large words and plain surfaces.
 */
const WIDTH = 560;
const GAP = 10;

const rows = [
  [
    { file: "restaurants-glaze-flyer-960", ratio: 4 / 5 },
    { file: "salons-chrome-nails-story-675", ratio: 9 / 16 },
    { file: "real-estate-sold-in-nine-1200", ratio: 1 },
  ],
  [
    { file: "gyms-free-week-banner-1200", ratio: 3 },
    { file: "wellness-tea-tin-960", ratio: 4 / 5 },
  ],
];

/** Each row is as wide as the sheet. */
function placePieces() {
  let top = 0;
  const pieces = rows.flatMap((row) => {
    const height = (WIDTH - GAP * (row.length - 1)) / row.reduce((sum, { ratio }) => sum + ratio, 0);
    let left = 0;
    const placed = row.map(({ file, ratio }) => {
      const piece = { file, left, top, width: ratio * height, height };
      left += piece.width + GAP;
      return piece;
    });
    top += height + GAP;
    return placed;
  });
  return { pieces, height: Math.round(top - GAP) };
}

const { pieces, height: sheetHeight } = placePieces();

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
    create: { width: toPixels(WIDTH), height: toPixels(sheetHeight), channels: 4, background: "#0000" },
  })
    .composite(await Promise.all(layers))
    .png()
    .toBuffer();
}

async function writeSheet(scale: number, { avif, webp }: { avif: number; webp: number }): Promise<void> {
  const sheet = await drawSheet(scale);
  const name = `public/press-sheet/sheet-${WIDTH * scale}`;
  // "iq" keeps the edges of words sharper than "ssim" in as many bytes.
  await sharp(sheet).avif({ quality: avif, tune: "iq", effort: 9, chromaSubsampling: "4:2:0" }).toFile(`${name}.avif`);
  await sharp(sheet).webp({ quality: webp, effort: 6, smartSubsample: true }).toFile(`${name}.webp`);
}

await writeSheet(1, { avif: 36, webp: 55 });
await writeSheet(2, { avif: 46, webp: 70 });
