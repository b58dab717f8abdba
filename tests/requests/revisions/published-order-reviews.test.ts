import { expect, test } from "vitest";
import { setReviewState } from "#app/order/review/store-review.server";
import { paths } from "#app/paths";
import { deleteRecords, restoreRecords } from "#app/trash/move-records.server";
import type { Row } from "#drizzle/schema";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads } from "#tests/support/database/block-database";
import { insertRows, listRows } from "#tests/support/database/rows";
import { countElements, parseDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder, insertOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
const pages = [paths.home, paths.visualDesign];

/** Each review is newer than the one before, also when two are inserted within a millisecond. */
let writtenAt = Date.UTC(2026, 0, 31);

async function insertReviewedOrder(
  changes: Partial<Row<"orderReviews">> = {},
  orderChanges: Partial<Order> = {},
): Promise<Order> {
  const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "ready", ...orderChanges });
  writtenAt += 1000;
  const createdAt = new Date(writtenAt);
  const review = {
    orderId: order.id,
    createdAt,
    stars: 4,
    text: "The flyers <b>sold</b> out.",
    name: "Dana, baker in Tampa",
  };
  await insertRows(site, "orderReviews", { ...review, ...changes });
  return order;
}

/** Presses the button on the ticket. */
async function decide({ id }: Order, state: "published" | "declined") {
  const [review] = await listRows(site, "orderReviews", { orderId: id });
  await setReviewState(site.services, "Ana", id, { state, writtenAt: review?.createdAt.toISOString() ?? "" });
}

const readTexts = async (path: string) => textsOf(await readPage(visitor, path), ".reviews blockquote");
/** Pages notice changes that notify no list within three seconds. */
const expectTexts = (path: string, texts: string[]) =>
  expect.poll(() => readTexts(path), { timeout: 10_000 }).toEqual(texts);

test.each(pages)("a published review of an order appears on %s at once, until it is unpublished", async (path) => {
  const before = await readPage(visitor, path);
  expect(countElements(before, ".reviews, .reviews-rating")).toBe(0);
  expect(textsOf(before, "h2")).not.toContain("What customers say");
  const order = await insertReviewedOrder();
  expect(await readTexts(path)).toEqual([]);
  await decide(order, "published");
  const page = await readPage(visitor, path);
  expect(textsOf(page, "h2")).toContain("What customers say");
  expect(textOf(page, ".reviews li")).toMatch(
    /^4 of 5 stars The flyers <b>sold<\/b> out\. Dana, baker in Tampa Verified customer, [A-Z]/,
  );
  expect(textOf(page, ".reviews-rating")).toBe("4 of 5 stars from one verified customer");
  await decide(order, "declined");
  expect(await readTexts(path)).toEqual([]);
});

test.each<[what: string, changes: Partial<Order>, reason: string]>([
  ["an internal test", { planPurchased: "test" }, "Hidden because the order is a test."],
  ["an order that was never paid", { paymentStatus: "pending" }, "Hidden until the order is paid."],
  ["an order whose payment failed", { paymentStatus: "failed" }, "Hidden until the order is paid."],
])(
  "the review of %s is not shown as a verified customer's, and the ticket says why",
  async (_what, changes, reason) => {
    const admin = await createSignedInVisitor(site);
    const readTicket = async ({ submissionId }: Order) =>
      textOf(await readPage(admin, paths.adminOrder(submissionId)), "#review");
    const hidden = await insertReviewedOrder({ text: "Hidden." }, changes);
    const shown = await insertReviewedOrder({ text: "Shown." });
    for (const order of [hidden, shown]) await decide(order, "published");
    for (const path of pages) expect(await readTexts(path)).toEqual(["Shown."]);
    expect(textOf(await readPage(visitor, paths.home), ".reviews-rating")).toContain("from one verified customer");
    expect(await readTicket(hidden)).toContain(reason);
    expect(await readTicket(shown)).not.toContain("Hidden ");
    // Once the order is paid, the review is a customer's.
    await changeOrder(site, hidden, { paymentStatus: "paid" });
    const isTest = changes.planPurchased === "test";
    for (const path of pages) await expectTexts(path, isTest ? ["Shown."] : ["Shown.", "Hidden."]);
    for (const order of [hidden, shown]) await decide(order, "declined");
  },
);

test("reviews of orders that are in the trash or refunded are hidden, not deleted", async () => {
  const order = await insertReviewedOrder({ text: "On time." });
  await decide(order, "published");
  const expectEverywhere = async (texts: string[]) => {
    for (const path of pages) await expectTexts(path, texts);
  };
  await expectEverywhere(["On time."]);
  await deleteRecords(site.services, "order", { ids: [order.id], actor: "Ana" });
  await expectEverywhere([]);
  await restoreRecords(site.services, "order", { ids: [order.id], actor: "Ana" });
  await expectEverywhere(["On time."]);
  await changeOrder(site, order, { paymentStatus: "refunded" });
  await expectEverywhere([]);
});

test("the review of an order from a package is hidden once the package is not paid any more", async () => {
  const admin = await createSignedInVisitor(site);
  const first = await insertOrder(site, { paymentStatus: "paid" });
  const order = await insertReviewedOrder({ text: "Quick." }, { drawnFrom: first.submissionId, priceCents: 0 });
  await decide(order, "published");
  for (const path of pages) await expectTexts(path, ["Quick."]);
  await changeOrder(site, first, { paymentStatus: "refunded" });
  for (const path of pages) await expectTexts(path, []);
  const ticket = textOf(await readPage(admin, paths.adminOrder(order.submissionId)), "#review");
  expect(ticket).toContain(`Hidden because order ${first.submissionId} was refunded.`);
  await decide(order, "declined");
});

test("Home shows the newest three reviews and the order page the newest six, and all of them count", async () => {
  const orders: Order[] = [];
  for (let number = 1; number <= 7; number++)
    orders.push(
      await insertReviewedOrder({
        ...{ stars: number === 1 ? 1 : 5, text: `Review ${number}`, createdAt: new Date(Date.UTC(2026, 0, number)) },
      }),
    );
  for (const order of orders) await decide(order, "published");
  expect(await readTexts(paths.home)).toEqual(["Review 7", "Review 6", "Review 5"]);
  expect(await readTexts(paths.visualDesign)).toEqual([7, 6, 5, 4, 3, 2].map((number) => `Review ${number}`));
  for (const path of pages)
    expect(textOf(await readPage(visitor, path), ".reviews-rating")).toBe("4.4 of 5 stars from 7 verified customers");
});

test.each(pages)("%s works without its reviews while the database does not answer", async (path) => {
  await withBlockedReads(site.services.db, "order_reviews", async () => {
    // With a cookie of ours, so that the page is not served from the cache.
    const response = await visitor.get(path, { Cookie: "flash=none" });
    expect(response.status).toBe(200);
    expect(countElements(parseDocument(await response.text()), ".reviews")).toBe(0);
  });
  expect(await readTexts(path)).not.toEqual([]);
});
