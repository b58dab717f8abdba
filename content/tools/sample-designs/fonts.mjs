// Fonts of the designs and labels. They are rendered into pictures, never shipped.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const packages = path.join(import.meta.dirname, "../node_modules");

/** Name in the designs -> package, for fonts with one weight. */
const single = {
  "Abril Fatface": "abril-fatface",
  Allura: "allura",
  Anton: "anton",
  Caprasimo: "caprasimo",
  Gloock: "gloock",
  "Instrument Serif": "instrument-serif",
  Italiana: "italiana",
  "League Gothic": "league-gothic",
  Limelight: "limelight",
  Marcellus: "marcellus",
  Monoton: "monoton",
  Rozha: "rozha-one",
  Sacramento: "sacramento",
  Shrikhand: "shrikhand",
  "Six Caps": "six-caps",
  Yellowtail: "yellowtail",
  "Young Serif": "young-serif",
};

/** The same for variable fonts, weight axis only: the full files are ten times larger. */
const variable = {
  Archivo: "archivo",
  "Big Shoulders": "big-shoulders",
  Bodoni: "bodoni-moda",
  Bricolage: "bricolage-grotesque",
  Cormorant: "cormorant",
  "DM Sans": "dm-sans",
  Figtree: "figtree",
  Fraunces: "fraunces",
  Jost: "jost",
  Manrope: "manrope",
  Outfit: "outfit",
  Playfair: "playfair-display",
  Syne: "syne",
  Unbounded: "unbounded",
};

/** @throws Error if the packages are not installed */
export function faces() {
  if (!fs.existsSync(packages)) throw new Error("No typefaces: run npm ci in content/tools");
  return ["normal", "italic"]
    .flatMap((style) => [
      ...Object.entries(single).map(([name, id]) =>
        face(name, `@fontsource/${id}/files/${id}-latin-400-${style}.woff2`, "400", style),
      ),
      ...Object.entries(variable).map(([name, id]) =>
        face(name, `@fontsource-variable/${id}/files/${id}-latin-wght-${style}.woff2`, "100 900", style),
      ),
    ])
    .join("");
}

/** Empty if the package does not have the style. */
function face(name, file, weight, style) {
  const place = path.join(packages, file);
  if (!fs.existsSync(place)) return "";
  return `@font-face{font-family:"${name}";src:url(${pathToFileURL(place)});font-weight:${weight};font-style:${style}}`;
}
