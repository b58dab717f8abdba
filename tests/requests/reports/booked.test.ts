import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { collectPerson, describePerson } from "#app/person/collect-person.server";
import { erasePerson } from "#app/person/erase-person.server";
import { removeRecords } from "#app/trash/empty-trash.server";
import { changeRows, listRows } from "#tests/support/database/rows";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, type Order } from "#tests/support/order/orders";
import {
  createPaidSession,
  decideDispute,
  failRefund,
  nextSecond,
  pay,
  refund,
  sendEvent,
} from "#tests/support/order/payment";
import { getTicketPath } from "#tests/support/order/payment-problems";
import { changePurchase, getPurchase, insertProduct, payForProduct, refundSale } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

/** Kind and amount in cents, in the order in which they were booked. */
async function listBooked(reference: string) {
  const rows = await listRows(site, "paymentEntries", { reference });
  return rows
    .sort((a, b) => +a.createdAt - +b.createdAt || (a.kind < b.kind ? -1 : 1))
    .map(({ kind, amountCents }) => `${kind} ${amountCents}`);
}

const placeUnpaid = (changes: Partial<Order> = {}) => insertOrder(site, changes);

const markPaid = (reference: string) =>
  admin.post(getTicketPath(reference), { intent: "paid", reason: "Paid by check." });
const markUnpaid = (reference: string) => admin.post(getTicketPath(reference), { intent: "unpaid" });

describe("Mark paid", () => {
  test("books the price, and Mark unpaid its opposite", async () => {
    const { submissionId } = await placeUnpaid();
    await markPaid(submissionId);
    expect(await listBooked(submissionId)).toEqual(["payment 19900"]);
    await markUnpaid(submissionId);
    expect(await listBooked(submissionId)).toEqual(["payment 19900", "payment -19900"]);
    await markPaid(submissionId);
    expect(await listBooked(submissionId)).toEqual(["payment 19900", "payment -19900", "payment 19900"]);
  });

  test("books nothing more for an order whose payment had a wrong amount, which it accepts", async () => {
    const { submissionId } = await placeUnpaid();
    const intent = await pay(site, submissionId, 15_000);
    await markPaid(submissionId);
    expect(await listBooked(submissionId)).toEqual(["payment 15000"]);
    await refund(site, intent, { refunded: 15_000, of: 15_000 });
    expect(await listBooked(submissionId)).toEqual(["payment 15000", "refund 15000"]);
  });

  test("and a later payment through the provider are two payments", async () => {
    const { submissionId } = await placeUnpaid();
    await markPaid(submissionId);
    await pay(site, submissionId);
    await markUnpaid(submissionId);
    expect(await listBooked(submissionId)).toEqual(["payment 19900", "payment 19900", "payment -19900"]);
  });
});

describe("refunds", () => {
  test("in parts and out of order add up to the newest total", async () => {
    const { submissionId } = await placeUnpaid();
    const intent = await pay(site, submissionId);
    const start = nextSecond();
    for (const refunded of [5_000, 2_000, 12_000, 12_000, 7_000])
      await refund(site, intent, { refunded, created: start + refunded });
    expect(await listBooked(submissionId)).toEqual(["payment 19900", "refund 5000", "refund 7000"]);
  });

  test("that come before their payment are booked with it", async () => {
    const { submissionId } = await placeUnpaid();
    const start = nextSecond();
    for (const refunded of [3_000, 1_000])
      await refund(site, "pi_booked_early", { refunded, created: start + refunded });
    expect(await listBooked(submissionId)).toEqual([]);
    await sendEvent(site, { session: createPaidSession(submissionId, 19_900, "usd", "pi_booked_early") });
    expect(await listBooked(submissionId)).toEqual(["payment 19900", "refund 3000"]);
  });

  test("of a deleted order and of a payment without an order are booked", async () => {
    const order = await placeUnpaid();
    const intent = await pay(site, order.submissionId);
    await removeRecords(site.services, "order", undefined);
    await refund(site, intent);
    expect(await listBooked(order.submissionId)).toEqual(["payment 19900", "refund 19900"]);
    const stray = await pay(site, "SUB-STRAY222", 4_200);
    await refund(site, stray, { refunded: 4_200, of: 4_200 });
    expect(await listBooked("SUB-STRAY222")).toEqual(["payment 4200", "refund 4200"]);
  });

  test("stay booked when the purchase is restored, unless the money is back; then they may happen again", async () => {
    const product = await insertProduct(site);
    const { intent } = await payForProduct(site, product);
    await refundSale(site, intent);
    const { number } = await getPurchase(site, product);
    const reference = `vault_${product.id}`;
    const restore = (fields = {}) =>
      postInOffice(admin, paths.adminSale(number), { intent: "restore_purchase", ...fields });
    expect((await restore()).status).toBe(303);
    expect(await getPurchase(site, product)).toMatchObject({ status: "active", refundedCents: 1900 });
    expect(await listBooked(reference)).toEqual(["payment 1900", "refund 1900"]);
    await changePurchase(site, (await getPurchase(site, product)).id, { status: "refunded" });
    expect((await restore({ money_back: "1" })).status).toBe(303);
    expect(await getPurchase(site, product)).toMatchObject({ status: "active", refundedCents: 0 });
    expect(await listBooked(reference)).toEqual(["payment 1900", "refund 1900", "refund -1900"]);
    await refundSale(site, intent, 700);
    expect(await listBooked(reference)).toEqual(["payment 1900", "refund 1900", "refund -1900", "refund 700"]);
  });
});

test("what the bank takes back after a dispute is booked with its payment, also if it decided before", async () => {
  const { submissionId } = await placeUnpaid();
  const intent = await pay(site, submissionId);
  for (let times = 0; times < 2; times++) await decideDispute(site, intent, "lost");
  expect((await listBooked(submissionId)).sort()).toEqual(["chargeback 19900", "payment 19900"]);
  const { submissionId: decided } = await placeUnpaid();
  await decideDispute(site, "pi_decided", "lost");
  expect(await listBooked(decided)).toEqual([]);
  await sendEvent(site, { session: createPaidSession(decided, 19_900, "usd", "pi_decided") });
  expect((await listBooked(decided)).sort()).toEqual(["chargeback 19900", "payment 19900"]);
});

test("a refund that failed takes back what was booked for it, and a later one counts again", async () => {
  const { submissionId } = await placeUnpaid();
  const intent = await pay(site, submissionId);
  await refund(site, intent, { refunded: 5_000 });
  await failRefund(site, intent, 5_000);
  await refund(site, intent, { refunded: 3_000 });
  expect(await listBooked(submissionId)).toEqual(["payment 19900", "refund 5000", "refund -5000", "refund 3000"]);
});

test("a refund that failed before it is reported is not booked, whenever its payment arrives", async () => {
  for (const place of [0, 1, 2]) {
    const { submissionId } = await placeUnpaid();
    const intent = `pi_failed_first_${place}`;
    const start = nextSecond();
    const events = [
      () => failRefund(site, intent, 5_000, { created: start + 5, refundId: `re_first_${place}` }),
      () => refund(site, intent, { refunded: 5_000, created: start }),
    ];
    events.splice(place, 0, () =>
      sendEvent(site, { session: createPaidSession(submissionId, 19_900, "usd", intent) }).then(() => ""),
    );
    for (const send of events) await send();
    const rows = await listRows(site, "paymentEntries", { reference: submissionId });
    expect(rows.reduce((sum, { amountCents }) => sum + (amountCents === 19_900 ? 0 : amountCents), 0)).toBe(0);
    await refund(site, intent, { refunded: 2_000, created: start + 9 });
    expect((await listBooked(submissionId)).slice(-1)).toEqual(["refund 2000"]);
  }
});

describe("a customer", () => {
  const email = "Regular.Payer@studio.example";

  test("is known by a signature, from which later payments follow", async () => {
    const [first, second] = [await placeUnpaid({ email }), await placeUnpaid({ email: email.toLowerCase() })];
    await pay(site, first.submissionId);
    await pay(site, second.submissionId);
    const find = async (order: Order) => (await listRows(site, "paymentEntries", { reference: order.submissionId }))[0];
    const [one, two] = [await find(first), await find(second)];
    expect(two?.customer).toBe(one?.customer);
    expect([one?.paidBefore, two?.paidBefore]).toEqual(["", one?.day]);
    const { data } = describePerson(site.services, await collectPerson(site.services, email));
    expect(JSON.parse(data).payments).toHaveLength(2);
  });

  test("is forgotten when the person is erased or the order deleted, and the amounts stay", async () => {
    const done = { orderStatus: "ready" } as const;
    await changeRows(site, "formSubmissions", { email }, done);
    await changeRows(site, "formSubmissions", { email: email.toLowerCase() }, done);
    const [erased, deleted] = [await placeUnpaid({ ...done, email }), await placeUnpaid(done)];
    await pay(site, erased.submissionId);
    await pay(site, deleted.submissionId);
    await erasePerson(site.services, email, "Ada");
    await removeRecords(site.services, "order", undefined);
    for (const { submissionId } of [erased, deleted]) {
      const [entry] = await listRows(site, "paymentEntries", { reference: submissionId });
      expect(entry).toMatchObject({ amountCents: 19_900, customer: null, paidBefore: null });
    }
  });
});
