import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { startBrowser } from "#tests/support/browser/browser";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";

const journey = setUpJourneys();

let page: Page;
const openPage = (javaScriptEnabled: boolean) => async () => {
  page = await journey.open({ javaScriptEnabled, reducedMotion: "reduce" });
};

const topOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
const headerFoot = () => page.locator("body > header").evaluate((header) => header.getBoundingClientRect().bottom);
/** Checks that the target of a hash is below the fixed header and within the window. */
async function expectInSight(selector: string) {
  await expect.poll(() => topOf(selector)).toBeLessThan(300);
  expect(await topOf(selector)).toBeGreaterThanOrEqual(await headerFoot());
}

withAndWithoutJavaScript((javaScript) => {
  beforeEach(openPage(javaScript));

  test.each([390, 768])("at %i px, industries are collapsed, and a link opens its industry", async (width) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/automation", "/automation-services"]) {
      await page.goto(path);
      expect(await page.locator(".industry > details[open]").count()).toBe(0);
      expect(await page.locator(".industry dl").first().isVisible()).toBe(false);
      expect(await page.locator("p:visible", { hasText: "Chair booking, deposit requests" }).count(), path).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(4500);
    }
    await page.goto("/automation-services#insurance");
    await expectInSight("#insurance");
    expect(await page.locator(".industry > details[open]").count()).toBe(1);
    await page.locator(".industry", { hasText: "Insurance" }).locator("summary").click();
    await expect.poll(() => page.locator("#insurance").isVisible()).toBe(false);
  });

  test.each([390, 768])("at %i px, the jump bar is one line that stays visible", async (width) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/automation", "/automation-services"]) {
      await page.goto(path);
      expect((await page.locator(".jump-bar").boundingBox())?.height).toBeLessThan(60);
      const jump = page.getByRole("navigation", { name: "Jump to" }).getByRole("link").last();
      await jump.click();
      await expectInSight(`${await jump.getAttribute("href")}`);
      expect(await topOf(".jump-bar")).toBeCloseTo(await headerFoot(), 0);
    }
  });

  test("on a wide screen, no industry is collapsed, and the index links to each", async () => {
    await page.goto("/automation-services");
    expect(await page.locator(".industry dl:visible").count()).toBe(20);
    expect(await page.locator(".industry summary:visible, .jump-bar:visible").count()).toBe(0);
    await page.locator("#industries").getByRole("link", { name: "Coaches", exact: true }).click();
    await expectInSight("#coaches");
  });

  test("View Our Approach goes to the process", async () => {
    await page.goto("/business-growth");
    await page.getByRole("link", { name: "View Our Approach" }).click();
    await page.waitForURL("/business-growth#approach");
    await expectInSight("#approach");
  });

  test("one industry is open at a time, and a second click closes it", async () => {
    await page.goto("/business-growth");
    const open = () => page.locator("details[open] summary").allTextContents();
    await page.getByText("Restaurants", { exact: true }).click();
    await expect.poll(open).toEqual(["Restaurants"]);
    await page.getByText("Events", { exact: true }).click();
    await expect.poll(open).toEqual(["Events"]);
    await page.locator("details[open] summary").press("Enter");
    await expect.poll(open).toEqual([]);
  });

  test("the menu opens, and is closed on the page that its link opens", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await page.locator("header summary").click();
    await page.locator("header details").getByRole("link", { name: "Websites" }).click();
    await page.waitForURL("/website-services");
    expect(await page.locator("header details[open]").count()).toBe(0);
    await page.getByRole("link", { name: "See sample sites" }).click();
    await expectInSight("#samples");
  });
});

describe("without JavaScript", () => {
  beforeEach(openPage(false));

  test("every Schedule and Book button leads to the booking page", async () => {
    await page.goto("/business-growth");
    await page.getByRole("link", { name: "Book a Call About a Plan" }).click();
    await page.waitForURL("/book-consultation");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Book a consultation");
  });
});

describe("with JavaScript", () => {
  beforeEach(openPage(true));

  test.each([
    [390, []],
    [1280, ["Law firms"]],
  ])("at %i px, the Growth page opens with these industries open", async (width, names) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/business-growth");
    await page.locator("a[data-booking][aria-haspopup]").first().waitFor();
    expect(await page.locator("details[open] summary").allTextContents()).toEqual(names);
  });

  test("the menu closes on Escape, on a click outside it, and when the focus leaves it", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    const menu = page.locator("header details[open]");
    await page.locator("header summary").click();
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.count()).toBe(0);
    expect(await page.locator("header summary").evaluate((summary) => summary === document.activeElement)).toBe(true);
    await page.locator("header summary").click();
    await expect.poll(() => menu.count()).toBe(1);
    await page.locator("main").dispatchEvent("click");
    await expect.poll(() => menu.count()).toBe(0);
    await page.locator("header summary").press("Enter");
    await menu.getByRole("link", { name: "Contact Us" }).focus();
    expect(await menu.count()).toBe(1);
    await page.keyboard.press("Tab");
    await expect.poll(() => menu.count()).toBe(0);
    expect(await page.locator("main :focus").count()).toBe(1);
  });

  test("the booking dialog opens over the page, keeps the focus and returns it", async () => {
    await page.goto("/business-growth");
    const dialog = page.getByRole("dialog", { name: "Ready to Explore AI Opportunities?" });
    const frame = page.locator("dialog iframe");
    expect(await frame.count()).toBe(0);

    const opener = page.getByRole("link", { name: "Book a Call About a Build" });
    expect(await opener.getAttribute("aria-haspopup")).toBe("dialog");
    await opener.click();
    await dialog.waitFor();
    expect(page.url()).toMatch(/\/business-growth$/);
    expect(await frame.getAttribute("title")).toBe("Booking calendar");
    await page.frameLocator("dialog iframe").getByRole("heading", { name: "When works for you?" }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");

    // The focus moves in a circle and never leaves the dialog.
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").evaluateAll((all) => all.every((one) => one.closest("dialog")))).toBe(true);
    }
    const trouble = dialog.getByRole("link", { name: /Open the booking page here/ });
    const [tab] = await Promise.all([page.context().waitForEvent("page"), trouble.click()]);
    await tab.waitForURL(/\/book-consultation($|\?)/);
    await tab.close();

    await dialog.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe("hidden");

    await page.getByRole("link", { name: "Book a Consultation" }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await frame.count()).toBe(1);
  });
});

test("the page keeps its size when the booking dialog hides its scroll bar", async () => {
  const browser = await startBrowser({ ignoreDefaultArgs: ["--hide-scrollbars"] });
  try {
    const page = await browser.newPage({ baseURL: journey.site.origin });
    await page.goto("/business-growth");
    // The height has to stay, too, because it depends on every length that follows the window's width.
    const size = () => page.locator("main").evaluate((main) => [main.clientWidth, main.clientHeight]);
    const before = await size();
    expect(before[0]).toBeLessThan(page.viewportSize()?.width ?? 0);
    await page.getByRole("link", { name: "Book a Call About a Build" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await size()).toEqual(before);
  } finally {
    await browser.close();
  }
});
