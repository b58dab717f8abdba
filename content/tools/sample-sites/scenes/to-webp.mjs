// node scenes/to-webp.mjs [name ...]: photos/*.png from Blender become photos/*.webp, which are committed. Cut-outs lose their empty edges.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const folder = path.join(import.meta.dirname, "../photos");
const wanted = process.argv.slice(2);

for (const file of fs.readdirSync(folder).filter((name) => name.endsWith(".png"))) {
  const name = path.basename(file, ".png");
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const source = path.join(folder, file);
  const { hasAlpha } = await sharp(source).metadata();
  const picture = hasAlpha ? await sharp(source).trim().toBuffer() : source;
  await sharp(picture).webp({ quality: 84, alphaQuality: 95, effort: 6 }).toFile(path.join(folder, `${name}.webp`));
}
