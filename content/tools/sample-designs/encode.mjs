import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** Maximum file size in bytes; tests/unit/examples.test.ts checks the same. */
const limits = { small: 25_000, large: 110_000 };
const SMALL_WIDTH = 480;

/** Best and worst quality to try. */
const qualities = { avif: [68, 30], webp: [88, 40] };
const STEP = 4;

/** @throws Error if a file exceeds its limit even at the worst quality */
export async function writeFiles(png, name, [width, height], folder) {
  const weights = [];
  for (const [size, target] of [
    ["small", Math.min(SMALL_WIDTH, width)],
    ["large", width],
  ])
    for (const type of ["avif", "webp"]) {
      const picture = sharp(png).resize(target, Math.round((height * target) / width), { kernel: "lanczos3" });
      const { bytes, quality } = await encodeUnderLimit(picture, type, limits[size], name);
      fs.writeFileSync(path.join(folder, `${name}-${target}.${type}`), bytes);
      weights.push(`${target} ${type} ${Math.round(bytes.length / 1000)} KB q${quality}`);
    }
  return weights.join(", ");
}

async function encodeUnderLimit(picture, type, limit, name) {
  const [best, worst] = qualities[type];
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let quality = best; quality >= worst; quality -= STEP) {
    const again = sharp(data, { raw: info });
    const options = type === "avif" ? { quality, effort: 2 } : { quality, effort: 4, smartSubsample: true };
    const bytes = await again[type](options).toBuffer();
    if (bytes.length <= limit) return { bytes, quality };
  }
  throw new Error(`${name}: not under ${limit} bytes as ${type}`);
}
