// What the site knows of the designs, from the same objects that they are drawn from.
import fs from "node:fs";
import path from "node:path";
import { industries } from "./designs.mjs";
import { formats } from "./formats.mjs";

const folder = path.join(import.meta.dirname, "..");

/** Writes the list that the page imports, and what its style sheet has to know of the pictures' formats. */
export function writeSiteList() {
  fs.writeFileSync(path.join(folder, "examples.json"), `${JSON.stringify(siteList(), null, 2)}\n`);
  fs.writeFileSync(path.join(folder, "hangings.css"), styleSheet());
}

/** What stands in `examples.json`. */
export function siteList() {
  return industries.map(({ id, name, designs }) => {
    const shares = sharesOf(columns(designs.map(({ format }) => ratio(format))));
    return { id, name, examples: designs.map((design, index) => entry(design, shares[index])) };
  });
}

/** `share`: how much of the wall's width the picture takes on a wide screen, in percent. */
function entry({ slug, title, badge, line, format }, share) {
  const [width, height] = formats[format];
  return { slug, title, badge, line, format, width, height, share };
}

/** What stands in `hangings.css`. */
export function styleSheet() {
  const walls = industries.map(({ id, designs }) => ({
    id,
    widths: columns(designs.map(({ format }) => ratio(format))),
    // Without scripts the two halves of a pair hang side by side (pair.css).
    flat: columns(designs.map(({ format }) => ratio(format) * (format === "pair" ? 2 : 1))),
  }));
  const hangings = walls.map(({ id, widths }) => hanging(id, widths, "  "));
  const flatOnes = walls
    .filter(({ widths, flat }) => String(widths) !== String(flat))
    .map(({ id, flat }) => hanging(id, flat, "    "));
  const ratios = Object.keys(formats).map(
    (format) => `  .frame-${format} {\n    --ratio: ${Number(ratio(format).toFixed(4))};\n  }\n`,
  );
  const head = "/* Written by art/render.mjs: the columns of each wall, and the ratio of each format. */";
  const withoutScripts = `  @media (scripting: none) {\n${flatOnes.join("")}  }\n`;
  return `${head}\n@layer components {\n${hangings.join("")}${withoutScripts}${ratios.join("")}}\n`;
}

const hanging = (id, widths, indent) => {
  const lines = widths.map((width, index) => `${indent}  --c${index + 1}: ${width}fr;\n`);
  return `${indent}.hang-${id} {\n${lines.join("")}${indent}}\n`;
};

const ratio = (format) => formats[format][0] / formats[format][1];

/**
 * Widths of the three columns, in thousandths, so that all bottoms meet without a picture being cropped: the first
 * lies over the third and fourth, and beside these the second stands on the fifth. The sixth hangs below all of them.
 */
function columns([a, b, c, d, e]) {
  const left = 1 / (1 / a + 1 / (c + d));
  const right = 1 / (1 / b + 1 / e);
  return [(left * c) / (c + d), (left * d) / (c + d), right].map((width) =>
    Math.round((1000 * width) / (left + right)),
  );
}

const sharesOf = ([c1, c2, c3]) => [c1 + c2, c3, c1, c2, c3, 1000].map((width) => Math.round(width / 10));
