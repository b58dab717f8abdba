import { beforeAll, expect, test } from "vitest";
import { createBuyUrl } from "../../../app/shop/buy/buy-link.server";
import { withBlockedReads } from "../../support/block-database";
import {
  findOverflowWithLargeText,
  findProblemsInLooks,
  findSidewaysScrollWithLargeText,
  preloadAxe,
} from "../../support/browser/axe";
import { setUpJourneys } from "../../support/browser/journey";
import { changePurchase, insertSoldProduct, sellProduct } from "../../support/shop/purchases";

const journey = setUpJourneys();
const pages: Record<string, string> = {};

beforeAll(async () => {
  const { product, query } = await sellProduct(journey.site, { title: "Onboarding Kit for Independent Bookkeepers" });
  const free = await insertSoldProduct(journey.site, { priceCents: 0 });
  const thankYou = `/thank-you/${product.slug}`;
  const download = `/download/${product.slug}`;
  Object.assign(pages, {
    ready: `${thankYou}?${query}`,
    free: `/thank-you/${free.product.slug}`,
    "without a link": thankYou,
    "link sent": `${thankYou}?sent=1`,
    confirming: `${thankYou}?session_id=cs_soon`,
    "wrong link": `${download}?purchase=VLT-UNKNOWN1&key=wrong`,
    "without the storage": `${download}?${query}&unavailable=1`,
    "test checkout": createBuyUrl(journey.site.services, product, null) ?? "",
  });
  for (const [state, change] of [
    ["held", { status: "held" }],
    ["stopped", { status: "revoked" }],
    ["refunded", { status: "refunded" }],
    ["expired", { expiresAt: new Date(0) }],
    ["used up", { downloadsUsed: 10 }],
  ] as const) {
    const sold = await sellProduct(journey.site);
    await changePurchase(journey.site, sold.purchase.id, change);
    pages[state] = `/download/${sold.product.slug}?${sold.query}`;
  }
});

let turn = 0;

test("every state of a download is accessible, and fits with large text", { timeout: 120_000 }, async () => {
  const page = await preloadAxe(await journey.open({ reducedMotion: "reduce" }));
  for (const [state, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) Object.assign(details, { open: true });
    });
    expect(await findProblemsInLooks(page, turn++), state).toEqual([]);
    expect(await findOverflowWithLargeText(page, [640, 1280]), state).toEqual([]);
    expect(await findSidewaysScrollWithLargeText(page, [320]), state).toEqual([]);
  }
});

test("so are a form with a mistake and a page without the database", async () => {
  const page = await preloadAxe(await journey.open({ reducedMotion: "reduce" }));
  await page.goto(pages["without a link"] ?? "");
  await page.getByRole("button", { name: "Send My Link" }).click();
  await page.getByText("Please enter the email you paid with.").waitFor();
  expect(await page.locator(":focus").getAttribute("name")).toBe("email");
  expect(await findProblemsInLooks(page, turn++)).toEqual([]);
  await withBlockedReads(journey.site.services.db, "products", () => page.goto(pages.ready ?? ""));
  await page.getByText("Failed to load product details").waitFor();
  expect(await findProblemsInLooks(page, turn++)).toEqual([]);
});
