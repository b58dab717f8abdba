import { expect, test } from "vitest";
import { changeRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import {
  createPaidSession,
  dispute,
  findOrderByNumber,
  pay,
  placeUnpaidOrder,
  refund,
  sendEvent,
} from "#tests/support/order/payment";
import {
  getTicketPath,
  listOrdersNeedingAction,
  problemCreators,
  resolveProblem,
} from "#tests/support/order/payment-problems";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const disputeEmails = async (reference: string) =>
  (await listQueuedEmails(site)).filter(
    ({ key, text }) => key.startsWith("payment-disputed:") && text.includes(reference),
  );

test("a dispute marks the order in any status, and the team is emailed the amount and reason", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const intent = await pay(site, reference);
  expect(await dispute(site, intent)).toBe("disputed");
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", paymentProblem: "disputed" });
  const [email] = await disputeEmails(reference);
  expect(email).toMatchObject({ to: site.services.env.TEAM_EMAIL, subject: `Payment disputed: ${reference}` });
  expect(email?.text).toMatch(/Disputed amount +\$199/);
  expect(email?.text).toContain("product not received");
  const ticket = await readPageText(office, getTicketPath(reference));
  expect(ticket).toContain("The customer disputed $199 through their bank.");
  expect(ticket).toContain("Press Mark resolved once the bank has decided.");
});

test("a dispute is applied once, also when another event reports it again", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const intent = await pay(site, reference);
  const id = `evt_dispute_${reference}`;
  const outcomes = await Promise.all([1, 2, 3].map(() => dispute(site, intent, id)));
  expect(outcomes.sort()).toEqual(["disputed", "repeated", "repeated"]);
  expect(await dispute(site, intent)).toBe("ignored");
  expect(await disputeEmails(reference)).toHaveLength(1);
});

test("a second dispute of the same amount is another dispute, also after the first one was resolved", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const intent = await pay(site, reference);
  expect(await dispute(site, intent, `evt_a_${reference}`, "dp_first")).toBe("disputed");
  await resolveProblem(office, reference);
  expect(await dispute(site, intent, `evt_b_${reference}`, "dp_second")).toBe("disputed");
  expect(await dispute(site, intent, `evt_c_${reference}`, "dp_second")).toBe("ignored");
  expect(await disputeEmails(reference)).toHaveLength(2);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: "disputed" });
});

test("a dispute that earlier versions recorded without its id is recognized by its amount", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const intent = await pay(site, reference);
  await dispute(site, intent);
  await changeRows(site, "paymentEvents", { paymentIntent: intent }, { disputeId: null });
  expect(await dispute(site, intent)).toBe("ignored");
});

test("a dispute that arrives before its payment is reported once the payment arrives", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const intent = `pi_disputed_first_${reference}`;
  expect(await dispute(site, intent)).toBe("ignored");
  await sendEvent(site, { session: createPaidSession(reference, 19_900, "usd", intent) });
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", paymentProblem: "disputed" });
  expect(await disputeEmails(reference)).toHaveLength(1);
  expect(await dispute(site, intent)).toBe("ignored");
});

test("only Resolved removes the mark, not a later payment, a refund or another status", async () => {
  const reference = await problemCreators["Payment disputed"](site);
  await refund(site, await pay(site, reference));
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", paymentProblem: "disputed" });
  await office.post(getTicketPath(reference), { intent: "change", status: "cancelled" });
  expect(await listOrdersNeedingAction(office)).toContain(reference);
  await resolveProblem(office, reference);
  expect(await listOrdersNeedingAction(office)).not.toContain(reference);
});

test("a dispute of an unknown payment is ignored", async () => {
  const emails = (await listQueuedEmails(site)).length;
  expect(await dispute(site, "pi_of_another_shop")).toBe("ignored");
  expect(await listQueuedEmails(site)).toHaveLength(emails);
});
