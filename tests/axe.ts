import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe objects to on the page as it is now (WCAG 2.2 A and AA, best practice), and whether it scrolls sideways. */
export async function complaints(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (only) =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
        runOnly: only,
        // What passes need not be told in full.
        resultTypes: ["violations"],
      }),
    rules,
  );
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...(await sidewaysScroll(page))];
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return wide ? ["scrolls sideways"] : [];
}

/** What does not fit: a page that scrolls sideways, words that are cut in two or stick out of the window. */
export async function misfits(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (
        text.parentElement?.closest("script, svg, .sr-only, a[href='#main']") ||
        !text.parentElement?.checkVisibility()
      )
        continue;
      for (const { index, 0: word } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}’.@]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        const outside = boxes.some((box) => box.left < -1 || box.right > document.documentElement.clientWidth + 1);
        if (outside || new Set(boxes.map((box) => Math.round(box.top))).size > 1) found.push(word);
      }
    }
    return found;
  });
  return [...(await sidewaysScroll(page)), ...words];
}
