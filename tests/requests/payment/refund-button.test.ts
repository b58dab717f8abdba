import { beforeAll, describe, expect, test } from "vitest";
import { listPayments } from "#app/refunds/refundable.server";
import { requestRefund } from "#app/refunds/request-refund.server";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { readPage, readPageText, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { findOrderByNumber } from "#tests/support/order/payment";
import { createOtherInstance, setUpSite } from "#tests/support/site";
import {
  fillRefund,
  listRefundEmailsTo,
  payAtProvider,
  readMoney,
  refundInOffice,
  sumRefundsOf,
} from "#tests/support/stripe/refund-form";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const site = setUpSite(() => provider.variables);
const office = setUpSignedInVisitor(site, "admin", "Ada");

beforeAll(() => provider.reportTo(site));

const payOrder = () => payAtProvider(site, provider);

const sumBookedRefunds = (reference: string) => sumRefundsOf(site, reference);
const listRefunds = (reference: string) => listRows(site, "refunds", { reference });
const listCustomerEmails = (reference: string) => listRefundEmailsTo(site, reference);

describe("a refund through the provider", () => {
  test("asks first, is made once, and the event that follows is the same refund", async () => {
    const { reference, intent, ticket } = await payOrder();
    const fields = await fillRefund(office, ticket, { amount: "50", note: "Two flyers less" });
    const asked = await postInOffice(office, ticket, fields);
    expect(asked.status).toBe(200);
    expect(asked.html).toContain("Refund $50? The payment provider sends it right away");
    expect(provider.refunds.filter(({ payment_intent }) => payment_intent === intent)).toEqual([]);
    const made = await postInOffice(office, ticket, { ...fields, confirmed: "1" });
    expect(made).toMatchObject({ status: 303, title: "Refunded $50" });
    // The same form once more.
    await postInOffice(office, ticket, { ...fields, confirmed: "1" });
    expect(provider.refunds.filter(({ payment_intent }) => payment_intent === intent)).toMatchObject([
      { amount: 5_000, reason: "requested_by_customer" },
    ]);
    expect(await sumBookedRefunds(reference)).toBe(5_000);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    const [email, ...others] = await listCustomerEmails(reference);
    expect(others).toEqual([]);
    expect(email?.text).toContain("You asked for this refund. We’ve refunded $50 on your order.");
    expect(email?.text).not.toContain("Two flyers less");
    const link = new URL(/http\S+\/receipt\/of\/\S+/.exec(email?.text ?? "")?.[0] ?? "");
    const customer = new Visitor(site.origin);
    const creditNote = (await customer.get(link.pathname + link.search)).headers.get("Location") ?? "";
    expect(await readPageText(customer, creditNote)).toContain("Credit note");
    expect(await readMoney(office, ticket)).toContain("Refunded $50");
    expect(await readMoney(office, ticket)).toContain("Left to refund: $149");
    const history = await readPageText(office, ticket);
    expect(history).toContain("Refund of $50: The customer asked for it");
    expect(history).toContain("Two flyers less");
  });

  test("of the rest marks the order refunded, and nothing is left", async () => {
    const { reference, ticket } = await payOrder();
    await refundInOffice(office, ticket, { amount: "99.50" });
    expect((await fillRefund(office, ticket)).amount).toBe("99.50");
    await refundInOffice(office, ticket, { tell_customer: "1" });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    expect(await sumBookedRefunds(reference)).toBe(19_900);
    expect(await listCustomerEmails(reference)).toHaveLength(2);
    const page = await readPage(office, ticket);
    expect(textsOf(page, "#money summary")).toEqual([]);
  });

  test("whose event comes before the answer counts once", async () => {
    const { reference, ticket } = await payOrder();
    provider.onRefund = async () => {};
    await refundInOffice(office, ticket, { amount: "20" });
    provider.onRefund = null;
    expect(await sumBookedRefunds(reference)).toBe(2_000);
    expect(await listRefunds(reference)).toMatchObject([{ state: "done", amountCents: 2_000 }]);
    expect(await listCustomerEmails(reference)).toHaveLength(1);
  });

  test("that somebody makes at the provider’s site meanwhile adds up", async () => {
    const { reference, intent, ticket } = await payOrder();
    provider.onRefund = async () => {
      provider.onRefund = null;
      await provider.refund({ payment_intent: intent, amount: "3000" });
    };
    await refundInOffice(office, ticket, { amount: "20" });
    await expect.poll(() => sumBookedRefunds(reference)).toBe(5_000);
    expect(await readMoney(office, ticket)).toContain("Refunded at the payment provider $30");
    expect(await readMoney(office, ticket)).toContain("Left to refund: $149");
  });

  test("may be one of several, as two admins at once: never more than was paid", async () => {
    const { reference, ticket } = await payOrder();
    const forms = await Promise.all(
      ["120", "130"].map((amount) => fillRefund(office, ticket, { amount, confirmed: "1" })),
    );
    const results = await Promise.all(forms.map((fields) => postInOffice(office, ticket, fields)));
    expect(results.filter(({ status }) => status === 303)).toHaveLength(1);
    // 409 when both were checked before one was booked, otherwise 400.
    const refused = results.find(({ status }) => status === 400 || status === 409);
    expect(refused?.html).toMatch(/Only \$(69|79) of this payment is left to refund\./);
    expect([12_000, 13_000]).toContain(await sumBookedRefunds(reference));
    expect(await listRefunds(reference)).toHaveLength(1);
  });

  test("by two instances at once is never more than was paid", async () => {
    const { reference } = await payOrder();
    const other = createOtherInstance(site);
    const [payment] = await listPayments(site.services, site.services.db.read, { reference });
    if (!payment) throw new Error("no payment");
    const wish = { actor: "Ada", reason: "requested", note: null, tellsCustomer: false, amountCents: 15_000 } as const;
    const results = await Promise.all(
      [site.services, other].map((services, n) =>
        requestRefund(services, payment, { ...wish, id: `${reference}-${n}` }),
      ),
    );
    other.changes.close();
    await other.db.close();
    expect(results.map(({ state }) => state).sort()).toEqual(["done", "too much"]);
    await expect.poll(() => sumBookedRefunds(reference)).toBe(15_000);
  });

  test("that the bank does not take is taken back", async () => {
    const { reference, intent, ticket } = await payOrder();
    await refundInOffice(office, ticket, { amount: "50" });
    const [refund] = provider.refunds.filter(({ payment_intent }) => payment_intent === intent);
    if (refund) await provider.failRefund(refund);
    expect(await sumBookedRefunds(reference)).toBe(0);
    expect(await readMoney(office, ticket)).toContain("Not refunded: $50");
    expect(await readMoney(office, ticket)).toContain("bank didn’t accept it (lost or stolen card)");
    expect(await readMoney(office, ticket)).toContain("Left to refund: $199");
  });
});

describe("the form", () => {
  test.each([
    ["0", "above zero"],
    ["-5", "above zero"],
    ["199.01", "Only $199 of this payment is left"],
    ["9007199254740992", "Enter an amount"],
    ["all", "Enter an amount"],
    ["", "Enter an amount"],
  ])("refuses %j beside the field and keeps what was typed", async (amount, message) => {
    const { ticket, intent } = await payOrder();
    const answer = await postInOffice(office, ticket, await fillRefund(office, ticket, { amount, note: "Kept" }));
    expect(answer.status).toBe(400);
    const field = answer.page.querySelector('#money [name="amount"]');
    expect(field?.getAttribute("aria-invalid")).toBe("true");
    expect(field?.getAttribute("value")).toBe(amount);
    expect(answer.html).toContain(message);
    expect(answer.page.querySelector('#money [name="note"]')?.text).toBe("Kept");
    expect(provider.refunds.some(({ payment_intent }) => payment_intent === intent)).toBe(false);
  });

  test("asks for a note with another reason, of at most 500 characters", async () => {
    const { ticket } = await payOrder();
    const post = async (changes: Record<string, string>) =>
      (await postInOffice(office, ticket, await fillRefund(office, ticket, changes))).html;
    expect(await post({ reason: "other" })).toContain("Say why");
    expect(await post({ note: "x".repeat(501) })).toContain("to 500 characters");
    expect(await post({ reason: "free money" })).toContain("Choose a reason.");
  });
});
