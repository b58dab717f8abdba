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
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...(wide ? ["scrolls sideways"] : [])];
}
