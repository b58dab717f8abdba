import type { Locator, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths";
import { fillShop } from "#app/shop/edit-products/fill-shop.server";
import { setUpJourneys } from "#tests/support/browser/journey";
import { changeRows } from "#tests/support/database/rows";

const journey = setUpJourneys();
beforeAll(() => fillShop(journey.site.services));

const phone = [390, 844] as const;
const laptop = [1366, 657] as const;

/** Without JavaScript, because none of this needs it. */
async function open(path: string, [width, height]: readonly [number, number]): Promise<Page> {
  const page = await journey.open({
    viewport: { width, height },
    reducedMotion: "reduce",
    javaScriptEnabled: false,
  });
  await page.goto(path);
  return page;
}

const measure = (element: Locator) =>
  element.evaluate((one) => {
    const { x, y, width, height, bottom, right } = one.getBoundingClientRect();
    return { x, y, width, height, bottom, right };
  });
const listBoxes = async (elements: Locator) => Promise.all((await elements.all()).map(measure));

test("on a small laptop, the first screen of the Vault shows products' covers with their names, and their prices", async () => {
  const page = await open(paths.vault, laptop);
  for (const card of (await page.locator(".vault-card").all()).slice(0, 2)) {
    const [cover, facts, price] = await Promise.all(
      [".cover", ".vault-card-facts", ".vault-stub b"].map((part) => measure(card.locator(part))),
    );
    expect(cover?.bottom).toBeLessThan(657);
    expect(facts?.x).toBeGreaterThan(cover?.right ?? Number.NaN);
    expect(price?.y).toBeGreaterThan(facts?.bottom ?? Number.NaN);
    expect(price?.bottom).toBeLessThan(657);
  }
});

test("a title that the cover shows is not written again, and the card says what the product is", async () => {
  const title = "Missed Call Script Pack";
  const heading = (page: Page) => page.locator(".vault-card h3 span", { hasText: title });
  for (const screen of [laptop, phone]) {
    const page = await open(paths.vault, screen);
    expect((await measure(heading(page))).width).toBeLessThanOrEqual(1);
    expect(await page.locator(".vault-card", { hasText: title }).locator(".vault-card-line").isVisible()).toBe(true);
    await page.getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  }
});

test("covers keep their shape, so that no drawn title is cut off, and prices stand at the bottom of their cards", async () => {
  for (const screen of [[1024, 768] as const, [1440, 900] as const]) {
    const page = await open(paths.vault, screen);
    expect(await page.locator(".vault-card-wide").count()).toBeGreaterThan(0);
    for (const card of await page.locator(".vault-card").all()) {
      const [box, cover, stub] = await Promise.all([
        measure(card),
        measure(card.locator(".cover")),
        measure(card.locator(".vault-stub")),
      ]);
      expect(cover.width / cover.height).toBeCloseTo(4 / 3, 1);
      expect([cover.x, cover.y].map(Math.round)).toEqual([box.x, box.y].map(Math.round));
      expect(Math.round(stub.bottom)).toBe(Math.round(box.bottom));
    }
  }
});

test("on a phone, the Vault has two columns and is short", async () => {
  const page = await open(paths.vault, phone);
  const [first, second, third] = await listBoxes(page.locator(".vault-card"));
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.right ?? Number.NaN);
  expect(third?.x).toBe(first?.x);
  expect((await measure(page.locator("body"))).height).toBeLessThanOrEqual(5500);
});

test("on a phone, inside pages follow the button, and a strip with the price appears once it is scrolled away", async () => {
  const page = await open(paths.product("missed-call-script-pack"), phone);
  const strip = page.locator(".buy-strip");
  const shown = async () => {
    const { y, bottom } = await measure(strip);
    return y < 844 && bottom > 0;
  };
  expect(await shown()).toBe(false);
  const [header, pictures, about] = await Promise.all([
    measure(page.locator(".product-coupon")),
    measure(page.locator(".previews")),
    measure(page.locator("#about-title")),
  ]);
  expect(pictures.y).toBeGreaterThan(header.bottom);
  expect(about.y).toBeGreaterThan(pictures.bottom);
  expect((await measure(page.locator(".previews img").first())).width).toBeGreaterThan(340);
  await page.locator("#about-title").scrollIntoViewIfNeeded();
  expect(Math.round((await measure(strip)).bottom)).toBe(844);
  expect(await strip.getByRole("link", { name: /Buy Now/ }).textContent()).toContain("$19");
  // The band at the end of the texts has a button of its own.
  await page.locator(".product-related").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(shown).toBe(false);
});

test("a phone's first screen has the price, the button and an inside page with the cover in a small size", async () => {
  const page = await open(paths.product("missed-call-script-pack"), [390, 844]);
  const [button, sheet] = [await measure(page.locator(".buy").first()), await measure(page.locator(".product-sheet"))];
  expect(button.bottom).toBeLessThan(sheet.y);
  const [pages, cover] = [page.locator(".product-pages"), page.locator(".product-sheet .cover")];
  expect((await measure(pages)).bottom).toBeLessThan(844);
  expect((await measure(cover)).width, "would repeat the title").toBeLessThan((await measure(pages)).width / 2);
});

test("on a phone, the page beside the cover opens enlarged, is wider than the window and scrolls", async () => {
  const page = await journey.open({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await page.goto(paths.product("missed-call-script-pack"));
  await page
    .getByRole("link", { name: /Enlarge/ })
    .first()
    .click();
  const picture = page.locator("#preview img");
  expect((await measure(picture)).width).toBeGreaterThan(600);
  expect(await picture.getAttribute("src")).toContain(await page.locator(".product-pages").getAttribute("href"));
  const sheet = page.locator("#preview section");
  expect(await sheet.evaluate((element) => element.scrollBy(200, 0) ?? element.scrollLeft)).toBeGreaterThan(0);
});

test("beside the texts, inside pages are as wide as their column", async () => {
  const page = await open(paths.product("missed-call-script-pack"), [1440, 900]);
  expect((await measure(page.locator(".previews img").first())).width).toBeGreaterThan(480);
  expect(await page.locator(".product-facts").textContent()).toContain("Excel, Google Sheets, Numbers and LibreOffice");
  const isStripInView = () =>
    page.locator(".buy-strip-link").evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
  expect(await isStripInView()).toBe(false);
  await page.locator(".previews img").last().scrollIntoViewIfNeeded();
  await expect.poll(isStripInView).toBe(true);
});

test("the Blueprint's price fits a low window, and its last band meets the footer", async () => {
  const page = await open(paths.blueprint, laptop);
  expect((await measure(page.locator(".offer-now"))).bottom).toBeLessThan(657);
  const [band, footer] = [await measure(page.locator(".offer-closing")), await measure(page.locator("footer"))];
  expect(Math.round(footer.y)).toBe(Math.round(band.bottom));
  const digits = await listBoxes(page.locator(".offer-clock b"));
  expect(new Set(digits.map(({ width }) => Math.round(width))).size).toBe(1);
});

test("a Blueprint that is not for sale says what it is in a line or two", async () => {
  const slug = "automation-blueprint";
  await changeRows(journey.site, "products", { slug }, { status: "hidden" });
  const page = await open(paths.blueprint, laptop);
  await changeRows(journey.site, "products", { slug }, { status: "published" });
  await page.getByText("The Blueprint isn’t for sale right now.").waitFor();
  const line = page.getByText("A PDF workbook: five places you lose customers");
  expect((await measure(line)).height).toBeLessThan(100);
});
