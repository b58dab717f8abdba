import { beforeAll, expect, test } from "vitest";
import { createBuyUrl } from "#app/shop/buy/buy-link.server";
import {
  findOverflowWithLargeText,
  findProblemsInLooks,
  findSidewaysScrollWithLargeText,
  preloadAxe,
} from "#tests/support/browser/axe";
import { setUpJourneys } from "#tests/support/browser/journey";
import { withBlockedReads } from "#tests/support/database/block-database";
import { changePurchase, insertSoldProduct, sellProduct } from "#tests/support/shop/purchases";
import { insertPublishedReview, sellDownloadedProduct, sendReview } from "#tests/support/shop/reviews";

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
  const downloaded = await sellDownloadedProduct(journey.site);
  const reviewed = await sellDownloadedProduct(journey.site, {
    slug: "automation-blueprint",
    previews: [1, 2].map((number) => ({
      ...{ url: `/vault/automation-blueprint-${number}.webp`, width: 900, height: 1165, alt: `Page ${number}` },
    })),
  });
  await sendReview(journey.site, reviewed.address);
  for (const name of ["Dana", "Bartholomew-Featherstonehaugh, bookkeeper in Orlando"])
    await insertPublishedReview(journey.site, reviewed.product, { name });
  Object.assign(pages, {
    "review form": downloaded.address,
    "review sent": reviewed.address,
    "product with reviews": `/digital-vault/${reviewed.product.slug}`,
    "flash sale of a product": "/automation-blueprint",
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

test("the page of every state of a download is accessible and fits with large text", { timeout: 120_000 }, async () => {
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

test("a form with an error and a page without the database are accessible, too", async () => {
  const page = await preloadAxe(await journey.open({ reducedMotion: "reduce" }));
  await page.goto(pages["without a link"] ?? "");
  await page.getByText("Didn’t get it?").click();
  await page.getByRole("button", { name: "Send my link" }).click();
  await page.getByText("Please enter the email address you paid with.").waitFor();
  expect(await page.locator(":focus").getAttribute("name")).toBe("email");
  expect(await findProblemsInLooks(page, turn++)).toEqual([]);
  await page.goto(pages["review form"] ?? "");
  await page.getByText("Write a review").click();
  await page.getByRole("button", { name: "Send my review" }).click();
  await page.getByText("Please choose 1 to 5 stars.").waitFor();
  expect(await page.locator(":focus").getAttribute("id")).toBe("review-stars");
  expect(await findProblemsInLooks(page, turn++)).toEqual([]);
  await withBlockedReads(journey.site.services.db, "products", () => page.goto(pages.ready ?? ""));
  await page.getByText("Failed to load product details").waitFor();
  expect(await findProblemsInLooks(page, turn++)).toEqual([]);
});

test("the cover of a download is shown whole", async () => {
  const imageUrl = "/vault/exam-week-planner.webp";
  const { product } = await insertSoldProduct(journey.site, { imageUrl });
  const page = await journey.open({ viewport: { width: 768, height: 900 } });
  await page.goto(`/thank-you/${product.slug}`);
  const shapes = await page.locator("main img").evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    return [picture.clientWidth / picture.clientHeight, picture.naturalWidth / picture.naturalHeight];
  });
  expect(shapes[0]).toBeCloseTo(shapes[1] ?? 0, 1);
});
