import fs from "node:fs";
import path from "node:path";
import { industries } from "./designs.mjs";
import { formats } from "./formats.mjs";

const root = path.join(import.meta.dirname, "../../..");

export function writeSiteList() {
  fs.writeFileSync(path.join(root, "content/sample-designs/examples.json"), `${JSON.stringify(siteList(), null, 2)}\n`);
  fs.writeFileSync(path.join(root, "app/order/page/examples/gallery-columns.css"), styleSheet());
}

/** The fifth design, at the right, is third. Then the two columns of a phone are about as long. */
const order = [0, 1, 4, 2, 3, 5];

export function siteList() {
  return industries.map(({ id, name, designs }) => {
    const shares = computeShares(computeColumns(designs.map(({ format }) => ratio(format))));
    return { id, name, examples: order.map((place) => entry(designs[place], shares[place])) };
  });
}

/** `share` is the percentage of the gallery's width that the picture takes on a wide screen. */
function entry({ slug, title, badge, line, format }, share) {
  const [width, height] = formats[format];
  return { slug, title, badge, line, format, width, height, share };
}

export function styleSheet() {
  const galleries = industries.map(({ id, designs }) => ({
    id,
    widths: computeColumns(designs.map(({ format }) => ratio(format))),
    // Without JavaScript, the two pictures of a pair are side by side (pair.css).
    flat: computeColumns(designs.map(({ format }) => ratio(format) * (format === "pair" ? 2 : 1))),
  }));
  const columnRules = galleries.map(({ id, widths }) => formatColumns(id, widths, "  "));
  const flatColumnRules = galleries
    .filter(({ widths, flat }) => String(widths) !== String(flat))
    .map(({ id, flat }) => formatColumns(id, flat, "    "));
  const ratios = Object.keys(formats).map(
    (format) => `  .frame-${format} {\n    --ratio: ${Number(ratio(format).toFixed(4))};\n  }\n`,
  );
  const head = "/* Written by content/tools/sample-designs/render.mjs: the columns of each gallery, and the ratio of each format. */";
  const withoutScripts = `  @media (scripting: none) {\n${flatColumnRules.join("")}  }\n`;
  return `${head}\n@layer components {\n${columnRules.join("")}${withoutScripts}${ratios.join("")}}\n`;
}

const formatColumns = (id, widths, indent) => {
  const lines = widths.map((width, index) => `${indent}  --c${index + 1}: ${width}fr;\n`);
  return `${indent}.hang-${id} {\n${lines.join("")}${indent}}\n`;
};

const ratio = (format) => formats[format][0] / formats[format][1];

/**
 * Computes the widths of the three columns, in thousandths, so that the lower edges align without cropping. The first
 * picture is above the third and fourth, the second above the fifth at their right, the sixth below all of them.
 */
function computeColumns([a, b, c, d, e]) {
  const left = 1 / (1 / a + 1 / (c + d));
  const right = 1 / (1 / b + 1 / e);
  return [(left * c) / (c + d), (left * d) / (c + d), right].map((width) =>
    Math.round((1000 * width) / (left + right)),
  );
}

const computeShares = ([c1, c2, c3]) => [c1 + c2, c3, c1, c2, c3, 1000].map((width) => Math.round(width / 10));
