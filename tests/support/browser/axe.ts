import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Only these depend on colors and sizes. */
export const visualRules = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

/** Cheaper than injecting axe into each document. Not in frames. */
export async function preloadAxe(page: Page): Promise<Page> {
  await page.addInitScript(`if (self === top) { ${axe} }`);
  return page;
}

/** WCAG 2.2 A and AA, best practice. Sticky bars are static meanwhile, because they would cover elements. */
export async function findAxeProblems(page: Page, rules = allRules): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(async (only) => {
    const isSticky = (element: HTMLElement) => getComputedStyle(element).position === "sticky";
    const bars = [...document.querySelectorAll<HTMLElement>("body *")].filter(isSticky);
    for (const { style } of bars) Object.assign(style, { position: "relative", inset: "auto" });
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const results = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
    for (const { style } of bars) Object.assign(style, { position: "", inset: "" });
    return results;
  }, rules);
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...(await findSidewaysScroll(page))];
}

/** Each run tests two looks, all rules in the first one. Four runs cover every look with all rules. */
const lookPairs = [
  ["light 320", "dark 1440"],
  ["light 1440", "dark 320"],
  ["dark 1440", "light 320"],
  ["dark 320", "light 1440"],
];

export async function findProblemsInLooks(page: Page, turn: number): Promise<string[]> {
  const found: string[] = [];
  for (const [index, look] of (lookPairs[turn % lookPairs.length] ?? []).entries()) {
    const [colorScheme, width] = look.split(" ") as ["light" | "dark", string];
    // Reduced motion skips transitions, in which the colors are not the final ones.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: Number(width), height: 900 });
    const seen = await findAxeProblems(page, index === 0 ? allRules : visualRules);
    if (width === "320") seen.push(...(await findOverflow(page)));
    found.push(...seen.map((one) => `${look}: ${one}`));
  }
  return found;
}

/** With the text size set to 200 %. */
export const findOverflowWithLargeText = (page: Page, widths: number[], within?: string) =>
  withLargeText(page, widths, () => findOverflow(page, within));

/** For pages where a long word may be broken. */
export const findSidewaysScrollWithLargeText = (page: Page, widths: number[]) =>
  withLargeText(page, widths, () => findSidewaysScroll(page));

async function withLargeText(page: Page, widths: number[], look: () => Promise<string[]>): Promise<string[]> {
  const setText = (fontSize: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), fontSize);
  const found: string[] = [];
  await setText("200%");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await look()).map((one) => `large ${width}: ${one}`));
  }
  await setText("");
  return found;
}

async function findSidewaysScroll(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return wide ? ["scrolls sideways"] : [];
}

/** Finds a page that scrolls sideways, and words that are broken or leave the window, unless they can be scrolled to. */
async function findOverflow(page: Page, within = "body"): Promise<string[]> {
  const words = await page.locator(within).evaluate((root) => {
    const found: string[] = [];
    // As `sr-only` does, which may apply to a part of the widths only.
    const isHiddenFromSight = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === "inset(50%)" || isHiddenFromSight(element.parentElement));
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (
        text.parentElement?.closest("script, svg, .sr-only, a[href='#main']") ||
        !text.parentElement?.checkVisibility() ||
        isHiddenFromSight(text.parentElement)
      )
        continue;
      for (const { index, 0: word } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}’.@]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        const outside =
          !scrollsSideways(text.parentElement) &&
          boxes.some((box) => box.left < -1 || box.right > document.documentElement.clientWidth + 1);
        if (outside || new Set(boxes.map((box) => Math.round(box.top))).size > 1) found.push(word);
      }
    }
    return found;
  });
  return [...(within === "body" ? await findSidewaysScroll(page) : []), ...words];
}
