import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { chooseOption, waitForScripts } from "#tests/support/order/order-page";

const journey = setUpJourneys();

async function open(path: string, width: number, height: number): Promise<Page> {
  const page = await journey.open({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(path);
  return page;
}

async function measure(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.each([1024, 1440])("the parts of the order slip have no gap between them, %i px wide", async (width) => {
  const page = await open(paths.visualDesign, width, 900);
  await waitForScripts(page);
  await chooseOption(page, /Professional/);
  // The button stays in view until the whole slip is.
  await page.locator(".order-slip-foot").scrollIntoViewIfNeeded();
  const [body, strip] = [await measure(page.locator(".order-slip-body")), await measure(page.locator(".order-strip"))];
  expect(Math.abs(strip.y - body.bottom)).toBeLessThan(1);
  const button = await measure(page.locator(".order-strip .btn"));
  const coupon = await measure(page.locator(".order-coupon"));
  expect(button.y - coupon.bottom).toBeGreaterThanOrEqual(12);
});

test("on a phone the order slip is a ticket with its title, no rule above its price and one gap below the coupon", async () => {
  const page = await open(paths.visualDesign, 390, 844);
  await waitForScripts(page);
  await chooseOption(page, /Professional/);
  const body = page.locator(".order-slip-body");
  const title = await measure(page.getByRole("heading", { name: "Your order" }));
  expect((await measure(body)).y - title.bottom).toBeGreaterThanOrEqual(12);
  const price = body.locator(".order-price");
  expect(await price.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("0px");
  const [coupon, foot] = [
    await measure(page.locator(".order-coupon")),
    await measure(page.locator(".order-slip-foot")),
  ];
  expect(foot.y - coupon.bottom).toBeLessThan(24);
});

test.each([1024, 1440])("the halves of the comparison's ticket meet at the perforation, %i px wide", async (width) => {
  const page = await open(paths.websites, width, 900);
  const halves = page.locator(".comparison > article");
  expect(Math.abs((await measure(halves.nth(1))).x - (await measure(halves.nth(0))).right)).toBeLessThan(1);
});

test.each([
  [1366, 657],
  [1440, 900],
])("all four prices are visible at the order form, %i x %i", async (width, height) => {
  const page = await open(paths.orderForm, width, height);
  const header = await measure(page.locator("body > header, header").first());
  for (const price of await page.locator(".order-card-price").all()) {
    const box = await measure(price);
    expect(box.y, "below the header").toBeGreaterThanOrEqual(header.bottom);
    expect(box.bottom, "above the fold").toBeLessThanOrEqual(height);
  }
  expect((await measure(page.locator("#order-title"))).y).toBeGreaterThanOrEqual(header.bottom);
});

test("the price cards leave no holes on a tablet", async () => {
  const page = await open(paths.orderForm, 768, 1024);
  const cards = await Promise.all((await page.locator(".order-stacks > .order-card").all()).map(measure));
  const gaps = cards.slice(1).map((card, index) => Math.round(card.y - (cards[index]?.bottom ?? 0)));
  expect(new Set(cards.map(({ width }) => Math.round(width))).size).toBe(1);
  expect(gaps).toEqual([12, 12, 12]);
});

test.each([390, 1024, 1440])(
  "the chosen day has one border, which keeps its distance from the text, %i px wide",
  async (width) => {
    const page = await open(paths.bookConsultation, width, 900);
    await page.locator(".booking-calendar a").first().click();
    const day = page.locator(".booking-calendar a[aria-current]").first();
    await day.waitFor();
    const { borders, space } = await day.evaluate((link) => {
      const { borderTopWidth, borderLeftWidth, borderBottomWidth } = getComputedStyle(link);
      const text = document.createRange();
      text.selectNodeContents(link.querySelector(":not(.sr-only)") ?? link);
      return {
        borders: new Set([borderTopWidth, borderLeftWidth, borderBottomWidth]).size,
        space: text.getBoundingClientRect().left - link.getBoundingClientRect().left,
      };
    });
    expect(borders).toBe(1);
    expect(space).toBeGreaterThanOrEqual(6);
  },
);

test("text in the body font has that font's word spacing, also inside headings", async () => {
  const page = await open(paths.home, 1440, 900);
  const found: string[] = [];
  for (const path of [
    paths.home,
    paths.growth,
    paths.visualDesign,
    paths.websites,
    paths.vault,
    paths.faq,
    paths.blog,
  ]) {
    await page.goto(path);
    found.push(
      ...(await page.evaluate(() => {
        const face = getComputedStyle(document.body).fontFamily;
        return [...document.querySelectorAll("body *")].flatMap((element) => {
          const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          const { fontFamily, wordSpacing } = getComputedStyle(element);
          if (!hasText || fontFamily !== face || wordSpacing === "0px") return [];
          return [`${location.pathname}: ${element.textContent?.trim().slice(0, 40)} ${wordSpacing}`];
        });
      })),
    );
  }
  expect(found).toEqual([]);
});
