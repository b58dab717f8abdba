import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

const folder = "content/brand/fonts";

export interface Typeface {
  package: string;
  files: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
  /** Signs that are not in the first file, because few pages have them. */
  rare: string;
}

export const typefaces: Record<"display" | "text", Typeface> = JSON.parse(readFileSync(`${folder}/fonts.json`, "utf8"));

/**
 * Every page loads the first file: ASCII and the site's punctuation. Browsers load the others when a page has one of
 * their letters, after the `unicode-range` of app/ui/typefaces.css. `part` is what the packages of Fontsource call it.
 */
function listFiles({ rare }: Typeface) {
  const common = [...range(0x20, 0x7e)].filter((letter) => !rare.includes(letter)).join("");
  const first = `${common}\u00a0©·×‘’“”–—…−`;
  const latin1 = [...range(0xa1, 0xff)].filter((letter) => !first.includes(letter)).join("");
  const extended = [...range(0x100, 0x17f)].filter((letter) => !"ıŒœ".includes(letter)).join("");
  return [
    { name: "", part: "latin", letters: first },
    { name: "-latin-1", part: "latin", letters: `${rare}${latin1}ıŒœ€` },
    { name: "-latin-extended", part: "latin-ext", letters: extended },
  ];
}

export function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

/** Makes the typefaces of content/brand/fonts/fonts.json, each in the smallest files that look the same. */
export async function makeFonts(): Promise<{ file: string; bytes: Uint8Array }[]> {
  const made: { file: string; bytes: Uint8Array }[] = [];
  for (const [typeface, described] of Object.entries(typefaces))
    for (const { name, part, letters } of listFiles(described)) {
      const { package: source, files: pattern, axes } = described;
      const whole = readFileSync(`content/tools/node_modules/${source}/files/${pattern.replace("{part}", part)}`);
      made.push({ file: `${folder}/${typeface}${name}.woff2`, bytes: await cutFont(whole, letters, axes) });
    }
  return made;
}

export function cutFont(whole: Buffer, letters: string, axes: Typeface["axes"]): Promise<Buffer> {
  // The package's types lack the last two options, and TypeScript checks only literals for unknown ones.
  const options = {
    targetFormat: "woff2" as const,
    variationAxes: axes,
    keepFeatures: ["kern", "tnum"],
    dropTables: ["STAT", "MVAR", "HVAR", "DSIG", "gasp", "meta"],
  };
  return subsetFont(whole, letters, options);
}

/** The ranges that app/ui/typefaces.css must have for the files that pages load when they need them. */
export const listRanges = (): string[] =>
  Object.values(typefaces).flatMap((typeface) =>
    listFiles(typeface)
      .slice(1)
      .map(({ letters }) => describeRange(letters)),
  );

const base64 = (file: string) => readFileSync(`${folder}/${file}.woff2`).toString("base64");

/** The typefaces for drawing: D is the one of headlines, T that of texts. */
export function getFontFaces(): string {
  return [
    ...[["D", "display", "800"] as const, ["T", "text", "400 700"] as const].flatMap(([family, typeface, weight]) =>
      listFiles(typefaces[typeface]).map(
        ({ name, letters }) =>
          `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${base64(typeface + name)}); font-weight: ${weight}; unicode-range: ${describeRange(letters)}; }`,
      ),
    ),
  ].join("\n");
}

/** Such as U+A1-A8,U+AA */
export function describeRange(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}
