import { setTimeout } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { industries } from "../../app/order/examples/industries";
import { paths } from "../../app/paths";
import {
  card,
  counter,
  isDrawn,
  openExamples,
  phone,
  shift,
  title,
  titlesOf,
  watchShifts,
  wide,
} from "../examples-page";
import { setUpJourneys } from "../journey";

const journey = setUpJourneys();

let page: Page;
const open = async (options: BrowserContextOptions) => {
  page = journey.watch(await journey.open(options));
};

describe("without JavaScript", () => {
  beforeEach(() => open({ ...wide, javaScriptEnabled: false }));

  test("each tab is a page, its first and last card open, and the pictures go round", async () => {
    for (const { id, name, examples } of industries) {
      await page.goto(paths.visualDesign);
      await page.locator("#examples nav").getByRole("link", { name }).click();
      expect(page.url()).toBe(journey.site.origin + paths.examples(id));
      const [first, last] = [examples[0]?.title as string, examples[5]?.title as string];
      await card(page, first).click();
      expect((await counter(page)).replace(/\s+/g, " ")).toBe(`1 / 6 ${name}`);
      await page.getByRole("link", { name: "Previous" }).click();
      expect(await title(page).innerText()).toBe(last);
      await page.getByRole("link", { name: "Next" }).click();
      expect(await title(page).innerText()).toBe(first);
      await page.getByRole("link", { name: "Close" }).click();
      await card(page, last).click();
      expect((await counter(page)).replace(/\s+/g, " ")).toBe(`6 / 6 ${name}`);
    }
  });

  test("a shared link shows its picture, its place and the way on", async () => {
    await page.goto(paths.example("events", "mirror-mirror"));
    expect(await title(page).innerText()).toBe("Mirror Mirror disco");
    const place = (titlesOf("events")?.indexOf("Mirror Mirror disco") ?? -1) + 1;
    expect((await counter(page)).replace(/\s+/g, " ")).toBe(`${place} / 6 Events`);
    await page.getByRole("link", { name: "Close" }).click();
    expect(page.url()).toBe(journey.site.origin + paths.examples("events"));
  });

  test("a pair shows both its pictures, and nothing that a script would have to move", async () => {
    await page.goto(paths.example("real-estate", "day-to-dusk"));
    const [before, after] = await page
      .locator("dialog .pair img")
      .all()
      .then((images) => Promise.all(images.map((image) => image.boundingBox())));
    expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    expect(after?.y).toBe(before?.y);
    expect(await page.locator("dialog input").isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Home" }).first().isVisible()).toBe(false);
  });

  test("the form hears of the industry", async () => {
    await page.goto(paths.examples("salons"));
    await page.getByRole("link", { name: "Contact Us About Your Industry" }).click();
    expect(page.url()).toBe(journey.site.origin + paths.orderFormFor("salons"));
    expect(await page.getByText("Salons: name the example that comes closest.").isVisible()).toBe(true);
  });
});

describe("with JavaScript", () => {
  describe("on a wide screen", () => {
    beforeEach(() => open(wide));

    test("tabs are a tablist; the choice is in the address and survives a reload", async () => {
      const asked: string[] = [];
      await openExamples(page);
      page.on("request", (request) => !/\/examples\/|favicon/.test(request.url()) && asked.push(request.url()));
      for (const { id, name, examples } of industries) {
        await page.getByRole("tab", { name }).click();
        await expect.poll(() => page.url()).toBe(journey.site.origin + paths.examples(id));
        await expect.poll(() => page.locator("#examples h3").allInnerTexts()).toEqual(examples.map((one) => one.title));
        await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe(name);
      }
      expect(asked).toEqual([]);
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe("Restaurants");
      // Quicker than the page follows.
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => page.locator("[role=tabpanel] h3").allInnerTexts()).toEqual(titlesOf("events"));
      await page.reload();
      await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe("Events");
    });

    test("the button goes to the form and takes the industry along", async () => {
      await openExamples(page);
      await page.getByRole("tab", { name: "Airbnb" }).click();
      await page.getByRole("link", { name: "Contact Us About Your Industry" }).click();
      await expect.poll(() => page.getByText("Airbnb: name the example that comes closest.").isVisible()).toBe(true);
      await expect
        .poll(() => page.locator("#order-form").evaluate((form) => form.getBoundingClientRect().top))
        .toBeLessThan(200);
      expect(await page.locator("h2:focus").innerText()).toBe(await page.locator("#order-form h2").innerText());
      await page.keyboard.press("Tab");
      expect(await page.locator("#order-form input:focus").count()).toBe(1);
    });

    test("a slider moved before scripts ran, or restored by a reload, has its line under the thumb", async () => {
      const slider = page.locator("#examples").getByRole("slider").first();
      /** Where the line stands, in hundredths of the way the thumb has. */
      const line = () =>
        slider.evaluate((input) => {
          const frame = (input.parentElement as HTMLElement).getBoundingClientRect();
          const box = (input.parentElement as HTMLElement).querySelector(".pair-line")?.getBoundingClientRect();
          const middle = (box?.left ?? 0) + (box?.width ?? 0) / 2 - frame.left;
          return Math.round((100 * (middle - 22)) / (frame.width - 44));
        });
      let start = () => {};
      const started = new Promise<void>((resolve) => {
        start = resolve;
      });
      await page.route(/entry\.client/, (route) => started.then(() => route.continue()));
      await page.goto(paths.examples("real-estate"), { waitUntil: "commit" });
      await slider.fill("80");
      start();
      await expect.poll(line).toBe(80);
      await slider.fill("30");
      await expect.poll(line).toBe(30);
      await page.reload();
      await page.locator('#examples [role="tablist"]').waitFor();
      await expect.poll(line).toBe(Number(await slider.inputValue()));
    });
  });

  test("on a phone no picture is fetched before the visitor scrolls, and nothing ever jumps", async () => {
    await open(phone);
    const fetched: string[] = [];
    page.on("request", (request) => /\/examples\//.test(request.url()) && fetched.push(request.url()));
    await watchShifts(page);
    await openExamples(page);
    await page.waitForLoadState("networkidle");
    expect(fetched).toEqual([]);
    await page.locator("#examples").scrollIntoViewIfNeeded();
    await page.getByRole("tab", { name: "Salons" }).click();
    await card(page, "Price list").click();
    await title(page).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    expect(fetched.length).toBeGreaterThan(0);
    expect(await shift(page, "all")).toBeLessThan(0.001);
  });

  test.each([
    ["a phone", phone],
    ["a wide screen", wide],
  ])("on %s nothing jumps when pictures come late, on any tab or in the lightbox", async (_, screen) => {
    await open(screen);
    await watchShifts(page);
    // Later than a press excuses what moves after it.
    await page.route("**/examples/**", (route) => setTimeout(600).then(() => route.continue()));
    await openExamples(page);
    await page.locator("#examples").scrollIntoViewIfNeeded();
    for (const { name, examples } of industries) {
      await page.getByRole("tab", { name }).click();
      const first = page.locator(".wall .frame", { has: page.locator("img") }).first();
      await expect.poll(() => page.locator("#examples h3").first().innerText()).toBe(examples[0]?.title);
      await first.scrollIntoViewIfNeeded();
      await expect.poll(() => first.locator("img").first().evaluate(isDrawn)).toBe(true);
    }
    await card(page, titlesOf("wellness")?.[0] as string).click();
    await expect.poll(() => page.locator("dialog img:visible").first().evaluate(isDrawn)).toBe(true);
    expect(await shift(page, "unasked")).toBeLessThan(0.001);
  });
});
