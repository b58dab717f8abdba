import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { startSite } from "#tests/support/site";

/** A time zone where it is now between midnight and 1 a.m., so that the site shows the night hero. */
const hoursBehind = new Date().getUTCHours();
const BUSINESS_TIMEZONE = `Etc/GMT${hoursBehind <= 12 ? `+${hoursBehind}` : hoursBehind - 24}`;

const journey = setUpJourneys(() => startSite({ BUSINESS_TIMEZONE }, "sqlite"));

const windows = [
  [640, 1024],
  [768, 1024],
  [1024, 768],
  [1024, 657],
  [1100, 1000],
  [1180, 820],
  [1216, 1100],
  [1280, 800],
  [1440, 900],
] as const;

test.each(windows)("hero pictures don’t overlap the text, %i x %i", async (width, height) => {
  const page = await journey.open({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(paths.home);
  await page.locator(".hero-night").waitFor();
  expect(await findCoveredWords(page, ".hero-copy", ".hero-fan *"), "night").toEqual([]);
  await page.clock.setFixedTime(Date.now() + 12 * 3_600_000);
  await page.goto(paths.home);
  await page.locator(".hero:not(.hero-night)").waitFor();
  expect(await findCoveredWords(page, ".hero-copy", ".hero-fan *"), "day").toEqual([]);
  await page.goto(paths.websites);
  expect(await findCoveredWords(page, ".websites-hero-inner", ".work > a"), "websites").toEqual([]);
});

const findCoveredWords = (page: Page, words: string, pictures: string) =>
  page.evaluate(
    ([words, pictures]) => {
      const isOnPicture = (x: number, y: number) =>
        document.elementsFromPoint(x, y).some((one) => one.matches(pictures));
      const listTextBoxes = (element: Element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const boxes: DOMRect[] = [];
        const range = document.createRange();
        while (texts.nextNode()) {
          range.selectNode(texts.currentNode);
          boxes.push(...range.getClientRects());
        }
        return boxes;
      };
      const found: string[] = [];
      for (const element of document.querySelectorAll(`${words} :is(h1, p, a)`)) {
        const boxes = element.matches("a") ? [...element.getClientRects()] : listTextBoxes(element);
        for (const { left, right, top, bottom } of boxes)
          for (let x = left; x <= right; x += 4)
            for (let y = top; y <= bottom; y += 4)
              if (isOnPicture(x, y) && found.length < 5) found.push(`${element.textContent} at ${x}, ${y}`);
      }
      return found;
    },
    [words, pictures] as const,
  );
