import { describe, expect, test } from "vitest";
import { readPageText } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import {
  createPaidSession,
  decideDispute,
  dispute,
  failRefund,
  findOrderByNumber,
  listOutcomes,
  pay,
  placeUnpaidOrder,
  refund,
  sendEvent,
} from "#tests/support/order/payment";
import { getTicketPath } from "#tests/support/order/payment-problems";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import {
  changePurchase,
  getPurchase,
  listPurchaseEvents,
  refundSale,
  sellProduct,
} from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

async function placePaidOrder() {
  const { reference } = await placeUnpaidOrder(site);
  return { reference, intent: await pay(site, reference) };
}

const listSubjects = async (prefix: string, name: string) =>
  (await listQueuedEmails(site, prefix)).map(({ subject }) => subject).filter((subject) => subject.includes(name));

describe("of an order", () => {
  test("a dispute that was won no longer needs anybody, and the team is told", async () => {
    const { reference, intent } = await placePaidOrder();
    await dispute(site, intent);
    expect(await decideDispute(site, intent, "won")).toBe("dispute_won");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", paymentProblem: null });
    expect(await listSubjects("payment-dispute-closed", reference)).toEqual([`Dispute won: ${reference}`]);
    expect(await readPageText(office, getTicketPath(reference))).toContain("Dispute of $199 won");
  });

  test("a dispute that was lost stays flagged until somebody resolves it, and the team is told", async () => {
    const { reference, intent } = await placePaidOrder();
    await dispute(site, intent);
    expect(await decideDispute(site, intent, "lost")).toBe("dispute_lost");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: "disputed" });
    expect(await listSubjects("payment-dispute-closed", reference)).toEqual([`Dispute lost: ${reference}`]);
    expect(await readPageText(office, getTicketPath(reference))).toContain("Dispute of $199 lost");
  });

  test("two disputes of the same amount are decided one by one", async () => {
    const { reference, intent } = await placePaidOrder();
    const [first, second] = [`dp_a_${reference}`, `dp_b_${reference}`];
    await dispute(site, intent, undefined, first);
    await dispute(site, intent, undefined, second);
    await decideDispute(site, intent, "won", { disputeId: first });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: "disputed" });
    await decideDispute(site, intent, "won", { disputeId: second });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: null });
  });

  test("another problem of the order stays after a dispute was won", async () => {
    const { reference, intent } = await placePaidOrder();
    await pay(site, reference);
    await dispute(site, intent);
    await decideDispute(site, intent, "won");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: "already_paid" });
  });

  test("a decision counts once, however often and in whatever order it comes", async () => {
    const { reference, intent } = await placePaidOrder();
    expect(await decideDispute(site, intent, "won", { id: `evt_won_${reference}` })).toBe("dispute_won");
    expect(await decideDispute(site, intent, "won", { id: `evt_won_${reference}` })).toBe("repeated");
    expect(await decideDispute(site, intent, "won")).toBe("ignored");
    expect(await dispute(site, intent)).toBe("ignored");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: null });
    expect(await listSubjects("payment-dispute-closed", reference)).toHaveLength(1);
  });

  test("an inquiry that ended without a dispute counts as won", async () => {
    const { intent } = await placePaidOrder();
    await dispute(site, intent);
    expect(await decideDispute(site, intent, "warning_closed")).toBe("dispute_won");
  });

  test.each([
    ["won", null, ["applied"]],
    ["lost", "disputed", ["applied", "dispute_lost"]],
  ] as const)(
    "a dispute that was %s before its payment was reported is settled with it",
    async (status, problem, outcomes) => {
      const { reference } = await placeUnpaidOrder(site);
      const intent = `pi_early_${status}_${reference}`;
      await dispute(site, intent);
      await decideDispute(site, intent, status);
      await sendEvent(site, { session: createPaidSession(reference, 19_900, "usd", intent) });
      expect(await findOrderByNumber(site, reference)).toMatchObject({
        paymentStatus: "paid",
        paymentProblem: problem,
      });
      expect((await listOutcomes(site, reference)).sort()).toEqual(outcomes);
    },
  );
});

describe("of a product", () => {
  const lookUp = async (product: Parameters<typeof getPurchase>[1]) => (await getPurchase(site, product)).status;

  test("the purchase that a dispute revoked is active again when the dispute is won", async () => {
    const { product, purchase, intent } = await sellProduct(site);
    await dispute(site, intent);
    expect(await lookUp(product)).toBe("revoked");
    expect(await decideDispute(site, intent, "won")).toBe("dispute_won");
    expect(await lookUp(product)).toBe("active");
    const [email] = await listQueuedEmails(site, `purchase-dispute-closed:${purchase.id}`);
    expect(email?.subject).toContain("Dispute won");
    expect(email?.text).toContain("The download links work again.");
    expect(await readPageText(office, `/admin/sales/${purchase.number}`)).toContain(
      "Dispute won, so the purchase was restored",
    );
  });

  test("a held purchase is held again", async () => {
    const { product, purchase, intent } = await sellProduct(site);
    await changePurchase(site, purchase.id, { status: "held" });
    await dispute(site, intent);
    await decideDispute(site, intent, "won");
    expect(await lookUp(product)).toBe("held");
  });

  test("it stays revoked while another dispute is open or lost, or if the office revoked it", async () => {
    const { product, intent } = await sellProduct(site);
    await dispute(site, intent, undefined, "dp_one");
    await dispute(site, intent, undefined, "dp_two");
    await decideDispute(site, intent, "won", { disputeId: "dp_one" });
    expect(await lookUp(product)).toBe("revoked");
    await decideDispute(site, intent, "lost", { disputeId: "dp_two" });
    expect(await lookUp(product)).toBe("revoked");

    const other = await sellProduct(site);
    await postInOffice(office, `/admin/sales/${other.purchase.number}`, { intent: "revoke_purchase" });
    expect(await lookUp(other.product)).toBe("revoked");
    await dispute(site, other.intent);
    await decideDispute(site, other.intent, "won");
    expect(await lookUp(other.product)).toBe("revoked");
    expect((await listPurchaseEvents(site, other.purchase.id)).some(({ kind }) => kind === "restored")).toBe(false);
  });
});

describe("a refund that the customer’s bank did not take", () => {
  test("changes no order, and the team is told once", async () => {
    const { reference, intent } = await placePaidOrder();
    await refund(site, intent);
    const event = { id: `evt_failed_${reference}`, refundId: `re_${reference}` };
    expect(await failRefund(site, intent, 19_900, event)).toBe("refund_failed");
    expect(await failRefund(site, intent, 19_900, event)).toBe("repeated");
    expect(await failRefund(site, intent, 19_900, { refundId: event.refundId })).toBe("ignored");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    expect(await listSubjects("payment-refund-failed", reference)).toEqual([`Refund failed: ${reference}`]);
    expect(await readPageText(office, getTicketPath(reference))).toContain("Refund of $199 failed");
  });

  test("changes no purchase, and the team is told", async () => {
    const { product, purchase, intent } = await sellProduct(site);
    await refundSale(site, intent);
    expect(await failRefund(site, intent, 1900)).toBe("refund_failed");
    expect(await getPurchase(site, product)).toMatchObject({ status: "refunded" });
    const [email] = await listQueuedEmails(site, `purchase-refund-failed:${purchase.id}`);
    expect(email?.text).toContain("lost or stolen card");
  });

  test("of an unknown payment is nobody’s", async () => {
    expect(await failRefund(site, "pi_of_nobody")).toBe("ignored");
  });
});
