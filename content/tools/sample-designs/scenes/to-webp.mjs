// node to-webp.mjs [name ...]: photos/*.png from Blender become photos/*.webp, which are committed.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** Bytes. */
const LIMIT = 128_000;
const folder = path.join(import.meta.dirname, "../photos");
const wanted = process.argv.slice(2);

for (const file of fs.readdirSync(folder).filter((name) => name.endsWith(".png"))) {
  const name = path.basename(file, ".png");
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  let quality = 88;
  let bytes;
  do {
    bytes = await sharp(path.join(folder, file)).webp({ quality, alphaQuality: 95, effort: 6 }).toBuffer();
    quality -= 3;
  } while (bytes.length > LIMIT && quality > 60);
  fs.writeFileSync(path.join(folder, `${name}.webp`), bytes);
}
