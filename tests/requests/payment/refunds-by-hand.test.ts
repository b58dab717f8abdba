import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { collectPerson, describePerson } from "#app/person/collect-person.server";
import { erasePerson } from "#app/person/erase-person.server";
import { listRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { dispute, failRefund, findOrderByNumber, pay, placeUnpaidOrder, refund } from "#tests/support/order/payment";
import { getTicketPath } from "#tests/support/order/payment-problems";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import {
  getPurchase,
  insertProduct,
  listPurchaseEvents,
  payForProduct,
  refundSale,
} from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";
import { fillRefund, readBooked, readMoney, refundInOffice } from "#tests/support/stripe/refund-form";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

const markPaid = (ticket: string) => office.post(ticket, { intent: "paid", reason: "Paid by check." });

async function placePaid() {
  const { reference } = await placeUnpaidOrder(site);
  return { reference, intent: await pay(site, reference), ticket: getTicketPath(reference) };
}

async function takeBackLast(ticket: string, reference: string) {
  const [row] = await listRows(site, "refunds", { reference, state: "done" });
  return postInOffice(office, ticket, { intent: "refund_take_back", refund: row?.id ?? "" });
}

describe("without a key", () => {
  test("a refund is recorded, and what the provider reports later is the same refund", async () => {
    const { reference, intent, ticket } = await placePaid();
    const page = await readMoney(office, ticket);
    expect(page).toContain("Record a refund");
    expect(page).toContain(intent);
    const answer = await refundInOffice(office, ticket, { amount: "50" });
    expect(answer).toMatchObject({ status: 303, title: "Refund of $50 Recorded" });
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 5_000 });
    expect(await refund(site, intent, { refunded: 5_000 })).toBe("ignored");
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 5_000 });
    expect(await refund(site, intent, { refunded: 8_000 })).toBe("partly_refunded");
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 8_000 });
    expect(await readMoney(office, ticket)).toContain("Left to refund: $119");
    expect(await failRefund(site, intent, 5_000)).toBe("refund_failed");
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 3_000 });
  });

  test("a refund of everything marks the order refunded; recorded by mistake, it is taken back", async () => {
    const { reference, ticket } = await placePaid();
    await refundInOffice(office, ticket);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    const [row] = await listRows(site, "refunds", { reference });
    const taken = await postInOffice(office, ticket, { intent: "refund_take_back", refund: row?.id ?? "" });
    expect(taken.title).toBe("Refund Removed");
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 0 });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    expect(await readPageText(office, ticket)).toContain("Payment status: Refund taken back");
    await refundInOffice(office, ticket);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 19_900 });
    await takeBackLast(ticket, reference);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 0 });
  });

  test("a refund that the provider has reported, too, can't be taken back from the order", async () => {
    const { reference, intent, ticket } = await placePaid();
    await refundInOffice(office, ticket);
    await refund(site, intent);
    await takeBackLast(ticket, reference);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 19_900 });
  });

  test("a refund of one of two payments, taken back, leaves an order refunded whose other payment paid it", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const ticket = getTicketPath(reference);
    await pay(site, reference, 5_000);
    const intent = await pay(site, reference);
    await refund(site, intent);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    // The first form is that of the wrong amount.
    await refundInOffice(office, ticket);
    await takeBackLast(ticket, reference);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
  });

  test("a refund of a wrong amount that was accepted, taken back, leaves the order marked paid", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const ticket = getTicketPath(reference);
    await pay(site, reference, 5_000);
    await markPaid(ticket);
    await refundInOffice(office, ticket);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    await takeBackLast(ticket, reference);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    expect((await postInOffice(office, ticket, { intent: "unpaid" })).title).toBe("Marked Unpaid");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "pending" });
  });

  test("a dispute meanwhile stays open", async () => {
    const { reference, intent, ticket } = await placePaid();
    await dispute(site, intent);
    await refundInOffice(office, ticket);
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "refunded",
      paymentProblem: "disputed",
    });
  });

  test("nobody is emailed if the box is not ticked", async () => {
    const { reference, ticket } = await placePaid();
    const { tell_customer: _, ...fields } = await fillRefund(office, ticket, { confirmed: "1", amount: "5" });
    await postInOffice(office, ticket, fields);
    const emails = (await listQueuedEmails(site)).filter(({ text }) => text.includes(reference));
    expect(emails.filter(({ key }) => key.startsWith("order-refund:"))).toEqual([]);
  });
});

test("the note of a refund is in the copy of the customer’s data, and is erased with it", async () => {
  const email = "noted@studio.example";
  const { submissionId: reference } = await insertOrder(site, { email, orderStatus: "ready" });
  await pay(site, reference);
  await refundInOffice(office, getTicketPath(reference), { amount: "5", note: "Dana was ill" });
  const copy = describePerson(site.services, await collectPerson(site.services, email));
  expect(JSON.parse(copy.data).refunds).toMatchObject([{ note: "Dana was ill", amountCents: 500 }]);
  await erasePerson(site.services, email, "Ada");
  expect(await listRows(site, "refunds", { reference })).toMatchObject([{ note: null, amountCents: 500 }]);
});

describe("a purchase", () => {
  test("that is refunded in part keeps its download, then in full ends it", async () => {
    const product = await insertProduct(site);
    const { intent } = await payForProduct(site, product);
    const { number } = await getPurchase(site, product);
    const path = paths.adminSale(number);
    await refundInOffice(office, path, { amount: "5", reason: "not_delivered" });
    expect(await getPurchase(site, product)).toMatchObject({ status: "active", refundedCents: 500 });
    await refundInOffice(office, path);
    expect(await getPurchase(site, product)).toMatchObject({ status: "refunded", refundedCents: 1_900 });
    const emails = (await listQueuedEmails(site)).filter(({ text }) => text.includes(number));
    const toBuyer = emails.filter(({ key }) => /^purchase-(refund|ended):/.test(key));
    expect(toBuyer.map(({ subject }) => subject).sort()).toEqual([
      `$5 refunded: ${product.title}`,
      `Refunded: ${product.title}`,
    ]);
    expect(await refundSale(site, intent)).toBe("ignored");
    expect(await readPageText(office, path)).toContain("Refund of $5: Not delivered");
    expect(await readBooked(site, `vault_${product.id}`)).toEqual({ paid: 1_900, refunded: 1_900 });
    const [row] = await listRows(site, "refunds", { paymentIntent: intent, amountCents: 1_400 });
    expect(row).toMatchObject({ state: "done" });
    const restored = await postInOffice(office, path, { intent: "restore_purchase", money_back: "1" });
    expect(restored.title).toBe("Purchase Restored");
    expect(await getPurchase(site, product)).toMatchObject({ status: "active", refundedCents: 0 });
    expect(await readBooked(site, `vault_${product.id}`)).toEqual({ paid: 1_900, refunded: 0 });
  });

  test("gets its download back when its refund is taken back", async () => {
    const product = await insertProduct(site);
    const { intent } = await payForProduct(site, product);
    const { id, number } = await getPurchase(site, product);
    const path = paths.adminSale(number);
    await refundInOffice(office, path);
    expect(await getPurchase(site, product)).toMatchObject({ status: "refunded", refundedCents: 1_900 });
    const [row] = await listRows(site, "refunds", { paymentIntent: intent });
    const taken = await postInOffice(office, path, { intent: "refund_take_back", refund: row?.id ?? "" });
    expect(taken.title).toBe("Refund Removed");
    expect(await getPurchase(site, product)).toMatchObject({ status: "active", refundedCents: 0 });
    const events = await listPurchaseEvents(site, id);
    expect(events.at(-1)).toMatchObject({ kind: "restored", actor: "Ada", before: "refunded", after: "active" });
  });

  test("that was revoked before its refund stays revoked when the refund is removed", async () => {
    const product = await insertProduct(site);
    const { intent } = await payForProduct(site, product);
    const path = paths.adminSale((await getPurchase(site, product)).number);
    await postInOffice(office, path, { intent: "revoke_purchase" });
    await refundInOffice(office, path);
    expect(await getPurchase(site, product)).toMatchObject({ status: "refunded" });
    const [row] = await listRows(site, "refunds", { paymentIntent: intent });
    await postInOffice(office, path, { intent: "refund_take_back", refund: row?.id ?? "" });
    expect(await getPurchase(site, product)).toMatchObject({ status: "revoked", refundedCents: 0 });
  });
});
