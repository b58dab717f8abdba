import { describe, expect, test } from "vitest";
import { listRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import {
  createPaidSession,
  decideDispute,
  dispute,
  findOrderByNumber,
  placeUnpaidOrder,
  sendEvent,
} from "#tests/support/order/payment";
import { getTicketPath, resolveProblem } from "#tests/support/order/payment-problems";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { getPurchase, insertSoldProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

type Name = "payment" | "created" | "closed";
const ORDERS: Name[][] = [
  ["payment", "created", "closed"],
  ["payment", "closed", "created"],
  ["created", "payment", "closed"],
  ["created", "closed", "payment"],
  ["closed", "payment", "created"],
  ["closed", "created", "payment"],
];

let serial = 0;

/** Each event once, then each again with another id. `atOnce`: all at the same moment. */
async function report(order: Name[], status: "won" | "lost", reference: string, amount: number, atOnce = false) {
  const intent = `pi_dispute_order_${++serial}`;
  const session = {
    ...createPaidSession(reference, amount, "usd", intent),
    customer_details: { email: "a@b.example" },
  };
  const events = {
    payment: () => sendEvent(site, { session }),
    created: () => dispute(site, intent),
    closed: () => decideDispute(site, intent, status),
  };
  if (atOnce) await Promise.all(order.map((name) => events[name]()));
  else for (const name of order) await events[name]();
  for (const name of [...order, ...order.toReversed()]) await events[name]();
  return intent;
}

const listEntries = async (paymentIntent: string) =>
  (await listRows(site, "paymentEntries", { paymentIntent }))
    .map(({ kind, amountCents }) => `${kind} ${amountCents}`)
    .sort();

const listSubjects = async (prefix: string, name: string) =>
  (await listQueuedEmails(site, prefix)).map(({ subject }) => subject).filter((subject) => subject.includes(name));

const cases = ORDERS.flatMap((order) => (["won", "lost"] as const).map((status) => ({ status, order })));

describe.each(cases)("a dispute that was $status, reported as $order", ({ order, status }) => {
  const isLost = status === "lost";
  const amounts = (cents: number) => [...(isLost ? [`chargeback ${cents}`] : []), `payment ${cents}`];

  test("leaves an order flagged if the money is gone, until somebody resolves it", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const intent = await report(order, status, reference, 19_900);
    const problem = async () => {
      const found = await findOrderByNumber(site, reference);
      return [found?.paymentStatus, found?.paymentProblem];
    };
    expect(await problem()).toEqual(["paid", isLost ? "disputed" : null]);
    expect(await listEntries(intent)).toEqual(amounts(19_900));
    expect(await listSubjects("payment-dispute-closed", reference)).toHaveLength(
      // A dispute that was won before its payment came needs nobody.
      !isLost && order.indexOf("closed") < order.indexOf("payment") ? 0 : 1,
    );
    if (!isLost) return;
    const ticket = await readPageText(office, getTicketPath(reference));
    expect(ticket).toContain("The customer disputed $199 through their bank, which paid it back to them.");
    expect(ticket).toContain("The bank decided in the customer’s favor. Decide what happens to the order");
    await resolveProblem(office, reference);
    await dispute(site, intent);
    await decideDispute(site, intent, "lost");
    expect(await problem()).toEqual(["paid", null]);
  });

  test("leaves a purchase revoked if the money is gone", async () => {
    const { product } = await insertSoldProduct(site);
    const intent = await report(order, status, `vault_${product.id}`, 1900);
    expect(await getPurchase(site, product)).toMatchObject({ status: isLost ? "revoked" : "active" });
    // The support's disputes are about $199.
    expect(await listEntries(intent)).toEqual([...(isLost ? ["chargeback 19900"] : []), "payment 1900"]);
  });
});

test.each(["won", "lost"] as const)(
  "reported at the same moment, a dispute that was %s ends the same",
  async (status) => {
    for (const order of ORDERS.slice(0, 3)) {
      const { reference } = await placeUnpaidOrder(site);
      const intent = await report(order, status, reference, 19_900, true);
      expect(await findOrderByNumber(site, reference)).toMatchObject({
        paymentStatus: "paid",
        paymentProblem: status === "lost" ? "disputed" : null,
      });
      expect((await listEntries(intent)).length).toBe(status === "lost" ? 2 : 1);
    }
  },
);

test("what was resolved before a late report of the dispute stays resolved", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const intent = `pi_dispute_order_${++serial}`;
  await sendEvent(site, { session: createPaidSession(reference, 19_900, "usd", intent) });
  await decideDispute(site, intent, "lost");
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: "disputed" });
  await resolveProblem(office, reference);
  expect(await dispute(site, intent)).toBe("ignored");
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: null });
});
