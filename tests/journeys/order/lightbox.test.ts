import type { BrowserContextOptions, Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { industries } from "#app/texts/samples/designs";
import { setUpJourneys } from "#tests/support/browser/journey";
import {
  blockPictures,
  drag,
  getCard,
  getTitle,
  listTitles,
  openExamples,
  phoneScreen,
  readCounter,
  wideScreen,
} from "#tests/support/order/examples-page";

const journey = setUpJourneys();

let page: Page;
const open = async (options: BrowserContextOptions) => {
  page = journey.failOnConsoleErrors(await journey.open(options), /ERR_BLOCKED_BY_CLIENT/);
};

describe("on a wide screen", () => {
  beforeEach(() => open(wideScreen));

  test("arrow keys go through the pictures in a circle, the page does not scroll, and Escape returns the focus to the card", async () => {
    await blockPictures(page);
    await openExamples(page);
    for (const { id, name, examples } of industries) {
      await page.getByRole("tab", { name }).click();
      const [first, last] = [examples[0]?.title as string, examples[5]?.title as string];
      await getCard(page, first).click();
      await expect.poll(() => page.locator("dialog:modal").count()).toBe(1);
      expect(await page.locator("html").evaluate((html) => getComputedStyle(html).overflow)).toContain("hidden");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => getTitle(page).innerText()).toBe(last);
      expect(await readCounter(page)).toContain("6 / 6");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => getTitle(page).innerText()).toBe(first);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      await expect.poll(() => page.locator("a:focus").innerText()).toBe(first);
      expect(page.url()).toBe(journey.site.origin + paths.examples(id));
      await getCard(page, last).click();
      await page.getByRole("link", { name: "Close" }).click();
      await expect.poll(() => page.locator("a:focus").innerText()).toBe(last);
    }
  });

  test("Back closes the lightbox, keeps the scroll position and returns the focus to the card", async () => {
    await openExamples(page);
    await page.getByRole("tab", { name: "Gyms" }).click();
    await getCard(page, "Open house ad").scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await getCard(page, "Open house ad").click();
    await getTitle(page).waitFor();
    await page.goBack();
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    expect(page.url()).toBe(journey.site.origin + paths.examples("gyms"));
    await expect.poll(() => page.locator("a:focus").innerText()).toBe("Open house ad");
    expect(scrolled).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test("Back closes the lightbox after paging and shows the card of the last picture", async () => {
    await openExamples(page, paths.examples("gyms"));
    await getCard(page, listTitles("gyms")?.[4] as string).click();
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByRole("link", { name: "Next" }).click();
    await expect.poll(() => getTitle(page).innerText()).toBe(listTitles("gyms")?.[0]);
    await page.goBack();
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    expect(page.url()).toBe(journey.site.origin + paths.examples("gyms"));
    await expect.poll(() => page.locator("a:focus").innerText()).toBe(listTitles("gyms")?.[0]);
    const seen = await page.locator("a:focus").boundingBox();
    expect(seen?.y).toBeGreaterThan(0);
    expect(seen?.y).toBeLessThan(wideScreen.viewport.height);
  });

  test("a shared link opens the lightbox on its picture, and closing it shows the industry", async () => {
    await openExamples(page, paths.example("events", "mirror-mirror"));
    expect(await getTitle(page).innerText()).toBe("Mirror Mirror disco");
    expect(await page.evaluate(() => document.querySelector("dialog")?.matches(":modal"))).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.url()).toBe(journey.site.origin + paths.examples("events"));
    await expect.poll(() => page.locator("a:focus").innerText()).toBe("Mirror Mirror disco");
  });

  test("the focus stays in the lightbox, and on a slider only Left and Right change the picture", async () => {
    await openExamples(page, paths.example("real-estate", "day-to-dusk"));
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () =>
            document.querySelector("dialog")?.contains(document.activeElement) ||
            document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    const slider = page.locator("dialog").getByRole("slider");
    const edge = () =>
      page
        .locator("dialog .pair-line:visible")
        .boundingBox()
        .then((box) => box?.x ?? 0);
    await slider.focus();
    const middle = await edge();
    await page.keyboard.press("ArrowUp");
    await expect.poll(edge).toBeGreaterThan(middle);
    expect(await getTitle(page).innerText()).toBe("Day to dusk");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => getTitle(page).innerText()).toBe("Open Sunday story");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => getTitle(page).innerText()).toBe("Day to dusk");
    const box = await slider.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
    await expect.poll(edge).toBeLessThan(middle);
  });

  test("Next stays in the same place, however long a title or a line is", async () => {
    await blockPictures(page);
    await openExamples(page);
    const shown = () =>
      page.evaluate(() => {
        const next = document.querySelector('dialog [rel="next"]');
        return [document.querySelector("dialog h2")?.textContent, next?.getBoundingClientRect().top];
      });
    let top: unknown;
    for (const { name, examples } of industries) {
      await page.getByRole("tab", { name }).click();
      await getCard(page, examples[0]?.title as string).click();
      await getTitle(page).waitFor();
      top ??= (await shown())[1];
      for (const one of examples) {
        await expect.poll(shown).toEqual([one.title, top]);
        await page.keyboard.press("ArrowRight");
      }
      await page.keyboard.press("Escape");
    }
    expect(top).toBeGreaterThan(0);
  });

  test("the next and previous pictures are preloaded, and paging does not load them again", async () => {
    await openExamples(page, paths.example("salons", "price-list"));
    const loaded = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("dialog img")].filter((image) => (image as HTMLImageElement).naturalWidth > 0)
            .length,
      );
    await expect.poll(loaded).toBe(3);
    const before = await page
      .locator("dialog .lightbox-slide")
      .nth(2)
      .locator("img")
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => page.locator("dialog img:visible").evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toBe(before);
  });
});

test("swiping goes forward and back, and text at 200% leaves the links on the screen", async () => {
  await open(phoneScreen);
  await openExamples(page, paths.example("salons", "price-list"));
  const swipe = (from: number, to: number) => drag(page, { x: from, y: 300 }, { x: to, y: 300 });
  await swipe(300, 100);
  await expect.poll(() => getTitle(page).innerText()).toBe(listTitles("salons")?.[5]);
  await swipe(100, 300);
  await expect.poll(() => getTitle(page).innerText()).toBe("Price list");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const name of ["Previous", "Next", "Close"]) {
    const box = await page.getByRole("link", { name, exact: true }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(phoneScreen.viewport.width);
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(phoneScreen.viewport.height);
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneScreen.viewport.width);
});
