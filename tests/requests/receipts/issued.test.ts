import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { addPayment } from "#app/payment/payment-entries.server";
import { sweep } from "#app/server/sweeper.server";
import type { Row } from "#drizzle/schema";
import { emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { createPaidSession, decideDispute, failRefund, pay, refund, sendEvent } from "#tests/support/order/payment";
import { getTicketPath } from "#tests/support/order/payment-problems";
import { insertProduct, payForProduct } from "#tests/support/shop/purchases";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const listReceipts = (where: Partial<Row<"receipts">> = {}) => listRows(site, "receipts", where, "year", "sequence");

/** Kind and amount, and the number that it corrects as its place in the list. */
async function describeReceipts(reference: string) {
  const rows = await listReceipts({ reference });
  const numbers = rows.map(({ number }) => number);
  return rows.map(({ kind, amountCents, printed: { reason, corrects } }) =>
    [kind, amountCents, reason ?? "", corrects ? numbers.indexOf(corrects) : ""].join(" ").trim(),
  );
}

async function expectNoGaps() {
  const rows = await listReceipts();
  for (const year of new Set(rows.map((row) => row.year))) {
    const ofYear = rows.filter((row) => row.year === year);
    expect(ofYear.map(({ sequence }) => sequence)).toEqual(ofYear.map((_, index) => index + 1));
  }
}

const makeEntry = (createdAt: string, changes: Partial<Row<"paymentEntries">> = {}): Row<"paymentEntries"> => ({
  ...{ id: crypto.randomUUID(), createdAt: new Date(createdAt), day: createdAt.slice(0, 10), kind: "payment" },
  ...{ bookedBy: "provider", eventId: crypto.randomUUID(), paymentIntent: null, reference: null, record: null },
  ...{ item: null, itemName: null, source: null, couponCode: null, discountCents: 0, amountCents: 19_900 },
  ...{ taxCents: 0, tax: null, currency: "usd", customer: null, paidBefore: null, hasReceipt: false, ...changes },
});

describe("each entry of the books has one number", () => {
  test("a payment a receipt, a refund a credit note, and a refund that failed another receipt", async () => {
    const { submissionId, fullName, email } = await insertOrder(site);
    const intent = await pay(site, submissionId);
    await refund(site, intent, { refunded: 5_000 });
    await failRefund(site, intent, 5_000);
    await refund(site, intent, { refunded: 3_000 });
    await decideDispute(site, intent, "lost");
    expect(await describeReceipts(submissionId)).toEqual([
      "receipt 19900",
      "credit_note -5000 refund 0",
      "receipt 5000 taken_back 1",
      "credit_note -3000 refund 0",
      "credit_note -19900 chargeback 0",
    ]);
    const [receipt, note] = await listReceipts({ reference: submissionId });
    expect(receipt?.number).toMatch(/^\d{4}-\d{4}$/);
    expect(receipt).toMatchObject({ about: submissionId, buyer: { name: fullName, email }, rootId: null });
    expect(receipt?.printed).toMatchObject({
      seller: { name: "Palmetto Works" },
      lines: [{ name: "Professional, 25 visuals", quantity: 1, unitCents: 19_900, cents: 19_900 }],
      discount: null,
    });
    expect(note).toMatchObject({ about: submissionId, buyer: null, rootId: receipt?.id });
    expect(note?.printed.lines).toMatchObject([{ name: "Professional", cents: -5_000 }]);
  });

  test("Mark paid and Mark unpaid, and a product with a discount", async () => {
    const { submissionId } = await insertOrder(site, { priceCents: 18_900, discountCents: 1_000, couponCode: "TEN" });
    const post = (intent: string) => admin.post(getTicketPath(submissionId), { intent, reason: "Paid by check." });
    for (const intent of ["paid", "unpaid", "paid"]) await post(intent);
    expect(await describeReceipts(submissionId)).toEqual([
      "receipt 18900",
      "credit_note -18900 unpaid 0",
      "receipt 18900",
    ]);
    const [{ printed } = { printed: null }] = await listReceipts({ reference: submissionId });
    expect(printed).toMatchObject({ paidBy: "hand", discount: { cents: 1_000, couponCode: "TEN" } });
    expect(printed?.lines).toEqual([expect.objectContaining({ cents: 19_900 })]);
    const product = await insertProduct(site);
    const { email } = await payForProduct(site, product);
    const [sold] = await listReceipts({ reference: `vault_${product.id}` });
    expect(sold).toMatchObject({ about: expect.stringMatching(/^VLT-/), buyer: { name: "", email } });
  });

  test("a quote lists its lines, and a payment of a part of it is one line", async () => {
    const lines = [
      { name: "Logo", quantity: 1, unitCents: 10_000 },
      { name: "Poster", quantity: 3, unitCents: 5_000 },
    ];
    const quote = { lines, depositCents: 0, validUntil: "2099-01-01", note: "" };
    for (const [depositCents, printed] of [
      [0, ["Logo 1 10000", "Poster 3 15000"]],
      [9_000, ["Deposit: Brand 1 9000"]],
    ] as const) {
      const named = { packageName: "Brand", priceCents: 25_000, quote: { ...quote, depositCents } };
      const { submissionId } = await insertOrder(site, named);
      await pay(site, depositCents ? `${submissionId}-1` : submissionId, depositCents || 25_000);
      const [receipt] = await listReceipts({ about: submissionId });
      expect(receipt?.printed.lines.map(({ name, quantity, cents }) => `${name} ${quantity} ${cents}`)).toEqual(
        printed,
      );
    }
  });

  test("also a payment without an order, and an event that comes twice", async () => {
    for (let times = 0; times < 2; times++)
      await sendEvent(site, { id: "evt_stray", session: createPaidSession("SUB-STRAY333", 4_200, "usd", "pi_stray") });
    expect(await describeReceipts("SUB-STRAY333")).toEqual(["receipt 4200"]);
    expect(await listReceipts({ reference: "SUB-STRAY333" })).toMatchObject([{ about: null, buyer: null }]);
    await expectNoGaps();
  });
});

describe("the numbers of a year have no gap", () => {
  test("when two processes book 40 payments at once", async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, () => insertOrder(site)));
    const other = createOtherInstance(site);
    const book = (services: typeof other, reference: string) =>
      services.db.transact(async (tx) => {
        const payment = { ...makeEntry(new Date().toISOString()), reference };
        const { bookedBy, eventId, paymentIntent, amountCents, taxCents, tax, createdAt, currency } = payment;
        const sold = { bookedBy, eventId, paymentIntent, reference, amountCents, taxCents, tax, createdAt, currency };
        await addPayment(services, tx, null, sold);
      });
    const [begin] = await listReceipts().then((rows) => [rows.length]);
    await Promise.all(orders.map(({ submissionId }, index) => book(index % 2 ? other : site.services, submissionId)));
    other.changes.close();
    await other.db.close();
    expect(await listReceipts()).toHaveLength((begin ?? 0) + 40);
    await expectNoGaps();
  });

  test("when a transaction fails after a number was taken", async () => {
    const { db } = site.services;
    const { reference: _, ...entry } = makeEntry(new Date().toISOString());
    const fail = db.transact(async (tx) => {
      await addPayment(site.services, tx, null, { ...entry, reference: "SUB-ROLLBACK" });
      throw new Error("rolled back");
    });
    await expect(fail).rejects.toThrow("rolled back");
    expect(await listReceipts({ reference: "SUB-ROLLBACK" })).toEqual([]);
    const { submissionId } = await insertOrder(site);
    await pay(site, submissionId);
    await expectNoGaps();
  });
});

test("what an earlier version has booked gets receipts once, the oldest first, and then its years are closed", async () => {
  await emptyTables(site, "receipts", "receiptYears", "paymentEntries", "orderEvents");
  const payment = { paymentIntent: "pi_former", reference: "SUB-FORMER" } as const;
  await insertRows(site, "paymentEntries", [
    makeEntry("2024-07-02T12:00:00Z", { ...payment, kind: "refund", amountCents: 4_000 }),
    makeEntry("2025-03-01T12:00:00Z", { reference: "SUB-LATER" }),
    makeEntry("2024-07-01T12:00:00Z", payment),
    ...Array.from({ length: 60 }, (_, index) => makeEntry(`2025-05-01T12:00:${String(index).padStart(2, "0")}Z`)),
  ]);
  const other = createOtherInstance(site);
  await Promise.all([sweep(site.services), sweep(other)]);
  other.changes.close();
  await other.db.close();
  await sweep(site.services);
  expect(await listReceipts()).toHaveLength(63);
  await expectNoGaps();
  expect((await listReceipts({ year: 2024 })).map(({ number, day }) => `${number} ${day}`)).toEqual([
    "2024-0001 2024-07-01",
    "2024-0002 2024-07-02",
  ]);
  expect(await describeReceipts("SUB-FORMER")).toEqual(["receipt 19900", "credit_note -4000 refund 0"]);
  expect((await listReceipts({ reference: "SUB-LATER" }))[0]?.number).toBe("2025-0001");
  // A process of an earlier version books something late.
  await insertRows(site, "paymentEntries", makeEntry("2025-12-31T12:00:00Z", { reference: "SUB-VERYLATE" }));
  await sweep(site.services);
  const [late] = await listReceipts({ reference: "SUB-VERYLATE" });
  expect(late?.year).toBe(new Date().getFullYear());
  expect(late?.printed.paidOn).toBe("2025-12-31");
  expect(paths.receipt(late?.number ?? "")).toContain("/receipt/20");
});
