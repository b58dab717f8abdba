// node scenes/to-webp.mjs [name ...]: photos/*.png from Blender become public/websites/<site>-*.webp, which are committed. Cut-outs lose their empty edges.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const sites = {
  barber: ["chair", "pole", "tools"],
  roofer: ["roof", "shingle", "metal", "tile", "damage"],
  spa: ["evening", "room", "tray"],
};
const folder = path.join(import.meta.dirname, "../photos");
const wanted = process.argv.slice(2);

for (const [site, names] of Object.entries(sites))
  for (const name of names) {
    const source = path.join(folder, `${name}.png`);
    if (!fs.existsSync(source) || (wanted.length > 0 && !wanted.includes(name))) continue;
    const { hasAlpha } = await sharp(source).metadata();
    const picture = hasAlpha ? await sharp(source).trim().toBuffer() : source;
    await sharp(picture)
      .webp({ quality: 78, alphaQuality: 95, effort: 6 })
      .toFile(path.join(import.meta.dirname, `../../../../public/websites/${site}-${name}.webp`));
  }
