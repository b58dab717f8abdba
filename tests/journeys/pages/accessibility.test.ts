import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths";
import { articles } from "#tests/support/articles";
import {
  findOverflowWithLargeText,
  findProblemsInLooks,
  findSidewaysScrollWithLargeText,
  preloadAxe,
} from "#tests/support/browser/axe";
import { setUpJourneys } from "#tests/support/browser/journey";
import { withBlockedReads } from "#tests/support/database/block-database";
import { chooseOption, fillContact, getSubmitButton, waitForScripts } from "#tests/support/order/order-page";
import { publicPages } from "#tests/support/public-pages";
import { clearProducts, insertProducts } from "#tests/support/shop/products";

const pages = [
  ...publicPages,
  ...articles.map(({ slug }) => paths.article(slug)),
  "/automation-services#insurance",
  "/blog?category=web-design",
  "/thank-you?type=order",
  "/thank-you?type=question",
  "/digital-vault/planner",
  "/digital-vault/letters?coupon=NOPE",
  "/digital-vault/no-such-product",
  "/digital-vault?sent=1",
  "/digital-vault?category=tech",
  "/no/such/page",
];

const journey = setUpJourneys();
beforeAll(async () => {
  const sale = { salePriceCents: 900, saleEndsAt: new Date("2099-11-30T05:00:00Z") };
  const previews = [{ url: "/sharing/vault.png", width: 900, height: 473, alt: "The week on one page" }];
  const title = "Home and contents inventory with receipts and warranties";
  await insertProducts(
    journey.site,
    { slug: "letters", title, imageUrl: "/sharing/vault.png" },
    { priceCents: 0, category: "parents" },
    { slug: "planner", ...sale, previews, relatedProducts: ["rota"] },
    { id: "rota" },
  );
});
const open = async () => preloadAxe(await journey.open({ reducedMotion: "reduce" }));

let turn = 0;
/** Checks the current page in the looks of this run and with large text, with reduced motion. */
async function expectFaultless(page: Page, state: string) {
  expect(await page.evaluate(() => document.getAnimations().length), `${state}: what moves`).toBe(0);
  expect(await findProblemsInLooks(page, turn++), state).toEqual([]);
  expect(await findOverflowWithLargeText(page, [640, 1280]), state).toEqual([]);
  expect(await findSidewaysScrollWithLargeText(page, [320]), state).toEqual([]);
}

/** Dialogs and menus over the page fit with large text on a phone, too. */
const expectFits = async (page: Page, cover: string) =>
  expect(await findOverflowWithLargeText(page, [320, 390], cover), cover).toEqual([]);

test.each(pages)("%s is accessible with every accordion and industry open", async (path) => {
  const page = await open();
  await page.goto(path, { waitUntil: "domcontentloaded" });
  // Without their names, so that all of a group can be open at once.
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) Object.assign(details, { name: "", open: true });
  });
  await expectFaultless(page, path);
});

test("the open menu on a phone is accessible", async () => {
  const page = await open();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/visual-design");
  await page.locator("header summary").click();
  await expectFaultless(page, "menu by day");
  await expectFaultless(page, "menu by night");
  await expectFits(page, "header details[open] nav");
});

test("the order form over its limit, its errors, the checkout and the error pages are accessible", async () => {
  const page = await open();
  await page.goto("/visual-design");
  await waitForScripts(page);
  await chooseOption(page, /Essentials/);
  await page.getByLabel("Flyers", { exact: true }).fill("12");
  await expectFaultless(page, "over");
  // The button is marked as disabled, but a click still shows what is missing.
  await getSubmitButton(page).click({ force: true });
  await page.locator('#order-form [role="alert"]').waitFor();
  await expectFaultless(page, "errors");
  await page.getByLabel("Flyers", { exact: true }).fill("10");
  await fillContact(page, "axe@studio.example");
  await page.getByLabel("Full name").fill("N".repeat(200));
  await getSubmitButton(page).click();
  await page.waitForURL(/test-checkout/);
  await expectFaultless(page, "checkout");
  await page.goto("/thank-you?type=order");
  await expectFaultless(page, "thank-you");
  const response = await withBlockedReads(journey.site.services.db, "form_submissions", () => page.reload());
  expect(response?.status()).toBe(500);
  await expectFaultless(page, "a mistake of ours");
});

test("the booking dialog is accessible", async () => {
  const page = await open();
  await page.goto("/business-growth");
  await page.getByRole("link", { name: "Schedule a Consultation" }).click();
  await page.frameLocator("dialog iframe").getByRole("heading", { name: "When works for you?" }).waitFor();
  await expectFaultless(page, "dialog");
  await expectFits(page, "dialog");
});

test("the idea form with errors, an inside page, and a shop that cannot be loaded are accessible", async () => {
  const page = await open();
  await page.goto(paths.vault);
  await page.getByRole("button", { name: "Send the idea" }).click();
  await page.locator('#idea [role="alert"]').waitFor();
  await expectFaultless(page, "mistakes");
  await page.goto(paths.product("planner"));
  await page.getByRole("link", { name: /Enlarge/ }).click();
  await page.getByRole("dialog", { name: "Inside page" }).waitFor();
  await expectFaultless(page, "inside page");
  const { db } = journey.site.services;
  for (const path of [`${paths.vault}?page=9`, paths.product("elsewhere")]) {
    await withBlockedReads(db, "products", () => page.goto(path));
    await expectFaultless(page, path);
  }
});

test("the examples are accessible with a picture and a Before/After pair open", async () => {
  const page = await open();
  await page.goto("/visual-design?industry=real-estate");
  await page.locator('#examples [role="tablist"]').waitFor();
  await expectFaultless(page, "wall");
  for (const name of ["Day to dusk", "Just listed: Heron Lane"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await page.locator("dialog:modal").waitFor();
    await expectFaultless(page, name);
    await expectFits(page, ".lightbox-links");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
  }
});

test("the example page and the Blueprint's notice, which appear only without scripts, are accessible", async () => {
  const page = await open();
  // Scripts are blocked instead of disabled, because axe is a script.
  await page.route("**/*.js", (route) => route.abort());
  for (const path of [
    "/visual-design?industry=real-estate&example=day-to-dusk",
    "/visual-design?industry=salons&example=price-list",
  ]) {
    await page.goto(path);
    await expectFaultless(page, path);
  }
  // An empty shop still offers the Blueprint, without a checkout.
  await clearProducts(journey.site);
  await page.goto("/automation-blueprint");
  await page.getByRole("button").last().click();
  await page.getByRole("alert").waitFor();
  await page.waitForLoadState();
  await expectFaultless(page, "notice");
});
