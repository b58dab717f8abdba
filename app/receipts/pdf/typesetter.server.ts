import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Doc = PDFKit.PDFDocument;
export type Face = "display" | "regular" | "bold";

/** A letter is printed from the first file that has it. `npm run brand` makes these files. */
const files: Record<Face, readonly string[]> = {
  display: ["display-latin", "display-latin-ext", ...listTextFiles(700)],
  regular: listTextFiles(400),
  bold: listTextFiles(700),
};

function listTextFiles(weight: 400 | 700): string[] {
  const parts = ["text-latin", "text-latin-ext", "text-vietnamese"];
  const others = ["fallback-cyrillic", "fallback-cyrillic-ext", "fallback-greek"];
  return [...parts, ...others].map((name) => name.replace("-", `-${weight}-`));
}

const FOLDER = "content/brand/printed";

const MISSING = "?";
/** Characters of amounts that no typeface has. */
const replacements: Record<string, string> = { "\u202f": "\u00a0", "₪": "ILS\u00a0" };
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

interface Font {
  name: string;
  hasLetter(letter: string): boolean;
}

interface Run {
  font: string;
  text: string;
}

export interface TextStyle {
  face?: Face;
  size?: number;
  color?: string;
  align?: "left" | "right";
}

export interface Typesetter {
  wrap(text: string, width: number, style?: TextStyle): string[];
  /** `x` is the right end of right-aligned text. */
  write(text: string, x: number, y: number, style?: TextStyle): void;
  hasMissed(): boolean;
}

const loaded = new Map<string, Promise<Buffer>>();

export function loadPrintFile(name: string): Promise<Buffer> {
  const known = loaded.get(name);
  if (known) return known;
  const read = readFile(join(FOLDER, name));
  loaded.set(name, read);
  read.catch(() => loaded.delete(name));
  return read;
}

async function loadFonts(): Promise<Map<string, Buffer>> {
  const names = [...new Set(Object.values(files).flat())];
  return new Map(await Promise.all(names.map(async (name) => [name, await loadPrintFile(`${name}.ttf`)] as const)));
}

type OpenFont = PDFKit.Mixins.PDFFontSource & { hasGlyphForCodePoint(code: number): boolean };

/** Kept for the next PDF file, because opening a font takes longer than writing with it. */
const opened = new Map<string, OpenFont>();

export async function createTypesetter(doc: Doc): Promise<Typesetter> {
  const sources = await loadFonts();
  const fonts = new Map<string, Font>();
  const getFont = (name: string): Font => {
    const known = fonts.get(name);
    if (known) return known;
    doc.registerFont(name, opened.get(name) ?? sources.get(name));
    doc.font(name);
    // PDFKit's types lack the open font.
    const { font } = (doc as unknown as { _font: { font: OpenFont } })._font;
    opened.set(name, font);
    const made = { name, hasLetter: (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) };
    fonts.set(name, made);
    return made;
  };
  let missed = false;

  function split(text: string, face: Face): Run[] {
    const runs: Run[] = [];
    for (const letter of text.replace(INVISIBLE, "").replace(/[\t\u202f₪]/g, (letter) => replacements[letter] ?? " ")) {
      const found = files[face].find((name) => getFont(name).hasLetter(letter));
      if (!found) missed = true;
      const font = found ?? (files[face][0] as string);
      const last = runs.at(-1);
      const shown = found ? letter : MISSING;
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  function measure(text: string, { face = "regular", size = 9.5 }: TextStyle): number {
    return split(text, face).reduce((sum, run) => sum + doc.font(run.font, size).widthOfString(run.text, OPTIONS), 0);
  }

  function wrap(text: string, width: number, style: TextStyle = {}): string[] {
    return text.split("\n").flatMap((paragraph) => {
      const lines: string[] = [];
      let line = "";
      for (const word of paragraph.split(/(?<=\s)/u)) {
        if (measure((line + word).trimEnd(), style) <= width) {
          line += word;
          continue;
        }
        if (line) lines.push(line.trimEnd());
        line = "";
        // Cuts a word that is longer than a line.
        for (const letter of word) {
          if (line && measure(line + letter, style) > width) {
            lines.push(line);
            line = "";
          }
          line += letter;
        }
      }
      return [...lines, line.trimEnd()];
    });
  }

  function write(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { face = "regular", size = 9.5, color = "#000", align = "left" } = style;
    let left = align === "right" ? x - measure(text, style) : x;
    doc.fillColor(color);
    for (const run of split(text, face)) {
      doc.font(run.font, size).text(run.text, left, y, OPTIONS);
      left += doc.widthOfString(run.text, OPTIONS);
    }
  }

  return { wrap, write, hasMissed: () => missed };
}

const OPTIONS: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: "alphabetic", features: ["kern", "tnum"] };
