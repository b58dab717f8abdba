import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { sweep } from "#app/server/sweeper.server";
import { HOUR, MINUTE } from "#app/server/time/durations";
import { changeRows, listRows } from "#tests/support/database/rows";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { findOrderByNumber } from "#tests/support/order/payment";
import { setUpSite } from "#tests/support/site";
import {
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
afterEach(() => Object.assign(provider, { fault: null, refusal: null, losesRefundEvents: false }));

const payOrder = () => payAtProvider(site, provider);
const sumBookedRefunds = (reference: string) => sumRefundsOf(site, reference);
const listCustomerEmails = (reference: string) => listRefundEmailsTo(site, reference);
const listRefunds = (reference: string) => listRows(site, "refunds", { reference });
const listRefundRequests = () =>
  provider.requests.filter(({ method, path }) => `${method} ${path}` === "POST /v1/refunds");

/** As if the provider had been asked some time ago. */
const askLongAgo = (reference: string, ms: number) =>
  changeRows(site, "refunds", { reference }, { askedAt: new Date(Date.now() - ms) });

describe("a provider that fails", () => {
  test("after it did the work: the page says so, and trying again never refunds twice", async () => {
    const { reference, intent, ticket } = await payOrder();
    provider.losesRefundEvents = true;
    provider.fault = "fails after work";
    const answer = await refundInOffice(office, ticket, { amount: "50" });
    expect(answer).toMatchObject({ status: 303, title: "Not Confirmed Yet" });
    provider.fault = null;
    expect(await readMoney(office, ticket)).toContain("Refund not confirmed yet: $50");
    expect(await readMoney(office, ticket)).toContain("Left to refund: $149");
    const [row] = await listRefunds(reference);
    const again = await postInOffice(office, ticket, { intent: "refund_again", refund: row?.id ?? "" });
    expect(again.title).toBe("Refund Confirmed");
    expect(provider.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1);
    expect(await sumBookedRefunds(reference)).toBe(5_000);
    expect(await listCustomerEmails(reference)).toHaveLength(1);
  });

  test("and loses the event: a sweep finds out", async () => {
    const { reference, ticket } = await payOrder();
    provider.losesRefundEvents = true;
    provider.fault = "fails after work";
    await refundInOffice(office, ticket);
    provider.fault = null;
    await askLongAgo(reference, 2 * MINUTE);
    await sweep(site.services);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    expect(await sumBookedRefunds(reference)).toBe(19_900);
  });

  test("and loses the total, but tells that the refund was made: it stays open until a sweep asks", async () => {
    const { reference, intent, ticket } = await payOrder();
    provider.losesRefundEvents = true;
    provider.fault = "fails after work";
    await refundInOffice(office, ticket, { amount: "50" });
    provider.fault = null;
    const [made] = provider.refunds.filter(({ payment_intent }) => payment_intent === intent);
    await provider.send("refund.created", made ?? {});
    expect(await listRefunds(reference)).toMatchObject([{ state: "asked", providerRefund: made?.id }]);
    expect(await readMoney(office, ticket)).toContain("Left to refund: $149");
    await askLongAgo(reference, 2 * MINUTE);
    await sweep(site.services);
    expect(await listRefunds(reference)).toMatchObject([{ state: "done" }]);
    expect(await sumBookedRefunds(reference)).toBe(5_000);
    expect(await listCustomerEmails(reference)).toHaveLength(1);
    expect(await readMoney(office, ticket)).toContain("Left to refund: $149");
  });

  test("after it did the work: both of its events settle the refund", async () => {
    const { reference, ticket } = await payOrder();
    provider.fault = "fails after work";
    provider.onRefund = async () => {};
    await refundInOffice(office, ticket, { amount: "50" });
    Object.assign(provider, { fault: null, onRefund: null });
    expect(await listRefunds(reference)).toMatchObject([{ state: "done" }]);
    expect(await sumBookedRefunds(reference)).toBe(5_000);
  });

  test("before it did anything: trying again refunds, once", async () => {
    const { reference, ticket } = await payOrder();
    provider.fault = "down";
    expect((await refundInOffice(office, ticket, { amount: "10" })).title).toBe("Not Confirmed Yet");
    const [row] = await listRefunds(reference);
    const post = () => postInOffice(office, ticket, { intent: "refund_again", refund: row?.id ?? "" });
    expect((await post()).title).toBe("Not Confirmed Yet");
    provider.fault = null;
    const before = listRefundRequests().length;
    expect((await post()).title).toBe("Refund Confirmed");
    expect(listRefundRequests().slice(before)).toMatchObject([{ idempotencyKey: row?.id }]);
    expect((await post()).title).toBe("Already Settled");
    expect(await sumBookedRefunds(reference)).toBe(1_000);
  });

  test("and does not know the refund an hour later: it failed, and the money is left", async () => {
    const { reference, ticket } = await payOrder();
    provider.fault = "busy";
    await refundInOffice(office, ticket);
    provider.fault = null;
    await askLongAgo(reference, 2 * HOUR);
    await sweep(site.services);
    expect(await listRefunds(reference)).toMatchObject([{ state: "failed" }]);
    expect(await readMoney(office, ticket)).toContain("Left to refund: $199");
    expect(await sumBookedRefunds(reference)).toBe(0);
  });

  test.each([
    ["balance_insufficient", "Your balance at the payment provider is too low"],
    ["charge_disputed", "The customer disputed this payment"],
  ])("and refuses with %s says why in plain words", async (code, words) => {
    const { reference, ticket } = await payOrder();
    provider.refusal = { code, message: "No." };
    const answer = await refundInOffice(office, ticket, { amount: "10" });
    provider.refusal = null;
    expect(answer.status).toBe(409);
    expect(answer.html).toContain(words);
    expect(await listRefunds(reference)).toMatchObject([{ state: "failed" }]);
    expect(await sumBookedRefunds(reference)).toBe(0);
    // It is refunded afterward.
    expect((await refundInOffice(office, ticket, { amount: "10" })).title).toBe("Refunded $10");
  });

  test("because it was refunded there already: what it knows is booked", async () => {
    const { reference, intent, ticket } = await payOrder();
    provider.losesRefundEvents = true;
    await provider.refund({ payment_intent: intent });
    provider.losesRefundEvents = false;
    const answer = await refundInOffice(office, ticket);
    expect(answer.html).toContain("already been refunded");
    expect(await sumBookedRefunds(reference)).toBe(19_900);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
  });
});
