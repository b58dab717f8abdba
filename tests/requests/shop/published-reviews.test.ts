import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, countElements, fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { dispute } from "#tests/support/order/payment";
import { getPurchase, listPurchaseEvents, refundSale } from "#tests/support/shop/purchases";
import {
  insertPublishedReview,
  listReviews,
  sellDownloadedProduct,
  sendReview,
  typedReview,
} from "#tests/support/shop/reviews";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

async function sellReviewedProduct() {
  const sold = await sellDownloadedProduct(site);
  await sendReview(site, sold.address);
  return sold;
}

/** Presses a button of the ticket. */
async function decide(number: string, state: string, changes: Record<string, string> = {}) {
  const page = await readPage(admin, paths.adminSale(number));
  const writtenAt = fieldValues(page, "written_at")[0] ?? "";
  const fields = { intent: "review", review_state: state, written_at: writtenAt, ...changes };
  return postInOffice(admin, paths.adminSale(number), fields);
}

async function readProduct(slug: string) {
  const page = await readPage(visitor, paths.product(slug));
  const entries = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as Record<string, unknown>);
  return { page, entry: entries.find((entry) => entry["@type"] === "Product") ?? {} };
}

test("a published review is on the product's page at once, until it is unpublished", async () => {
  const { product, purchase, address } = await sellReviewedProduct();
  const before = await readProduct(product.slug);
  expect(countElements(before.page, ".reviews")).toBe(0);
  expect(textsOf(before.page, "h2")).not.toContain("What buyers say");
  expect(before.entry).not.toHaveProperty("aggregateRating");
  expect(before.entry).not.toHaveProperty("review");

  const ticket = textOf(await readPage(admin, paths.adminSale(purchase.number)), "#review");
  expect(ticket).toMatch(
    /^Review 4 of 5 stars Not published yet, .+ Name to show: .+ Publish Don’t publish Delete the review$/,
  );
  const published = await decide(purchase.number, "published");
  expect([published.status, published.title]).toEqual([303, "Review Published"]);
  const { page, entry } = await readProduct(product.slug);
  expect(textOf(page, ".reviews li")).toMatch(
    /^4 of 5 stars The <b>checklist<\/b> paid for itself\. Dana, baker in Tampa Verified buyer, /,
  );
  expect(textOf(page, ".reviews-rating")).toBe("4 of 5 stars from one verified buyer");
  expect(entry.aggregateRating).toEqual({ "@type": "AggregateRating", ratingValue: 4, reviewCount: 1 });
  const [isoDay] = attributesOf(page, ".reviews time", "datetime");
  expect(entry.review).toEqual([
    {
      "@type": "Review",
      author: { "@type": "Person", name: typedReview.name },
      datePublished: isoDay,
      reviewBody: typedReview.text,
      reviewRating: { "@type": "Rating", ratingValue: 4 },
    },
  ]);
  expect(textOf(await readPage(visitor, address), "#review-title")).toBe("Your review is live");

  expect((await decide(purchase.number, "declined")).title).toBe("Review Unpublished");
  expect(countElements((await readProduct(product.slug)).page, ".reviews")).toBe(0);
  const kinds = (await listPurchaseEvents(site, purchase.id)).filter(({ kind }) => kind === "review");
  expect(kinds.map(({ actor, before, after }) => [actor, before, after])).toEqual([
    ["Buyer", null, "4"],
    ["Rosa Delgado", "waiting", "published"],
    ["Rosa Delgado", "published", "declined"],
  ]);
  const history = textOf(await readPage(admin, paths.adminSale(purchase.number)));
  for (const entry of ["Review: 4 of 5 stars", "Review published", "Review unpublished"])
    expect(history).toContain(entry);
});

test("the review of a refunded purchase is hidden at once, not deleted", async () => {
  const { product, purchase, intent } = await sellReviewedProduct();
  await decide(purchase.number, "published");
  const { page } = await readProduct(product.slug);
  expect(textOf(page, ".reviews-rating")).toBe("4 of 5 stars from one verified buyer");
  await refundSale(site, intent);
  expect(countElements((await readProduct(product.slug)).page, ".reviews, .reviews-rating")).toBe(0);
  expect(await listReviews(site, product)).toMatchObject([{ state: "published" }]);
});

test("a published review cannot be changed until Undo", async () => {
  const { product, purchase, address } = await sellReviewedProduct();
  const { page } = await decide(purchase.number, "published");
  const refused = await sendReview(site, address, { text: "Too late" });
  expect(refused.status).toBe(409);
  expect(textOf(await refused.text(), "#review [role=alert]")).toContain("already published");
  const undo = page.querySelector(".toast form");
  const fields = undo
    ?.querySelectorAll("input")
    .map((field) => [field.getAttribute("name"), field.getAttribute("value")]);
  const undone = await postInOffice(admin, undo?.getAttribute("action") ?? "", Object.fromEntries(fields ?? []));
  expect(undone.title).toBe("Review Decision Undone");
  expect((await sendReview(site, address, { text: "In time" })).status).toBe(303);
  expect(await listReviews(site, product)).toMatchObject([{ text: "In time", state: "waiting" }]);
});

test("a review that was changed after the team read it is not published", async () => {
  const { product, purchase, address } = await sellReviewedProduct();
  const page = await readPage(admin, paths.adminSale(purchase.number));
  const read = fieldValues(page, "written_at")[0] ?? "";
  await sendReview(site, address, { text: "Something else entirely." });
  const refused = await decide(purchase.number, "published", { written_at: read });
  expect(refused.title).toBe("Not Changed");
  expect(refused.description).toBe("The buyer just changed the review. Read it again.");
  expect(await listReviews(site, product)).toMatchObject([{ state: "waiting" }]);
});

test("staff, unknown states and purchases without a review publish nothing", async () => {
  const { product, purchase } = await sellReviewedProduct();
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  const fields = { intent: "review", review_state: "published" };
  expect((await staff.post(paths.adminSale(purchase.number), fields)).status).toBe(403);
  for (const state of ["", "made-up", "toString"])
    expect((await decide(purchase.number, state)).title, state).toBe("Error");
  expect(await listReviews(site, product)).toMatchObject([{ state: "waiting" }]);
  const other = await sellDownloadedProduct(site);
  expect((await decide(other.purchase.number, "published")).title).toBe("Not Changed");
});

test("the newest twelve of a product are shown, and all of them count", async () => {
  const { product } = await sellDownloadedProduct(site);
  const other = await sellDownloadedProduct(site);
  await insertPublishedReview(site, other.product, { text: "Of another product" });
  await insertPublishedReview(site, product, { state: "declined", text: "Declined" });
  for (let number = 1; number <= 13; number++)
    await insertPublishedReview(site, product, {
      ...{ stars: number === 1 ? 1 : 5, text: `Review ${number}`, createdAt: new Date(Date.UTC(2026, 0, number)) },
    });
  const { page, entry } = await readProduct(product.slug);
  expect(textsOf(page, ".reviews blockquote")).toEqual(Array.from({ length: 12 }, (_, n) => `Review ${13 - n}`));
  expect(textOf(page, ".reviews-rating")).toBe("4.7 of 5 stars from 13 verified buyers");
  expect(entry.aggregateRating).toMatchObject({ ratingValue: 4.7, reviewCount: 13 });
  expect(entry.review).toHaveLength(12);
});

test("the review of a refunded purchase is hidden, and returns when the purchase is restored", async () => {
  const { product, purchase, intent } = await sellReviewedProduct();
  await decide(purchase.number, "published");
  await insertPublishedReview(site, product, { stars: 5, text: "Of another buyer" });
  await refundSale(site, intent);
  const hidden = await readProduct(product.slug);
  expect(textsOf(hidden.page, ".reviews blockquote")).toEqual(["Of another buyer"]);
  expect(hidden.entry.aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 1 });
  expect(await listReviews(site, product)).toContainEqual(expect.objectContaining({ text: typedReview.text }));
  const ticket = await readPage(admin, paths.adminSale(purchase.number));
  expect(textOf(ticket, "#review")).toContain("Hidden because the purchase was refunded.");
  const restored = await postInOffice(admin, paths.adminSale(purchase.number), { intent: "restore_purchase" });
  expect(restored.title).toBe("Purchase Restored");
  expect(countElements((await readProduct(product.slug)).page, ".reviews li")).toBe(2);
});

test("a purchase that was revoked and then refunded is active again when it is restored", async () => {
  const { product, purchase, intent } = await sellReviewedProduct();
  await dispute(site, intent);
  await refundSale(site, intent);
  await postInOffice(admin, paths.adminSale(purchase.number), { intent: "restore_purchase" });
  expect((await getPurchase(site, product)).status).toBe("active");
});
