import { expect, test } from "vitest";
import { sweep } from "#app/server/sweeper.server";
import { readPageText, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder } from "#tests/support/order/orders";
import {
  createPaidSession,
  dispute,
  findOrderByNumber,
  pay,
  placeUnpaidOrder,
  sendEvent,
} from "#tests/support/order/payment";
import { getTicketPath, problemCreators, resolveProblem } from "#tests/support/order/payment-problems";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { changePurchase, listPurchases, refundSale, sellProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");
const longAgo = () => new Date(Date.now() - 31 * 86_400_000);

test("an order with an unresolved payment problem stays in the trash until it is resolved", async () => {
  const { reference } = await placeUnpaidOrder(site);
  await changeOrder(site, reference, { deletedAt: longAgo() });
  await sendEvent(site, { session: createPaidSession(reference) });
  await sweep(site.services);
  expect(await findOrderByNumber(site, reference)).toBeDefined();
  const trash = await readPageText(office, "/admin/trash");
  expect(trash).toContain("Paid after it was canceled");
  expect(trash).toContain("Removed for good once resolved");

  const { status, title, html } = await resolveProblem(office, reference);
  expect({ status, title }).toEqual({ status: 303, title: "Payment Problem Resolved" });
  expect(textOf(html)).toContain("Paid after it was canceled: resolved");
  expect((await findOrderByNumber(site, reference))?.deletedAt).not.toBeNull();
  await sweep(site.services);
  expect(await findOrderByNumber(site, reference)).toBeUndefined();
});

test("emptying the trash removes everything", async () => {
  const reference = await problemCreators["Wrong amount paid"](site);
  await changeOrder(site, reference, { deletedAt: longAgo() });
  expect((await postInOffice(office, "/admin/trash", { confirmed: "1" })).title).toBe("Trash Emptied");
  expect(await findOrderByNumber(site, reference)).toBeUndefined();
});

test("in the trash only the payment problem can be changed", async () => {
  const reference = await problemCreators["Wrong amount paid"](site);
  await changeOrder(site, reference, { deletedAt: new Date() });
  for (const fields of [
    { intent: "note", note: "Call back" },
    { intent: "paid", reason: "Check 1042." },
    { intent: "change", status: "ready" },
  ] as Record<string, string>[])
    expect((await office.post(getTicketPath(reference), fields)).status).toBe(404);
});

/** Each creates a paid record, deletes it and removes it for good. Returns the payment. */
const removedRecords: Record<string, () => Promise<string>> = {
  async order() {
    const { reference } = await placeUnpaidOrder(site);
    const intent = await pay(site, reference);
    await changeOrder(site, reference, { deletedAt: longAgo() });
    await sweep(site.services);
    expect(await findOrderByNumber(site, reference)).toBeUndefined();
    return intent;
  },
  async purchase() {
    const { product, purchase, intent } = await sellProduct(site);
    await changePurchase(site, purchase.id, { deletedAt: longAgo() });
    await sweep(site.services);
    expect(await listPurchases(site, product)).toEqual([]);
    return intent;
  },
};

test.each(Object.entries(removedRecords))(
  "the team is emailed about a dispute and a refund of the payment for a removed %s, and nothing is restored",
  async (_kind, remove) => {
    const { db } = site.services;
    const countRecords = () =>
      Promise.all([db.tables.formSubmissions, db.tables.purchases].map((table) => db.read.$count(table)));
    const intent = await remove();
    const before = await countRecords();
    await dispute(site, intent, `evt_dispute_${intent}`);
    await refundSale(site, intent, 1900, `evt_refund_${intent}`);
    const told = (await listQueuedEmails(site)).filter(({ text }) => text.includes(`_${intent}`));
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [site.services.env.TEAM_EMAIL, "Disputed: a payment for a deleted record"],
      [site.services.env.TEAM_EMAIL, "Refunded: a payment for a deleted record"],
    ]);
    expect(told[0]?.text).toMatch(/Amount:?\s+\$199\b/);
    expect(await countRecords()).toEqual(before);
  },
);
