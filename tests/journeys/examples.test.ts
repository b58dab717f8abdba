import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { industries } from "../../app/order/examples/industries";
import { paths } from "../../app/paths";
import { startBrowser } from "../browser";
import { type Site, startSite } from "../site";

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite({}, "sqlite")]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

let context: BrowserContext;
let page: Page;
const complaints: string[] = [];
const open = async (javaScriptEnabled: boolean, viewport = { width: 1280, height: 900 }, phone = false) => {
  // A phone also lays its scroll bar over the page instead of beside it.
  const device = { viewport, hasTouch: phone, isMobile: phone };
  context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled, ...device });
  page = await context.newPage();
  complaints.length = 0;
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on(
    "console",
    (message) => message.type() === "error" && complaints.push(`${message.text()} ${message.location().url}`),
  );
};
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

const title = () => page.locator("dialog h2");
const counter = () => page.locator("dialog .lightbox-count").innerText();
const card = (name: string) => page.getByRole("link", { name, exact: true });
const titlesOf = (id: string) => industries.find((industry) => industry.id === id)?.examples.map((one) => one.title);

describe("without JavaScript", () => {
  beforeEach(() => open(false));

  test("each tab is a page, its first and last card open, and the pictures go round", async () => {
    for (const { id, name, examples } of industries) {
      await page.goto(paths.visualDesign);
      await page.locator("#examples nav").getByRole("link", { name }).click();
      expect(page.url()).toBe(site.origin + paths.examples(id));
      const [first, last] = [examples[0]?.title as string, examples[5]?.title as string];
      await card(first).click();
      expect((await counter()).replace(/\s+/g, " ")).toBe(`1 / 6 ${name}`);
      await page.getByRole("link", { name: "Previous" }).click();
      expect(await title().innerText()).toBe(last);
      await page.getByRole("link", { name: "Next" }).click();
      expect(await title().innerText()).toBe(first);
      await page.getByRole("link", { name: "Close" }).click();
      await card(last).click();
      expect((await counter()).replace(/\s+/g, " ")).toBe(`6 / 6 ${name}`);
    }
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
    expect(page.url()).toBe(site.origin + paths.orderFormFor("salons"));
    expect(await page.getByText("Salons: name the example that comes closest.").isVisible()).toBe(true);
  });
});

describe("with JavaScript", () => {
  const start = async (path: string = paths.visualDesign) => {
    await page.goto(path);
    await page.locator('#examples [role="tablist"]').waitFor();
  };

  describe("on a wide screen", () => {
    beforeEach(() => open(true));

    test("tabs are a tablist; the choice is in the address and survives a reload", async () => {
      const asked: string[] = [];
      await start();
      page.on("request", (request) => !/\/examples\/|favicon/.test(request.url()) && asked.push(request.url()));
      for (const { id, name, examples } of industries) {
        await page.getByRole("tab", { name }).click();
        await expect.poll(() => page.url()).toBe(site.origin + paths.examples(id));
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

    test("first and last card, keys, wrap-around both ways, scroll lock, focus and Escape", async () => {
      for (const { id, examples } of industries) {
        await start(paths.examples(id));
        const [first, last] = [examples[0]?.title as string, examples[5]?.title as string];
        await card(first).click();
        await title().waitFor();
        expect(await page.evaluate(() => document.querySelector("dialog")?.matches(":modal"))).toBe(true);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain("hidden");
        await page.keyboard.press("ArrowLeft");
        await expect.poll(() => title().innerText()).toBe(last);
        expect(await counter()).toContain("6 / 6");
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => title().innerText()).toBe(first);
        await page.keyboard.press("Escape");
        await expect.poll(() => page.locator("dialog").count()).toBe(0);
        await expect.poll(() => page.locator("a:focus").innerText()).toBe(first);
        expect(page.url()).toBe(site.origin + paths.examples(id));
        await card(last).click();
        await page.getByRole("link", { name: "Close" }).click();
        await expect.poll(() => page.locator("a:focus").innerText()).toBe(last);
      }
    });

    test("Back closes it, wherever it went meanwhile, and leaves the page where it was", async () => {
      await start();
      await page.getByRole("tab", { name: "Gyms" }).click();
      await card("Open house ad").click();
      await page.getByRole("link", { name: "Next" }).click();
      await page.getByRole("link", { name: "Next" }).click();
      await expect.poll(() => title().innerText()).toBe(titlesOf("gyms")?.[0]);
      const scrolled = await page.evaluate(() => scrollY);
      await page.goBack();
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      expect(page.url()).toBe(site.origin + paths.examples("gyms"));
      expect(scrolled).toBeGreaterThan(0);
    });

    test("a shared link opens on its picture and closes to its industry", async () => {
      await start(paths.example("events", "mirror-mirror"));
      expect(await title().innerText()).toBe("Mirror Mirror disco");
      expect(await page.evaluate(() => document.querySelector("dialog")?.matches(":modal"))).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.url()).toBe(site.origin + paths.examples("events"));
      await expect.poll(() => page.locator("a:focus").innerText()).toBe("Mirror Mirror disco");
    });

    test("the focus stays in it, and a slider takes the arrows that are its own", async () => {
      await start(paths.example("real-estate", "day-to-dusk"));
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
      await page.keyboard.press("ArrowRight");
      await expect.poll(edge).toBeGreaterThan(middle);
      expect(await title().innerText()).toBe("Day to dusk");
      const box = await slider.boundingBox();
      await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
      await expect.poll(edge).toBeLessThan(middle);
    });

    test("Next stays under the pointer, however long a title or a line is", async () => {
      const places = new Set<number>();
      for (const { id, examples } of industries) {
        await start(paths.example(id, examples[0]?.slug as string));
        for (const { title: name } of examples) {
          await expect.poll(() => title().innerText()).toBe(name);
          places.add((await page.getByRole("link", { name: "Next" }).boundingBox())?.y ?? 0);
          await page.keyboard.press("ArrowRight");
        }
      }
      expect(places.size).toBe(1);
    });

    test("the neighbors are fetched ahead, and going on asks for nothing that is there", async () => {
      await start(paths.example("salons", "price-list"));
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

    test("the button goes to the form and takes the industry along", async () => {
      await start();
      await page.getByRole("tab", { name: "Airbnb" }).click();
      await page.getByRole("link", { name: "Contact Us About Your Industry" }).click();
      await expect.poll(() => page.getByText("Airbnb: name the example that comes closest.").isVisible()).toBe(true);
      await expect
        .poll(() => page.locator("#order-form").evaluate((form) => form.getBoundingClientRect().top))
        .toBeLessThan(200);
    });
  });

  test("on a phone no picture is fetched before the visitor scrolls, and nothing ever jumps", async () => {
    await open(true, { width: 390, height: 844 }, true);
    const fetched: string[] = [];
    page.on("request", (request) => /\/examples\//.test(request.url()) && fetched.push(request.url()));
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as never as { shift: number }).shift += (entry as never as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await start();
    await page.waitForLoadState("networkidle");
    expect(fetched).toEqual([]);
    await page.locator("#examples").scrollIntoViewIfNeeded();
    await page.getByRole("tab", { name: "Salons" }).click();
    await card("Price list").click();
    await title().waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    expect(fetched.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBeLessThan(0.001);
  });

  test("a finger's swipe goes on and back", async () => {
    await open(true, { width: 390, height: 844 }, true);
    await start(paths.example("salons", "price-list"));
    const finger = await context.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const point = (x: number) => [{ x, y: 300 }];
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point(from) });
      for (const part of [0.3, 0.6, 1])
        await finger.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          touchPoints: point(from + (to - from) * part),
        });
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(300, 100);
    await expect.poll(() => title().innerText()).toBe(titlesOf("salons")?.[4]);
    await swipe(100, 300);
    await expect.poll(() => title().innerText()).toBe("Price list");
  });
});
