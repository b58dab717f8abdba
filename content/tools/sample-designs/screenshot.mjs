import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { faces } from "./fonts.mjs";
import { formats } from "./formats.mjs";

/** Larger than the final picture, because downscaling makes small text sharper. */
const SCALE = 1.5;

/** Returns a PNG, 1.5 times the size of its format. Warns about lines with `data-fit` that overflow their box. */
export async function renderDesign(browser, { name, format, css, html }) {
  const [width, height] = formats[format];
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: SCALE });
  // Only a page with a file: URL may load the photographs.
  const file = path.join(import.meta.dirname, ".cache", `page-${process.pid}.html`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, page(width, height, css, html));
  await tab.goto(pathToFileURL(file).href, { waitUntil: "networkidle" });
  await tab.evaluate(() => document.fonts.ready);
  const over = await tab.evaluate(() =>
    [...document.querySelectorAll("[data-fit]")]
      .filter((line) => line.scrollWidth > line.clientWidth + 1)
      .map((line) => line.textContent.slice(0, 30)),
  );
  if (over.length > 0) console.warn(`${name} runs over: ${over.join(", ")}`);
  const png = await tab.screenshot({ type: "png" });
  await tab.close();
  fs.rmSync(file);
  return png;
}

const page = (width, height, css, html) => `<!doctype html>
<meta charset="utf-8">
<style>
  ${faces()}
  * { box-sizing: border-box; margin: 0; padding: 0 }
  html, body { width: ${width}px; height: ${height}px; overflow: hidden }
  body { position: relative; isolation: isolate; font-family: Manrope; font-kerning: normal;
    text-rendering: geometricPrecision; -webkit-font-smoothing: antialiased }
  .fill { position: absolute; inset: 0 }
  .abs { position: absolute }
  .cover { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
  b, strong { font-weight: 700 }
  ${css}
</style>
<body>${html}</body>`;
