import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { linksOf, readPage, textOf, textsOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { dispute, refund } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import {
  getPurchase,
  insertProduct,
  listPurchaseEvents,
  payForProduct,
  refundSale,
} from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

const listEmails = async (number: string) => (await listQueuedEmails(site)).filter(({ text }) => text.includes(number));
const listSubjects = async (number: string) => (await listEmails(number)).map(({ subject }) => subject).sort();

test("a full refund ends the download, and emails buyer and team once", async () => {
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

test("the refund email for a purchase on hold mentions no link, because the buyer never got one", async () => {
  const product = await insertProduct(site);
  const { intent, email } = await payForProduct(site, product, { amount: 100 });
  expect(await refund(site, intent, { refunded: 100, of: 100 })).toBe("refunded");
  const { number } = await getPurchase(site, product);
  const [sentEmail] = (await listEmails(number)).filter(({ to }) => to === email);
  expect(sentEmail?.subject).toBe(`Refunded: ${product.title}`);
  expect(sentEmail?.text).not.toContain("link");
});

test("a partial refund keeps the download and emails the team", async () => {
  const product = await insertProduct(site);
  const { intent } = await payForProduct(site, product);
  expect(await refundSale(site, intent, 500)).toBe("partly_refunded");
  const purchase = await getPurchase(site, product);
  expect(purchase).toMatchObject({ status: "active", refundedCents: 500 });
  expect(await listSubjects(purchase.number)).toContain(`Refunded in part: ${product.title} (${purchase.number})`);
});

test("partial refunds are in the purchase's history, in the month's figures and in the CSV", async () => {
  const product = await insertProduct(site, { title: "Partly Refunded Planner" });
  const readRefunded = async () =>
    Number(/Refunded \$([\d.]+)/.exec(textOf(await readPage(admin, paths.adminSales), ".figures"))?.[1]);
  const refundedBefore = await readRefunded();
  const { intent } = await payForProduct(site, product);
  await refundSale(site, intent, 500);
  await refundSale(site, intent, 700);
  expect((await readRefunded()) - refundedBefore).toBe(7);
  const { number } = await getPurchase(site, product);
  const history = textOf(await readPage(admin, paths.adminSale(number)));
  expect(history).toContain("Partial refund: $5");
  expect(history).toContain("Partial refund: $2, $7 in total");
  const figures = (await readPage(admin, paths.adminSales))
    .querySelectorAll(".month-figures tbody tr")
    .find((line) => textOf(line).includes(product.title));
  expect(textsOf(figures as never, "td")).toEqual(["1", "$12 $7 in partial refunds"]);
  const [head = [], row = []] = readCsv(
    await (await admin.get(`${paths.adminSalesExport}?product=${product.id}`)).text(),
  );
  expect(row[head.indexOf("Refunded")]).toBe("7.00");
  await refundSale(site, intent, 1900);
  // Also what was refunded in full.
  const page = await readPage(admin, paths.adminSales);
  expect((await readRefunded()) - refundedBefore).toBe(19);
  const findLink = (name: string) => linksOf(page).find(({ text }) => text === name)?.to;
  expect(findLink("Refunded")).toBe(`${findLink("Sold")}&status=refunded`);
  await postInOffice(admin, paths.adminSale(number), { intent: "restore_purchase", money_back: "1" });
  expect(await getPurchase(site, product)).toMatchObject({ status: "active", refundedCents: 0 });
});

test("a partial refund that arrives before its payment keeps the download, and the team is emailed at the payment", async () => {
  const product = await insertProduct(site);
  expect(await refundSale(site, "pi_part_first", 500)).toBe("ignored");
  expect((await payForProduct(site, product, { intent: "pi_part_first" })).outcome).toBe("applied");
  const purchase = await getPurchase(site, product);
  expect(purchase.status).toBe("active");
  expect(await listSubjects(purchase.number)).toContain(`Refunded in part: ${product.title} (${purchase.number})`);
});

test("a full refund that arrives before its payment leaves nothing to download", async () => {
  const product = await insertProduct(site);
  expect(await refundSale(site, "pi_refunded_first")).toBe("ignored");
  expect((await payForProduct(site, product, { intent: "pi_refunded_first" })).outcome).toBe("refunded");
  const purchase = await getPurchase(site, product);
  expect(purchase.status).toBe("refunded");
  expect(await listSubjects(purchase.number)).toEqual([`Refunded: ${product.title} (${purchase.number})`]);
});

test("a dispute stops the download and emails the team", async () => {
  const product = await insertProduct(site);
  const { intent } = await payForProduct(site, product);
  expect(await dispute(site, intent)).toBe("disputed");
  const purchase = await getPurchase(site, product);
  expect(purchase.status).toBe("revoked");
  const email = (await listEmails(purchase.number)).find(({ subject }) => subject.startsWith("Disputed"));
  expect(email?.text).toContain("product not received");
  expect(await refundSale(site, intent)).toBe("refunded");
  expect((await getPurchase(site, product)).status).toBe("refunded");
});

test.each(["after", "before"])(
  "a refund that came %s its payment and failed is reverted, and the next one counts",
  async (when) => {
    const product = await insertProduct(site);
    const failed = `pi_failed_${when}`;
    if (when === "before") await refundSale(site, failed);
    await payForProduct(site, product, { intent: failed });
    if (when === "after") {
      await refundSale(site, failed, 500);
      await refundSale(site, failed);
    }
    const { number, status } = await getPurchase(site, product);
    expect(status).toBe("refunded");
    const fields = { intent: "restore_purchase", money_back: "1" };
    const restored = await postInOffice(admin, paths.adminSale(number), fields);
    expect(restored.title).toBe("Purchase Restored");
    expect(await getPurchase(site, product)).toMatchObject({ status: "active", refundedCents: 0 });
    expect(await refundSale(site, failed, 500)).toBe("partly_refunded");
    expect(await getPurchase(site, product)).toMatchObject({ status: "active", refundedCents: 500 });
    expect(await refundSale(site, failed)).toBe("refunded");
    expect(await getPurchase(site, product)).toMatchObject({ status: "refunded", refundedCents: 1900 });
  },
);
