import type { BrowserContextOptions, Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { industries } from "#app/texts/samples/designs";
import { setUpJourneys } from "#tests/support/browser/journey";
import {
  blockPictures,
  countBytesFetched,
  delayRequests,
  drag,
  getCard,
  getTitle,
  isImageLoaded,
  listCardTargets,
  listTitles,
  openExamples,
  phoneScreen,
  readDividerPosition,
  readLayoutShift,
  readPosition,
  readVisibleState,
  recordLayoutShifts,
  wideScreen,
  withoutWaitingForPictures,
} from "#tests/support/order/examples-page";

const journey = setUpJourneys();
let page: Page;
const open = async (options: BrowserContextOptions) => {
  page = journey.failOnConsoleErrors(await journey.open(options), /ERR_BLOCKED_BY_CLIENT/);
};

describe("without JavaScript", () => {
  beforeEach(() => open({ ...wideScreen, javaScriptEnabled: false }));

  test("each tab is a page, and its pictures can be paged through in a circle", async () => {
    await blockPictures(page);
    await page.goto(paths.visualDesign, withoutWaitingForPictures);
    for (const { id, name, examples } of industries) {
      await page.locator("#examples nav").getByRole("link", { name }).click();
      expect(page.url()).toBe(journey.site.origin + paths.examples(id));
      await page.locator("footer").waitFor({ state: "attached" });
      expect(await page.evaluate(listCardTargets)).toEqual(examples.map(({ slug }) => paths.example(id, slug)));
    }
    const [first, last] = [listTitles("wellness")?.[0] as string, listTitles("wellness")?.[5] as string];
    await getCard(page, first).click();
    await page.getByRole("link", { name: "Previous" }).click();
    expect([await getTitle(page).innerText(), await readPosition(page)]).toEqual([last, "6 / 6 Wellness"]);
    await page.getByRole("link", { name: "Next" }).click();
    expect([await getTitle(page).innerText(), await readPosition(page)]).toEqual([first, "1 / 6 Wellness"]);
    await page.getByRole("link", { name: "Close" }).click();
    await getCard(page, last).click();
    expect(await getTitle(page).innerText()).toBe(last);
  });

  test("a shared link opens its picture, with its position and a link back to the industry", async () => {
    await page.goto(paths.example("events", "mirror-mirror"));
    expect(await getTitle(page).innerText()).toBe("Mirror Mirror disco");
    const place = (listTitles("events")?.indexOf("Mirror Mirror disco") ?? -1) + 1;
    expect(await readPosition(page)).toBe(`${place} / 6 Events`);
    await page.getByRole("link", { name: "Close" }).click();
    expect(page.url()).toBe(journey.site.origin + paths.examples("events"));
  });

  test("a Before/After pair shows both pictures side by side, without a slider", async () => {
    await page.goto(paths.example("real-estate", "day-to-dusk"));
    const [before, after] = await page
      .locator("dialog .pair img")
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
    expect(after.left).toBeGreaterThanOrEqual(before.right);
    expect(after.top).toBe(before.top);
    expect(await page.locator("dialog input").isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Home" }).first().isVisible()).toBe(false);
    await page.getByRole("link", { name: "Close" }).click();
    expect(await page.getByText("or drag the line").isVisible()).toBe(false);
    // The pair is as low as a banner, and the columns are planned for that, so there is no gap below it.
    const ends = await page
      .locator("#examples .print:nth-child(n+3):nth-child(-n+5)")
      .evaluateAll((prints) => prints.map((print) => print.getBoundingClientRect().bottom));
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(50);
  });

  test("the form names the industry", async () => {
    await page.goto(paths.examples("salons"));
    await page.getByRole("link", { name: "Contact Us About Your Industry" }).click();
    expect(page.url()).toBe(journey.site.origin + paths.orderFormFor("salons"));
    expect(await page.getByText("Salons: tell us which sample comes closest.").isVisible()).toBe(true);
  });
});

describe("with JavaScript", () => {
  describe("on a wide screen", () => {
    beforeEach(() => open(wideScreen));

    test("tabs are a tablist; the choice is in the address and survives a reload", async () => {
      const asked: string[] = [];
      await openExamples(page);
      page.on("request", (request) => !/\/examples\/|favicon/.test(request.url()) && asked.push(request.url()));
      await page.locator("#examples nav").scrollIntoViewIfNeeded();
      const { positions } = await readVisibleState(page);
      for (const { id, name, examples } of industries) {
        await page.getByRole("tab", { name }).click();
        await expect
          .poll(() => readVisibleState(page))
          .toEqual({
            address: journey.site.origin + paths.examples(id),
            selected: name,
            titles: examples.map((one) => one.title),
            positions,
          });
      }
      expect(asked).toEqual([]);
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe("Restaurants");
      // Faster than the page updates.
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => page.locator("[role=tabpanel] h3").allInnerTexts()).toEqual(listTitles("events"));
      await page.reload();
      await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe("Events");
    });

    test("the button opens the form and passes the industry to it", async () => {
      await openExamples(page);
      await page.getByRole("tab", { name: "Airbnb" }).click();
      await page.getByRole("link", { name: "Contact Us About Your Industry" }).click();
      await expect.poll(() => page.getByText("Airbnb: tell us which sample comes closest.").isVisible()).toBe(true);
      await expect
        .poll(() => page.locator("#order-form").evaluate((form) => form.getBoundingClientRect().top))
        .toBeLessThan(200);
      expect(await page.locator("h2:focus").innerText()).toBe(await page.locator("#order-form h2").innerText());
      await page.keyboard.press("Tab");
      expect(await page.locator("#order-form input:focus").count()).toBe(1);
    });

    test("the line follows a slider that was moved before scripts ran or restored by a reload", async () => {
      const slider = page.locator("#examples").getByRole("slider").first();
      const line = () => slider.evaluate(readDividerPosition);
      const { release } = await delayRequests(page, /entry\.client/);
      await page.goto(paths.examples("real-estate"), withoutWaitingForPictures);
      await slider.fill("80");
      release();
      await expect.poll(line).toBe(80);
      await slider.fill("30");
      await expect.poll(line).toBe(30);
      await page.reload();
      await page.locator('#examples [role="tablist"]').waitFor();
      await expect.poll(line).toBe(Number(await slider.inputValue()));
    });
  });

  test("the first visit is small and loads no picture, and on a phone a finger moves the slider", async () => {
    const fetched: string[] = [];
    for (const screen of [wideScreen, phoneScreen]) {
      await open(screen);
      page.on("request", (request) => /\/examples\//.test(request.url()) && fetched.push(request.url()));
      await openExamples(page);
      expect(fetched).toEqual([]);
    }
    expect(await page.evaluate(countBytesFetched)).toBeLessThan(165_000);
    await page.getByRole("tab", { name: "Real estate" }).click();
    const slider = page.locator("#examples").getByRole("slider", { name: "Day to dusk" });
    await slider.scrollIntoViewIfNeeded();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await drag(page, { x: x + width / 2, y: y + height / 2 }, { x: x + width / 4, y: y + height / 2 });
    // The thumb stops half its width before the edges.
    await expect.poll(() => slider.inputValue()).toBe("15");
    expect(await slider.evaluate(readDividerPosition)).toBe(15);
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test.each([
    ["a phone", phoneScreen],
    ["a wide screen", wideScreen],
  ])("on %s, pictures that load late move nothing, on any tab or in the lightbox", async (_, screen) => {
    await open(screen);
    const { hold, release } = await delayRequests(page, "**/examples/**");
    await openExamples(page);
    await recordLayoutShifts(page);
    await page.locator("#examples nav").scrollIntoViewIfNeeded();
    for (const { name, examples } of industries) {
      await page.getByRole("tab", { name }).click();
      await expect.poll(() => page.locator("#examples h3").first().innerText()).toBe(examples[0]?.title);
      const first = page.locator(".wall .frame img").first();
      await first.scrollIntoViewIfNeeded();
      release();
      await expect.poll(() => first.evaluate(isImageLoaded)).toBe(true);
      hold();
    }
    await getCard(page, listTitles("wellness")?.[1] as string).click();
    await getTitle(page).waitFor();
    release();
    await expect.poll(() => page.locator("dialog img:visible").first().evaluate(isImageLoaded)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    expect(await readLayoutShift(page)).toBeLessThan(0.001);
  });
});
