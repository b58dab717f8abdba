import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributesOf, fieldError, fieldValues, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import {
  changePurchase,
  getPurchase,
  insertSoldProduct,
  listPurchaseEvents,
  payForProduct,
  sellProduct,
} from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

const post = (number: string, fields: Record<string, string>) => postInOffice(admin, paths.adminSale(number), fields);
const emailsTo = async (to: string) => (await listQueuedEmails(site)).filter((email) => email.to === to);
const opens = async (slug: string, query: string) =>
  textOf(await (await admin.get(`${paths.thankYouProduct(slug)}?${query}`)).text());
const kindsOf = async (id: string) => (await listPurchaseEvents(site, id)).map(({ kind, actor }) => [kind, actor]);

test("an admin sends the link again", async () => {
  const { purchase, email } = await sellProduct(site);
  const { status, title } = await post(purchase.number, { intent: "send_download_link" });
  expect([status, title]).toEqual([303, "Link Sent"]);
  const emails = await emailsTo(email ?? "");
  expect(emails).toHaveLength(2);
  expect(JSON.stringify(emails)).toContain("our team sent you this link again");
  expect(await kindsOf(purchase.id)).toContainEqual(["link", "Rosa Delgado"]);
});

test("a purchase is extended by days and downloads, from today if it has expired", async () => {
  const { product, purchase } = await sellProduct(site);
  await changePurchase(site, purchase.id, { expiresAt: new Date("2026-01-01") });
  const before = Date.now();
  const { title, description } = await post(purchase.number, { intent: "extend_download", days: "7", downloads: "1" });
  expect([title, description]).toEqual([
    "Purchase Extended",
    "By 7 days and 1 download. The links we sent still work.",
  ]);
  const extended = await getPurchase(site, product);
  expect(extended.downloadsAllowed).toBe(purchase.downloadsAllowed + 1);
  expect(+extended.expiresAt).toBeGreaterThanOrEqual(before + 7 * 86_400_000);
});

test("a refused extension keeps what was typed, with the errors beside the fields", async () => {
  const { product, purchase } = await sellProduct(site);
  const { status, page } = await post(purchase.number, { intent: "extend_download", days: "9999", downloads: "lots" });
  expect(status).toBe(400);
  expect(fieldError(page, "days")).toBe("Enter a number of days from 0 to 365.");
  expect(fieldError(page, "downloads")).toBe("Enter a number of downloads from 0 to 100.");
  expect([fieldValues(page, "days"), fieldValues(page, "downloads")]).toEqual([["9999"], ["lots"]]);
  const nothing = await post(purchase.number, { intent: "extend_download", days: "", downloads: "0" });
  expect(fieldError(nothing.page, "days")).toBe("Enter days, downloads or both.");
  expect(await getPurchase(site, product)).toEqual(purchase);
});

test("a revoked purchase cannot be downloaded until it is restored by Undo", async () => {
  const { product, purchase, query, email } = await sellProduct(site);
  const before = await opens(product.slug, query);
  const revoked = await post(purchase.number, { intent: "revoke_purchase" });
  expect(revoked.title).toBe("Purchase Revoked");
  expect(await opens(product.slug, query)).not.toBe(before);
  expect(await emailsTo(email ?? "")).toHaveLength(1);
  expect((await post(purchase.number, { intent: "send_download_link" })).title).toBe("Not Changed");
  expect(attributesOf(revoked.page, '.toast [name="intent"]', "value")).toEqual(["restore_purchase"]);
  expect((await post(purchase.number, { intent: "restore_purchase" })).title).toBe("Purchase Restored");
  expect(await opens(product.slug, query)).toBe(before);
});

test("the buyer is emailed about a revocation if the admin wants", async () => {
  const { purchase, email } = await sellProduct(site);
  await post(purchase.number, { intent: "revoke_purchase", tell_buyer: "1" });
  expect(await emailsTo(email ?? "")).toHaveLength(2);
});

test("a purchase paid with a wrong amount can be released, and is held again if it was revoked while held", async () => {
  const { product } = await insertSoldProduct(site);
  const { email } = await payForProduct(site, product, { amount: 100 });
  const { number, status } = await getPurchase(site, product);
  expect(status).toBe("held");
  await post(number, { intent: "revoke_purchase" });
  await post(number, { intent: "restore_purchase" });
  expect((await getPurchase(site, product)).status).toBe("held");
  expect(await emailsTo(email ?? "")).toEqual([]);
  expect((await post(number, { intent: "release_purchase" })).title).toBe("Purchase Released");
  expect((await getPurchase(site, product)).status).toBe("active");
  expect(await emailsTo(email ?? "")).toHaveLength(1);
  expect((await post(number, { intent: "release_purchase" })).title).toBe("Not Changed");
});

test("a corrected email address gets the link, and earlier links stop working", async () => {
  const { product, purchase, query } = await sellProduct(site);
  const before = await opens(product.slug, query);
  const { title } = await post(purchase.number, {
    intent: "correct_buyer_email",
    email: " \u200bRight@Studio.example\ufeff ",
  });
  expect(title).toBe("Email Corrected");
  const corrected = await getPurchase(site, product);
  expect(corrected).toMatchObject({ email: "right@studio.example", linkVersion: purchase.linkVersion + 1 });
  expect(corrected.search).toContain("right@studio.example");
  const [sent, ...others] = await emailsTo("right@studio.example");
  expect(others).toEqual([]);
  expect(sent?.text).toContain("we changed the email address on this purchase to yours");
  expect(await opens(product.slug, query)).not.toBe(before);
  const refused = await post(purchase.number, { intent: "correct_buyer_email", email: "nobody" });
  expect([refused.status, fieldError(refused.page, "email")]).toEqual([400, "Enter a valid email address."]);
});

test("saving an unchanged email address changes nothing, and reports no conflict", async () => {
  const { product, purchase } = await sellProduct(site);
  const same = await post(purchase.number, { intent: "correct_buyer_email", email: purchase.email });
  expect([same.status, same.title]).toEqual([303, "Nothing Changed"]);
  expect(same.description).not.toContain("colleague");
  expect(await getPurchase(site, product)).toEqual(purchase);
});

test("a payment without an email address is released after one is entered", async () => {
  const { product } = await insertSoldProduct(site);
  await payForProduct(site, product, { email: null });
  const { number } = await getPurchase(site, product);
  expect((await post(number, { intent: "release_purchase" })).title).toBe("Not Changed");
  await post(number, { intent: "correct_buyer_email", email: "found@studio.example" });
  expect(await emailsTo("found@studio.example")).toEqual([]);
  await post(number, { intent: "release_purchase" });
  expect(await emailsTo("found@studio.example")).toHaveLength(1);
});

test("ten revocations at once count as one", async () => {
  const { purchase } = await sellProduct(site);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.post(paths.adminSale(purchase.number), { intent: "revoke_purchase" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect((await kindsOf(purchase.id)).filter(([kind]) => kind === "revoked")).toHaveLength(1);
});

test("staff and unknown intents change nothing", async () => {
  const { product, purchase } = await sellProduct(site);
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  const refused = await staff.post(paths.adminSale(purchase.number), { intent: "revoke_purchase" });
  expect(refused.status).toBe(403);
  expect((await post(purchase.number, { intent: "nothing" })).title).toBe("Error");
  expect(await getPurchase(site, product)).toEqual(purchase);
});
