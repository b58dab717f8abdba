import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

const folder = "content/brand/fonts";

/**
 * Every page loads the first file: ASCII and the site's punctuation. Browsers load the others when a page has one of
 * their letters, after the `unicode-range` of app/ui/typefaces.css. `part` is what the packages of Fontsource call it.
 */
const files = [
  { name: "", part: "latin", letters: `${range(0x20, 0x7e)}\u00a0©·×‘’“”–—…−` },
  { name: "-latin-1", part: "latin", letters: `${range(0xa1, 0xff)}ıŒœ€` },
  { name: "-latin-extended", part: "latin-ext", letters: range(0x100, 0x17f) },
];

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

interface Typeface {
  package: string;
  files: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
}

/** Makes the typefaces of content/brand/fonts/fonts.json, each in the smallest files that look the same. */
export async function makeFonts(): Promise<{ file: string; bytes: Uint8Array }[]> {
  const made: { file: string; bytes: Uint8Array }[] = [];
  const typefaces: Record<string, Typeface> = JSON.parse(readFileSync(`${folder}/fonts.json`, "utf8"));
  for (const [typeface, { package: source, files: pattern, axes }] of Object.entries(typefaces))
    for (const { name, part, letters } of files) {
      const whole = readFileSync(`content/tools/node_modules/${source}/files/${pattern.replace("{part}", part)}`);
      const options = {
        targetFormat: "woff2" as const,
        variationAxes: axes,
        keepFeatures: ["kern", "tnum"],
        dropTables: ["STAT", "MVAR", "HVAR", "DSIG", "gasp", "meta"],
      };
      const bytes = await subsetFont(whole, letters, options);
      made.push({ file: `${folder}/${typeface}${name}.woff2`, bytes });
    }
  return made;
}

const base64 = (file: string) => readFileSync(`${folder}/${file}.woff2`).toString("base64");

/** The typefaces for drawing: D is the one of headlines, T that of texts. */
export function getFontFaces(): string {
  return [
    ...[["D", "display", "800"] as const, ["T", "text", "400 700"] as const].flatMap(([family, typeface, weight]) =>
      files.map(
        ({ name, letters }) =>
          `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${base64(typeface + name)}); font-weight: ${weight}; unicode-range: ${toUnicodeRange(letters)}; }`,
      ),
    ),
  ].join("\n");
}

function toUnicodeRange(letters: string): string {
  return [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",");
}
