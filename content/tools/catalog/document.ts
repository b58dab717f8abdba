/** Markdown with blocks for printed pages becomes HTML. For example `::: tip`, `{lines 4}` and `[blank]`. */
import { readFileSync } from "node:fs";
import { Marked } from "marked";
import type { CatalogProduct } from "../site";
import { drawIcon } from "./icons";

const base64 = (file: string) => readFileSync(`app/ui/fonts/${file}.woff2`).toString("base64");
const colors =
  readFileSync("app/ui/tokens.css", "utf8")
    .split("@layer")[0]
    ?.match(/--color-[a-z0-9-]+: #\w+;/g) ?? [];

/** The site's two fonts and the colors of its light theme. */
export const brandCss = `
  @font-face { font-family: D; src: url(data:font/woff2;base64,${base64("bricolage-condensed-800")}); font-weight: 800; }
  @font-face { font-family: T; src: url(data:font/woff2;base64,${base64("public-sans-400-700")}); font-weight: 400 700; }
  :root { ${colors.join(" ")} }
  * { margin: 0; padding: 0; box-sizing: border-box; -webkit-print-color-adjust: exact; }
  svg, img { display: block; }`;

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
        `<path fill="${fills[index % fills.length]}" transform="rotate(${turn})" d="M0 0L-300 -32 -400 0 -300 32z"/>`,
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
  const fills =
    category === "business" ? ["#8fbf63", "#ffd64a", "#2b7a4a", "#ffb7b0"] : ["#0a4533", "#17613f", "#2b7a4a"];
  const pages = rest.map((part, index) => {
    const [classes = "", ...lines] = part.split("\n");
    const foot = `<footer><span>${title}</span><span>Palmetto Works</span><span>${index + 2}</span></footer>`;
    return `<section class="page ${classes.trim()}"><div class="body">${renderBlocks(lines.join("\n"))}</div>${foot}</section>`;
  });
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title>
    <style>${brandCss}${pageCss}</style></head><body>
    <section class="page front"><header class="${frontColors[category]}"><h1>${title}</h1><p>${description}</p>${fan(blades, fills)}</header>
    <div class="body">${renderBlocks(front)}</div><footer><span>Palmetto Works</span><span>Orlando, Florida</span></footer></section>
    ${pages.join("")}</body></html>`;
}
