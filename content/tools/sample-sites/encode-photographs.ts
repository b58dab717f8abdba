/** `npm run site-photographs` makes the AVIF files of the sample sites' photographs, `-- barber` those of one site. */
import sharp from "sharp";
import { listAvifWidths, type PhotographName, photographs } from "../site";

const folder = "public/websites";
const [site = ""] = process.argv.slice(2);
const names = Object.keys(photographs).filter((name) => name.startsWith(site)) as PhotographName[];
for (const name of names)
  for (const width of listAvifWidths(name)) {
    const { size } = await sharp(`${folder}/${name}.webp`)
      .resize({ width })
      .avif({ quality: 48, effort: 9 })
      .toFile(`${folder}/${name}-${width}.avif`);
    console.log(`${name}-${width}.avif ${Math.ceil(size / 1024)} KB`);
  }
