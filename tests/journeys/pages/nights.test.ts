import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";

const journey = setUpJourneys();

let page: Page;
const shown = () => page.locator(".night:visible h3").allTextContents();
const blade = (name: string) => page.locator(".hero-fan a", { hasText: name });
const getFill = (name: string) =>
  blade(name)
    .locator("path")
    .evaluate((path) => getComputedStyle(path).fill);

/** Checks that the whole night is below the fixed header and in the window. */
async function expectInView(height: number) {
  const header = await page.locator("body > header").boundingBox();
  const box = await page.locator(".night:visible").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  beforeEach(async () => {
    page = await journey.open({ javaScriptEnabled, reducedMotion: "reduce", viewport: { width: 1366, height: 657 } });
    await page.goto("/");
  });

  test("one night is shown, and a blade shows that of its industry", async () => {
    expect(await shown()).toEqual(["Home services"]);
    const before = await getFill("Restaurants");
    await blade("Restaurants").click();
    await expect.poll(shown).toEqual(["Restaurants"]);
    await expectInView(657);
    expect(await getFill("Restaurants")).not.toBe(before);
    expect(await getFill("Insurance")).not.toBe(await getFill("Restaurants"));
    expect(await page.locator(".night:visible li").count()).toBe(4);

    await page.getByRole("link", { name: "Next: Events" }).click();
    await expect.poll(shown).toEqual(["Events"]);
    await page.goBack();
    await expect.poll(shown).toEqual(["Restaurants"]);
    await page.getByRole("link", { name: "What we automate for restaurants" }).click();
    await page.waitForURL("/automation-services#restaurants");
  });

  test("the keyboard shows a night and goes on from there", async () => {
    await blade("Insurance").focus();
    await page.keyboard.press("Enter");
    await expect.poll(shown).toEqual(["Insurance"]);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toContain("What we automate");
  });

  test("on a phone, a list has the names, and a tap on a blade shows its night, too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator(".hero-fan").getByRole("link").count()).toBe(0);
    await page.getByText("Pick your industry", { exact: true }).click();
    const list = page.locator(".suite-pick");
    expect(await list.getByRole("link").count()).toBe(20);
    await list.getByRole("link", { name: "Pet services", exact: true }).click();
    await expect.poll(shown).toEqual(["Pet services"]);
    await expectInView(844);
    const tip = await page.locator(".hero-fan path.paper-hot").boundingBox();
    await page.evaluate((y) => scrollBy(0, y - 400), tip?.y ?? 0);
    const bladeBox = await page.locator(".hero-fan path.paper-hot").boundingBox();
    await page.mouse.click(
      (bladeBox?.x ?? 0) + (bladeBox?.width ?? 0) / 2,
      (bladeBox?.y ?? 0) + (bladeBox?.height ?? 0) / 2,
    );
    await expect.poll(shown).toEqual(["Restaurants"]);
  });
});

describe.each([
  [390, 7000],
  [768, 6700],
])("at %i px", (width, most) => {
  test(`Home is at most ${most} px long, and keeps its length with every night`, async () => {
    const page = await journey.open({ reducedMotion: "reduce", viewport: { width, height: 844 } });
    await page.goto("/");
    const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
    const length = await measure();
    expect(length).toBeLessThanOrEqual(most);
    await page.goto("/#night-insurance");
    expect(await measure()).toBe(length);
  });
});

test("no header cuts off the sun or a blade, from a small laptop on", async () => {
  for (const [width, height] of [[1366, 657] as const, [1440, 900] as const, [1920, 1080] as const]) {
    const page = await journey.open({ reducedMotion: "reduce", viewport: { width, height } });
    await page.goto("/");
    const header = await page.locator("body > header").boundingBox();
    const tops = await page
      .locator(".hero-fan :is(path, circle)")
      // By day, moon and stars are hidden.
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top));
    expect(Math.min(...tops), `${width} x ${height}`).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  }
});
