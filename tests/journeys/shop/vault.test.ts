import type { Locator, Page } from "playwright";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertCoupon } from "#tests/support/shop/coupons";
import { listIdeas } from "#tests/support/shop/ideas";
import { insertProduct, insertProducts } from "#tests/support/shop/products";

const journey = setUpJourneys();
beforeAll(async () => {
  const previews = [{ url: "/sharing/vault.png", width: 900, height: 473, alt: "The week on one page" }];
  const faq = ["Paper size?", "Refunds?"].map((question) => ({ question, answer: `Answer to ${question}` }));
  await insertProducts(
    journey.site,
    { title: "Reading log", category: "parents", priceCents: 0 },
    { title: "Price list", relatedProducts: ["letters"], previews, faq },
    { title: "Invoice letters", id: "letters" },
  );
});

let page: Page;
let email: string;
let count = 0;

withAndWithoutJavaScript((javaScriptEnabled) => {
  beforeEach(async () => {
    page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled, reducedMotion: "reduce" }), /\b400\b/);
    email = `idea${++count}@studio.example`;
    await page.goto(paths.vault);
  });

  const titles = () => page.locator(".vault-card h3").allTextContents();

  test("a category shows its products, a card opens its product, and the back link shows all products", async () => {
    expect(await titles()).toEqual(["Invoice letters", "Price list", "Reading log"]);
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: /Business/ })
      .click();
    await page.waitForURL(/category=business/);
    expect(await titles()).toEqual(["Invoice letters", "Price list"]);
    await page.getByRole("link", { name: "Price list", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Price list" }).waitFor();
    await page.locator(".product-related").getByRole("link", { name: "Invoice letters" }).click();
    await page.getByRole("heading", { level: 1, name: "Invoice letters" }).waitFor();
    await page.getByRole("link", { name: "Back to Digital Vault" }).click();
    await page.getByRole("heading", { level: 1, name: "Tools you can use tonight." }).waitFor();
  });

  test("at most one question is open at a time", async () => {
    await page.getByRole("link", { name: "Price list", exact: true }).click();
    const answer = (question: string) => page.getByText(`Answer to ${question}`);
    await answer("Paper size?").waitFor();
    await page.getByText("Refunds?", { exact: true }).click();
    await answer("Refunds?").waitFor();
    expect(await answer("Paper size?").isVisible()).toBe(false);
    await page.getByText("Refunds?", { exact: true }).click();
    await expect.poll(() => answer("Refunds?").isVisible()).toBe(false);
  });

  test("an inside page opens enlarged, and Back or Close returns", async () => {
    await page.getByRole("link", { name: "Price list", exact: true }).click();
    const preview = page.getByRole("link", { name: /Enlarge/ });
    await preview.waitFor();
    await page.waitForLoadState();
    await preview.click();
    if (javaScriptEnabled) {
      const dialog = page.getByRole("dialog", { name: "Inside page" });
      await dialog.getByRole("img", { name: "The week on one page" }).waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect.poll(() => preview.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await dialog.getByRole("img").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await preview.dblclick();
      await dialog.getByRole("img").click();
      expect(await dialog.isVisible()).toBe(true);
      return;
    }
    await page.waitForURL(/vault\.png$/);
    await page.goBack();
    await preview.waitFor();
  });

  test("the checkout opens in a new tab", async () => {
    const buy = page.getByRole("link", { name: "Buy Now Price list, opens in a new tab" });
    expect(await buy.getAttribute("target")).toBe("_blank");
    expect(await buy.getAttribute("href")).toContain("client_reference_id=vault_product-");
  });

  test("an idea with an error keeps its text, and is stored once it is corrected", async () => {
    await page.getByLabel("Name").fill("Dana Whitfield");
    await page.getByLabel("Email").fill("dana.example");
    await page.getByLabel("Your idea").fill(`A rota for five people. ${email}`);
    const send = page.getByRole("button", { name: "Send the idea" });
    await send.click();
    const summary = page.getByRole("alert");
    await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("idea-problems");
    await summary.getByRole("link", { name: "Please enter a valid email address." }).click();
    expect(await page.getByLabel("Email").evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.getByLabel("Your idea").inputValue()).toContain("five people");
    await page.getByLabel("Email").fill(email);
    await send.click();
    await page.locator("#idea").getByText("Request submitted!").waitFor();
    await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("idea-thanks");
    expect(await page.getByLabel("Your idea").inputValue()).toBe("");
    expect((await listIdeas(journey.site)).filter((row) => row.email === email)).toMatchObject([{ status: "new" }]);
  });
});

test("text of one long word does not overflow the page", async () => {
  const word = "Gesellschaftskapitänsmütze".repeat(4);
  const texts = { title: word, description: word, detailedDescription: `https://studio.example/${word}` };
  const faq = [{ question: word, answer: `https://studio.example/${word}` }];
  const product = await insertProduct(journey.site, { ...texts, includedItems: [word], faq });
  page = await journey.open({ viewport: { width: 320, height: 800 } });
  for (const path of [paths.vault, paths.product(product.slug)]) {
    await page.goto(path);
    await page.getByText(word).first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
});

test("line breaks that were typed are kept", async () => {
  const faq = [{ question: "What do I need?", answer: "A printer\nLetter paper" }];
  const product = await insertProduct(journey.site, {
    detailedDescription: "Monday: plan\nFriday: review\n\nDone.",
    faq,
  });
  page = await journey.open();
  await page.goto(paths.product(product.slug));
  const shown = await page.locator(".product").innerText();
  expect(shown).toContain("Monday: plan\nFriday: review\n\nDone.");
  expect(shown).toContain("A printer\nLetter paper");
});

test("with the longest coupon code, the button stays beside the field, and the message below both", async () => {
  const { code } = await insertCoupon(journey.site, { code: "W".repeat(24), appliesTo: "products" });
  const product = await insertProduct(journey.site);
  page = await journey.open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${paths.product(product.slug)}?coupon=${code}`);
  const measure = async (shown: Locator) => (await shown.boundingBox()) ?? { y: Number.NaN, width: Number.NaN };
  const field = await measure(page.getByLabel("Coupon code"));
  const button = await measure(page.getByRole("button", { name: "Apply" }));
  const saving = await measure(page.getByText(`${code} takes`));
  expect(Math.abs(button.y - field.y)).toBeLessThan(4);
  expect(field.width).toBeGreaterThan(2 * button.width);
  expect(saving.y).toBeGreaterThan(button.y + 40);
});

test("related products stand in one row, and on a phone their texts begin on one line", async () => {
  const related = await insertProducts(journey.site, { priceCents: 100 }, { priceCents: 129_950 });
  const product = await insertProduct(journey.site, { relatedProducts: related.map(({ id }) => id) });
  page = await journey.open();
  await page.goto(paths.product(product.slug));
  const lines = page.locator(".product-related li").getByText(/^Plans week/);
  const edges = () => lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
  const [first, second] = await edges();
  expect(second?.top).toBeCloseTo(first?.top ?? 0, 0);
  expect(second?.left).toBeGreaterThan(first?.right ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize({ width: 390, height: 844 });
  const [upper, lower] = await edges();
  expect(lower?.left).toBe(upper?.left);
  expect(lower?.top).toBeGreaterThan(upper?.bottom ?? Number.POSITIVE_INFINITY);
});
