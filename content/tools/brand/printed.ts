import { readFileSync } from "node:fs";
import sharp from "sharp";
import subsetFont from "subset-font";
import { drawLogo, getColor } from "./brand";
import { range, typefaces } from "./fonts";

const folder = "content/brand/printed";

const text = [{ wght: 400 }, { wght: 700 }];

/** What PDF files are printed with: the parts of a package, and what stands in for letters that the typefaces lack. */
const printed = [
  { name: "display", ...typefaces.display, cuts: [typefaces.display.axes], parts: ["latin", "latin-ext"] },
  { name: "text", ...typefaces.text, cuts: text, parts: ["latin", "latin-ext", "vietnamese"] },
  {
    name: "fallback",
    package: "@fontsource-variable/manrope",
    files: "manrope-{part}-wght-normal.woff2",
    cuts: text,
    parts: ["cyrillic", "cyrillic-ext", "greek"],
  },
];

/** All that may be a letter or a sign in a name: the packages have most of them. */
const letters = [range(0x20, 0x24f), range(0x300, 0x58f), range(0x1e00, 0x22ff)].join("");

/** As wide as a wide logo is on paper, for printers with 600 dots per inch. */
const LOGO_DOTS = 208;

/** TrueType files with one cut each, because PDF files take no variable typeface, and the logo. */
export async function makePrinted(): Promise<{ file: string; bytes: Uint8Array }[]> {
  const made = [{ file: `${folder}/logo.png`, bytes: (await drawPrintedLogo()) as Uint8Array }];
  for (const { name, package: source, files, cuts, parts } of printed)
    for (const cut of cuts)
      for (const part of parts) {
        const whole = readFileSync(`content/tools/node_modules/${source}/files/${files.replace("{part}", part)}`);
        const options = { targetFormat: "truetype" as const, variationAxes: cut, keepFeatures: ["kern", "tnum"] };
        const weight = cuts.length > 1 ? `-${cut.wght}` : "";
        made.push({ file: `${folder}/${name}${weight}-${part}.ttf`, bytes: await subsetFont(whole, letters, options) });
      }
  return made;
}

function drawPrintedLogo(): Promise<Buffer> {
  const middle = { x: LOGO_DOTS / 2, y: LOGO_DOTS / 2 };
  const logo = drawLogo(LOGO_DOTS, getColor("leaf"), middle);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_DOTS}" height="${LOGO_DOTS}">${logo}</svg>`;
  return sharp(Buffer.from(svg)).trim().png({ palette: true }).toBuffer();
}
