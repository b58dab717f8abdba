/** Markdown with blocks for printed pages becomes HTML. For example `::: tip`, `{lines 4}` and `[blank]`. */
import { readFileSync } from "node:fs";
import { Marked } from "marked";
import { brand, colorVariables } from "../brand/brand";
import { getFontFaces } from "../brand/fonts";
import type { CatalogProduct } from "../site";
import { drawIcon } from "./icons";

/** The site's two fonts and the colors of its light theme. */
export const getBrandCss = (): string => `
  ${getFontFaces()}
  :root { ${colorVariables} }
  * { margin: 0; padding: 0; box-sizing: border-box; -webkit-print-color-adjust: exact; }
  svg, img { display: block; }`;

export const toHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const marked = new Marked({
  breaks: true,
  renderer: {
    checkbox: () => '<i class="box"></i>',
    listitem(item) {
      const inner = this.parser.parse(item.tokens);
      return item.task ? `<li class="task">${inner}</li>` : `<li>${inner}</li>`;
    },
  },
});

const parseColumns = (text: string) => text.split("|").map((name) => /^(.*?)(?:\s*=(\d+))?$/.exec(name.trim()) ?? []);

/** `{table Date =2 | Title =6 : 12}` is a table with 12 empty rows, whose columns share the width 2 to 6. */
function drawTable(columns: string, rows: number): string {
  const cells = parseColumns(columns);
  const total = cells.reduce((sum, [, , width = "1"]) => sum + Number(width), 0);
  const head = cells.map(
    ([, name = "", width = "1"]) => `<th style="width:${(100 * Number(width)) / total}%">${name}</th>`,
  );
  const row = `<tr>${"<td></td>".repeat(cells.length)}</tr>`;
  return `<table class="fill"><thead><tr>${head.join("")}</tr></thead><tbody>${row.repeat(rows)}</tbody></table>`;
}

const field = (label: string) => `<span class="field"><b>${label}</b><i></i></span>`;

function renderBlocks(markdown: string): string {
  const blocks = markdown
    // What follows a block of HTML without an empty line would be HTML, too.
    .replace(/^(\{(?:table|lines|fields) .+\})$/gm, "\n$1\n")
    .replace(/^:::\s*(\w[\w -]*)$/gm, '<div class="$1">\n')
    .replace(/^:::\s*$/gm, "\n</div>\n")
    .replace(/^\{table (.+) : (\d+)\}$/gm, (_, columns, rows) => drawTable(columns, Number(rows)))
    .replace(/\{icon (\w+)\}/g, (_, name) => drawIcon(name))
    .replace(/^\{lines (\d+)\}$/gm, (_, count) => `<div class="lines">${"<i></i>".repeat(Number(count))}</div>`)
    .replace(
      /^\{fields (.+)\}$/gm,
      (_, labels: string) =>
        `<div class="fields">${labels
          .split("|")
          .map((label) => field(label.trim()))
          .join("")}</div>`,
    )
    .replace(/\[([^\]\n]+)\](?![(\w])/g, (whole, blank: string) =>
      /^[ x]$/.test(blank) ? whole : `<span class="blank">${blank}</span>`,
    );
  return curlQuotes(marked.parse(blocks, { async: false }));
}

/** Quotes and apostrophes as a typesetter sets them, outside of tags. */
function curlQuotes(html: string): string {
  return html.replace(/>[^<]+/g, (text) =>
    text
      .replaceAll("&#39;", "'")
      .replace(/(^>|[\s(])'(?=\S)/g, "$1‘")
      .replaceAll("'", "’")
      .replace(/(^>|[\s(])&quot;(?=\S)/g, "$1“")
      .replaceAll("&quot;", "”"),
  );
}

const pageCss = ["page", "blocks", "product-blocks"]
  .map((name) => readFileSync(`content/tools/catalog/${name}.css`, "utf8"))
  .join("");

const fan = (turns: number[], fills: string[]) =>
  `<svg class="fan" viewBox="-410 -410 820 410" aria-hidden="true">${turns
    .map(
      (turn, index) =>
        `<path fill="var(--color-${fills[index % fills.length]})" transform="rotate(${turn})" d="M0 0L-300 -32 -400 0 -300 32z"/>`,
    )
    .join("")}<path fill="var(--color-hot)" d="M-92 0A92 92 0 0 1 92 0z"/></svg>`;

const frontColors: Record<CatalogProduct["category"], string> = {
  business: "palm",
  parents: "sun",
  students: "pink",
  tech: "frond",
  lifestyle: "canary",
};

/** Pages are separated by a line `=== classes`. What stands before the first one is the lower half of the front page. */
export function renderDocument({ title, description, category }: CatalogProduct, markdown: string): string {
  const [front = "", ...rest] = markdown.split(/^===/m);
  const blades = Array.from({ length: 9 }, (_, index) => 10 + index * 20);
  const fills = category === "business" ? ["frond", "sun", "leaf", "pink"] : ["palm", "blade", "leaf"];
  const pages = rest.map((part, index) => {
    const [classes = "", ...lines] = part.split("\n");
    const foot = `<footer><span>${title}</span><span>${toHtml(brand.name)}</span><span>${index + 2}</span></footer>`;
    return `<section class="page ${classes.trim()}"><div class="body">${renderBlocks(lines.join("\n"))}</div>${foot}</section>`;
  });
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title>
    <style>${getBrandCss()}${pageCss}</style></head><body>
    <section class="page front"><header class="${frontColors[category]}"><h1>${title}</h1><p>${description}</p>${fan(blades, fills)}</header>
    <div class="body">${renderBlocks(front)}</div><footer><span>${toHtml(brand.name)}</span><span>${toHtml(brand.city)}</span></footer></section>
    ${pages.join("")}</body></html>`;
}
