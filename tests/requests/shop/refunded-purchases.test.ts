import { expect, test } from "vitest";
import { dispute, refund } from "../../support/order/payment";
import { listQueuedMails } from "../../support/outbox/queued-mails";
import {
  getPurchase,
  insertProduct,
  listPurchaseEvents,
  payForProduct,
  refundSale,
} from "../../support/shop/purchases";
import { setUpSite } from "../../support/site";

const site = setUpSite();

const listMails = async (number: string) => (await listQueuedMails(site)).filter(({ text }) => text.includes(number));
const listSubjects = async (number: string) => (await listMails(number)).map(({ subject }) => subject).sort();

test("a full refund ends the download and tells buyer and team, once", async () => {
  const product = await insertProduct(site);
  const { intent } = await payForProduct(site, product);
  expect(await refundSale(site, intent, 1900, "evt_refund_once")).toBe("refunded");
  expect(await refundSale(site, intent, 1900, "evt_refund_once")).toBe("repeated");
  expect(await refundSale(site, intent)).toBe("ignored");
  const purchase = await getPurchase(site, product);
  expect(purchase.status).toBe("refunded");
  expect(await listSubjects(purchase.number)).toEqual([
    `Refunded: ${product.title}`,
    `Refunded: ${product.title} (${purchase.number})`,
    `Sold: ${product.title} (${purchase.number})`,
    `Your download is ready: ${product.title}`,
  ]);
  const events = await listPurchaseEvents(site, purchase.id);
  expect(events.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ["bought", null, "active"],
    ["revoked", "active", "refunded"],
  ]);
});

test("the mail about the refund of a purchase on hold speaks of no link, because the buyer never got one", async () => {
  const product = await insertProduct(site);
  const { intent, email } = await payForProduct(site, product, { amount: 100 });
  expect(await refund(site, intent, { refunded: 100, of: 100 })).toBe("refunded");
  const { number } = await getPurchase(site, product);
  const [mail] = (await listMails(number)).filter(({ to }) => to === email);
  expect(mail?.subject).toBe(`Refunded: ${product.title}`);
  expect(mail?.text).not.toContain("link");
});

test("a refund in part leaves the download and tells the team", async () => {
  const product = await insertProduct(site);
  const { intent } = await payForProduct(site, product);
  expect(await refundSale(site, intent, 500)).toBe("partly_refunded");
  const purchase = await getPurchase(site, product);
  expect(purchase.status).toBe("active");
  expect(await listSubjects(purchase.number)).toContain(`Refunded in part: ${product.title} (${purchase.number})`);
});

test("a refund that arrives before its payment leaves nothing to download", async () => {
  const product = await insertProduct(site);
  expect(await refundSale(site, "pi_refunded_first")).toBe("ignored");
  expect((await payForProduct(site, product, { intent: "pi_refunded_first" })).outcome).toBe("refunded");
  const purchase = await getPurchase(site, product);
  expect(purchase.status).toBe("refunded");
  expect(await listSubjects(purchase.number)).toEqual([`Refunded: ${product.title} (${purchase.number})`]);
});

test("a dispute stops the download and tells the team", async () => {
  const product = await insertProduct(site);
  const { intent } = await payForProduct(site, product);
  expect(await dispute(site, intent)).toBe("disputed");
  const purchase = await getPurchase(site, product);
  expect(purchase.status).toBe("revoked");
  const mail = (await listMails(purchase.number)).find(({ subject }) => subject.startsWith("Disputed"));
  expect(mail?.text).toContain("product not received");
  expect(await refundSale(site, intent)).toBe("refunded");
  expect((await getPurchase(site, product)).status).toBe("refunded");
});
