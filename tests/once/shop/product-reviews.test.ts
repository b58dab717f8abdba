import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { createPurchaseQuery } from "#app/shop/buy/purchase-link.server";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads } from "#tests/support/database/block-database";
import { deleteRows } from "#tests/support/database/rows";
import { attributeOf, countElements, fieldError, parseDocument, readPage, textOf } from "#tests/support/document";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import {
  changePurchase,
  insertSoldProduct,
  listPurchaseEvents,
  refundSale,
  sellProduct,
} from "#tests/support/shop/purchases";
import { listReviews, sellDownloadedProduct, sendReview, typedReview } from "#tests/support/shop/reviews";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

test("the page invites a review only after the download", async () => {
  const { product, query } = await sellProduct(site);
  const address = `${paths.thankYouProduct(product.slug)}?${query}`;
  const before = await readPage(visitor, address);
  expect(countElements(before, "#review")).toBe(0);
  expect(textOf(before, "main")).toContain("come back to this page and review it.");
  await (await visitor.get(`${paths.downloadFile(product.slug)}?${query}`)).arrayBuffer();
  const page = await readPage(visitor, address);
  expect(textOf(page, "#review-title")).toBe("How does it work for you?");
  expect(countElements(page, 'input[name="stars"]')).toBe(5);
  expect(attributeOf(page, "#review form", "action")).toBe(address);
});

test("a review waits for the team, with history and an email, and is shown to its buyer", async () => {
  const { product, purchase, address, email } = await sellDownloadedProduct(site);
  const sent = await sendReview(site, address);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${address}#review`]);
  expect(sent.headers.get("Cache-Control")).toBe("no-store");
  expect(await listReviews(site, product)).toMatchObject([
    { ...typedReview, stars: 4, purchaseId: purchase.id, state: "waiting", publishedAt: null },
  ]);
  const page = await readPage(visitor, address);
  expect(textOf(page, "#review-title")).toBe("Thank you for your review");
  expect(attributeOf(page, 'input[name="stars"][checked]', "value")).toBe("4");
  expect(attributeOf(page, "#review-name", "value")).toBe(typedReview.name);
  expect((await listPurchaseEvents(site, purchase.id)).at(-1)).toMatchObject({ kind: "review", after: "4" });
  const emails = (await listQueuedEmails(site)).filter(({ subject }) => subject.includes(purchase.number));
  expect(emails.map(({ subject }) => subject)).toContain(
    `Review of ${product.title}: 4 of 5 stars (${purchase.number})`,
  );
  const sentEmail = emails.find(({ subject }) => subject.startsWith("Review"));
  expect([sentEmail?.to, sentEmail?.replyTo]).toEqual([site.services.env.TEAM_EMAIL, email]);
  expect(sentEmail?.html).toContain("&#60;b&#62;checklist&#60;/b&#62;");
  expect(sentEmail?.text).toContain(paths.adminSale(purchase.number));
});

test("the checkout session opens the form as the link does", async () => {
  const { product, session } = await sellDownloadedProduct(site);
  const address = `${paths.thankYouProduct(product.slug)}?session_id=${session}`;
  expect((await sendReview(site, address)).status).toBe(303);
  expect(await listReviews(site, product)).toHaveLength(1);
});

test("the same review sent twice is stored and emailed once; a different one replaces it", async () => {
  const { product, purchase, address } = await sellDownloadedProduct(site);
  const sent = await Promise.all([1, 2, 3].map(() => sendReview(site, address)));
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  const countEmails = async () =>
    (await listQueuedEmails(site)).filter(({ key }) => key.startsWith(`product-review:${purchase.id}`)).length;
  expect(await countEmails()).toBe(1);
  await sendReview(site, address, { stars: "5", text: "Even better now." });
  expect(await listReviews(site, product)).toMatchObject([{ stars: 5, text: "Even better now.", state: "waiting" }]);
  expect(await countEmails()).toBe(2);
});

describe("a review is refused with the typed text", () => {
  test.each([
    [{ stars: "" }, "stars", "Please choose 1 to 5 stars."],
    [{ stars: "6" }, "stars", "Please choose 1 to 5 stars."],
    [{ text: " \n " }, "text", "Please write a short review."],
    [{ text: " \u200b" }, "text", "Please write a short review."],
    [{ text: "x".repeat(501) }, "text", "Keep it to 500 characters. You have 501."],
    [{ name: "" }, "name", "Please enter the name to show."],
    [{ name: "n".repeat(61) }, "name", "Keep it to 60 characters. You have 61."],
  ])("%j", async (changes, field, message) => {
    const { product, address } = await sellDownloadedProduct(site);
    const typed = { ...typedReview, ...changes };
    const response = await sendReview(site, address, changes);
    expect(response.status).toBe(400);
    const page = parseDocument(await response.text());
    if (field === "stars") expect(textOf(page, "#review-stars-error")).toBe(message);
    else expect(fieldError(page.querySelector("#review") as never, field)).toBe(message);
    expect(page.querySelector("#review-text")?.text).toBe(typed.text);
    expect(attributeOf(page, "#review-name", "value")).toBe(typed.name);
    expect(await listReviews(site, product)).toEqual([]);
  });

  const expectRefused = async (address: string, status: number, message: string) => {
    const response = await sendReview(site, address);
    expect(response.status).toBe(status);
    const page = parseDocument(await response.text());
    expect(textOf(page, "#review [role=alert]")).toContain(message);
    expect(page.querySelector("#review-text")?.text).toBe(typedReview.text);
  };

  test("from a visitor who has not bought the product", async () => {
    const { product, purchase } = await sellDownloadedProduct(site);
    const other = await sellDownloadedProduct(site);
    for (const proof of ["", `purchase=${purchase.number}&key=wrong`, other.query, "session_id=unknown"])
      await expectRefused(`${paths.thankYouProduct(product.slug)}?${proof}`, 403, "no longer opens your purchase");
    await changePurchase(site, purchase.id, { linkVersion: 2 });
    const older = createPurchaseQuery(site.services, purchase);
    await expectRefused(`${paths.thankYouProduct(product.slug)}?${older}`, 403, "Use the newest link we sent.");
    expect(await listReviews(site, product)).toEqual([]);
    expect((await sendReview(site, paths.thankYouProduct("unknown"))).status).toBe(404);
  });

  test("if it comes before the download", async () => {
    const { product, query } = await sellProduct(site);
    await expectRefused(`${paths.thankYouProduct(product.slug)}?${query}`, 409, "Please download the file first.");
    expect(await listReviews(site, product)).toEqual([]);
  });

  test("of a purchase that is held, revoked or refunded", async () => {
    const { product, purchase, address, intent } = await sellDownloadedProduct(site);
    for (const status of ["revoked", "held"] as const) {
      await changePurchase(site, purchase.id, { status });
      await expectRefused(address, 409, "This purchase isn’t active");
    }
    await changePurchase(site, purchase.id, { status: "active" });
    await refundSale(site, intent);
    await expectRefused(address, 409, "This purchase isn’t active");
    expect(await listReviews(site, product)).toEqual([]);
    expect(countElements(await readPage(visitor, address), "#review")).toBe(0);
  });

  test("while the database fails", async () => {
    const { product, address } = await sellDownloadedProduct(site);
    await withBlockedReads(site.services.db, "purchases", () =>
      expectRefused(address, 503, "Nothing you typed is lost"),
    );
    expect(await listReviews(site, product)).toEqual([]);
  });
});

test("an expired purchase may still be reviewed", async () => {
  const { purchase, address } = await sellDownloadedProduct(site);
  await changePurchase(site, purchase.id, { expiresAt: new Date(0) });
  expect((await sendReview(site, address)).status).toBe(303);
});

test("a free download cannot be reviewed, because it has no known buyer", async () => {
  const { product } = await insertSoldProduct(site, { priceCents: 0 });
  expect(countElements(await readPage(visitor, paths.thankYouProduct(product.slug)), "#review")).toBe(0);
  expect((await sendReview(site, paths.thankYouProduct(product.slug))).status).toBe(403);
});

test("removing a purchase removes its review", async () => {
  const { product, purchase, address } = await sellDownloadedProduct(site);
  await sendReview(site, address);
  await deleteRows(site, "purchases", { id: purchase.id });
  expect(await listReviews(site, product)).toEqual([]);
});

test("too many reviews from one network are refused", async () => {
  const { address } = await sellDownloadedProduct(site);
  let status = 303;
  for (let count = 0; count < 31 && status === 303; count++)
    status = (await sendReview(site, address, { text: `Review ${count}` })).status;
  expect(status).toBe(429);
});
