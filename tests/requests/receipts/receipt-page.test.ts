import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { collectPerson, describePerson } from "#app/person/collect-person.server";
import { erasePerson } from "#app/person/erase-person.server";
import { createReceiptLink, createReceiptUrl } from "#app/receipts/receipt-link.server";
import { removeRecords } from "#app/trash/empty-trash.server";
import type { Row } from "#drizzle/schema";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, listRows } from "#tests/support/database/rows";
import { attributeOf, readPage, readPageText } from "#tests/support/document";
import { saveBusiness } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { pay, refund } from "#tests/support/order/payment";
import { changePurchase, sellProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const toUrl = (receipt: Row<"receipts"> | undefined) => createReceiptUrl(site.services, receipt as Row<"receipts">);

async function payOrder(changes: Partial<Order> = {}) {
  const order = await insertOrder(site, changes);
  const intent = await pay(site, order.submissionId);
  const [receipt] = await listRows(site, "receipts", { reference: order.submissionId });
  const number = receipt?.number ?? "";
  return { order, intent, number, receipt, url: toUrl(receipt) };
}

const visitor = () => new Visitor(site);
const toBuyerUrl = (url: string, number: string) => url.replace(paths.receipt(number), paths.receiptBuyer(number));
const toPdfUrl = (url: string, number: string) => url.replace(paths.receipt(number), paths.receiptPdf(number));

async function readPdf(url: string) {
  const response = await visitor().get(url);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const details = {
  ...{ company: "Ångström & Söhne <b>GmbH</b>", name: "Łukasz Ñandú", street: "Main St 1\nBack yard" },
  ...{ postal_code: "10115", city: "Berlin", country: "DE", tax_id: "DE123456789" },
};

describe("the page of a receipt", () => {
  test("shows seller, buyer, lines and total, and stays private", async () => {
    const { order, number, url } = await payOrder({ priceCents: 19_900 });
    const response = await visitor().get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
    const html = await response.text();
    expect(html).toContain('name="robots" content="noindex"');
    const text = await readPageText(visitor(), url);
    for (const part of ["Receipt", number, "Palmetto Works", order.fullName, order.submissionId, "$199.00"])
      expect(text).toContain(part);
  });

  test("of a product leads to the page that asks for the buyer’s address, until the download has ended", async () => {
    const { product, purchase } = await sellProduct(site);
    const [receipt] = await listRows(site, "receipts", { about: purchase.number });
    const readMainButton = async () => attributeOf(await readPage(visitor(), toUrl(receipt)), "main .btn", "href");
    expect(await readMainButton()).toBe(paths.download(product.slug));
    await changePurchase(site, purchase.id, { status: "revoked" });
    expect(await readMainButton()).toMatch(/\/receipt\/.+pdf/);
  });

  test("with a wrong key is not found, like a number that does not exist", async () => {
    const { number, url } = await payOrder();
    const other = await payOrder();
    const key = new URL(url, site.origin).search;
    const wrong = [
      paths.receipt(number),
      `${paths.receipt(number)}?key=x`,
      paths.receipt(other.number) + key,
      url.replace(number, "2031-0001"),
      paths.receiptPdf(other.number) + key,
      paths.receiptBuyer(other.number) + key,
      paths.receiptOf(other.receipt?.eventId ?? "") + key,
    ];
    for (const address of wrong) expect((await visitor().get(address)).status, address).toBe(404);
    const posted = await visitor().post(paths.receiptBuyer(other.number) + key, details);
    expect(posted.status).toBe(404);
  });

  test("of a refund names the receipt that it corrects, and both lead to each other", async () => {
    const { intent, number, url } = await payOrder();
    await refund(site, intent, { refunded: 5_000 });
    const [, note] = await listRows(
      site,
      "receipts",
      { about: (await listRows(site, "receipts", { number }))[0]?.about },
      "sequence",
    );
    const text = await readPageText(visitor(), toUrl(note));
    expect(text).toContain("Credit note");
    expect(text).toContain(`corrects receipt ${number}`);
    expect(text).toContain("−$50.00");
    expect(await readPageText(visitor(), url)).toContain(`Credit note ${note?.number}`);
  });

  test("is found by the link of the email about the payment", async () => {
    const { receipt, url } = await payOrder();
    const open = async (eventId: string) => {
      const link = await createReceiptLink(site.services, site.services.db.read, eventId);
      return visitor().get(link.replace(site.services.linkOrigin, ""));
    };
    const response = await open(receipt?.eventId ?? "");
    expect([response.status, response.headers.get("Location")]).toEqual([302, url]);
    expect((await open("evt_unknown")).status).toBe(404);
  });
});

describe("billing details", () => {
  test("show on the receipt, its credit note and their files, and HTML stays text", async () => {
    const { intent, number, url } = await payOrder();
    await refund(site, intent, { refunded: 5_000 });
    const saved = await visitor().post(toBuyerUrl(url, number), details);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, url]);
    const rows = await listRows(site, "receipts", {}, "sequence");
    const note = rows.find(({ printed }) => printed.corrects === number);
    for (const address of [url, toUrl(note)]) {
      const text = await readPageText(visitor(), address);
      for (const part of ["Ångström & Söhne <b>GmbH</b>", "Main St 1", "10115 Berlin", "Germany", "Tax ID DE123456789"])
        expect(text).toContain(part);
    }
    expect(await readPageText(visitor(), toBuyerUrl(url, number))).toContain("Your billing details");
  });

  test("that are too long or no country are kept as typed, with the mistake beside the field", async () => {
    const { number, url } = await payOrder();
    const company = "😀".repeat(250);
    const response = await visitor().post(toBuyerUrl(url, number), { ...details, company, country: "Atlantis" });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(company);
    expect(html).toContain("Company: keep it to 120 characters.");
    expect(html).toContain("Country: choose from the list.");
    expect((await listRows(site, "receipts", { number }))[0]?.buyerChangedAt).toBeNull();
  });

  test("go when the customer is erased or the order is deleted, and the receipt stays", async () => {
    const done = { orderStatus: "ready" } as const;
    const erased = await payOrder({ ...done, email: "gone.payer@studio.example" });
    const deleted = await payOrder(done);
    for (const { url, number } of [erased, deleted]) await visitor().post(toBuyerUrl(url, number), details);
    await changeRows(site, "formSubmissions", { email: "gone.payer@studio.example" }, done);
    const copy = describePerson(site.services, await collectPerson(site.services, "gone.payer@studio.example"));
    expect(JSON.parse(copy.data).receipts).toMatchObject([{ number: erased.number, buyer: { tax_id: "DE123456789" } }]);
    await erasePerson(site.services, "gone.payer@studio.example", "Ada");
    await changeRows(site, "formSubmissions", { submissionId: deleted.order.submissionId }, { deletedAt: new Date(0) });
    await removeRecords(site.services, "order", undefined);
    for (const { url, number } of [erased, deleted]) {
      const text = await readPageText(visitor(), url);
      expect(text).toContain(number);
      expect(text).not.toContain("Söhne");
      expect(text).not.toContain("studio.example");
      expect((await visitor().get(toBuyerUrl(url, number))).status).toBe(404);
      expect((await visitor().post(toBuyerUrl(url, number), details)).status).toBe(404);
    }
    expect(JSON.stringify(await listRows(site, "receipts", { number: erased.number }))).not.toContain("studio.example");
  });
});

describe("the PDF file", () => {
  test("is the same for one version of the receipt, and another one after a change", async () => {
    const { number, url } = await payOrder();
    const first = await readPdf(toPdfUrl(url, number));
    expect(first.response.headers.get("Content-Type")).toBe("application/pdf");
    expect(first.response.headers.get("Content-Disposition")).toBe(`attachment; filename="receipt-${number}.pdf"`);
    expect(first.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await readPdf(toPdfUrl(url, number))).bytes.equals(first.bytes)).toBe(true);
    await visitor().post(toBuyerUrl(url, number), details);
    expect((await readPdf(toPdfUrl(url, number))).bytes.equals(first.bytes)).toBe(false);
  });

  test.each([
    ["US", 612, 792],
    ["DE", 595.28, 841.89],
  ])("fits the paper of the seller’s country, %s", async (country, width, height) => {
    await saveBusiness(admin, { country });
    const { number, url } = await payOrder();
    const { bytes } = await readPdf(toPdfUrl(url, number));
    expect(bytes.toString("latin1")).toContain(`/MediaBox [0 0 ${width} ${height}]`);
  });
});
