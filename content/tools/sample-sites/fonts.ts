/** `npm run site-fonts` reduces the typefaces to the letters and weights that the sample sites use. */
import { readFileSync, writeFileSync } from "node:fs";
import { cutFont, range, type Typeface } from "../brand/fonts";

const letters = `${range(0x20, 0x7e)}\u00a0©·×‘’“”–—…ñé`;

/** Files of Fontsource packages in this package. */
const sources: Record<string, { file: string; axes: Typeface["axes"] }> = {
  shrikhand: { file: "fontsource/shrikhand/files/shrikhand-latin-400-normal", axes: {} },
  archivo: {
    file: "fontsource-variable/archivo/files/archivo-latin-wght-normal",
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  "big-shoulders": {
    file: "fontsource-variable/big-shoulders/files/big-shoulders-latin-opsz-normal",
    axes: { wght: 900, opsz: 72 },
  },
  figtree: {
    file: "fontsource-variable/figtree/files/figtree-latin-wght-normal",
    axes: { wght: { min: 400, max: 800, default: 400 } },
  },
  cormorant: {
    file: "fontsource-variable/cormorant/files/cormorant-latin-wght-normal",
    axes: { wght: { min: 300, max: 400, default: 400 } },
  },
  "cormorant-italic": {
    file: "fontsource-variable/cormorant/files/cormorant-latin-wght-italic",
    axes: { wght: { min: 300, max: 400, default: 400 } },
  },
  jost: {
    file: "fontsource-variable/jost/files/jost-latin-wght-normal",
    axes: { wght: { min: 400, max: 500, default: 400 } },
  },
};

for (const [name, { file, axes }] of Object.entries(sources)) {
  const bytes = await cutFont(readFileSync(`content/tools/node_modules/@${file}.woff2`), letters, axes);
  writeFileSync(`app/pages/sample-sites/fonts/${name}.woff2`, bytes);
  console.log(`${name}.woff2 ${(bytes.length / 1024).toFixed(1)} KB`);
}
