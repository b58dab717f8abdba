import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { parseDocument, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createPaidSession, listOutcomes, pay, sendEvent } from "#tests/support/order/payment";
import { findQuoteLink, makeQuote, openQuote, readOrder } from "#tests/support/order/quotes";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

const DEPOSIT = 20_000;
const BALANCE = 30_000;

const makeSplitQuote = (changes = {}) => makeQuote(site, office, { deposit: "40%", ...changes });
const payDeposit = (number: string, cents = DEPOSIT) => pay(site, `${number}-1`, cents);
const payBalance = (number: string, cents = BALANCE) => pay(site, `${number}-2`, cents);
const mark = (number: string, reason = "Wire transfer") =>
  postInOffice(office, paths.adminOrder(number), { intent: "paid", reason });
const unmark = (number: string) => postInOffice(office, paths.adminOrder(number), { intent: "unpaid" });

const sumEntries = async (reference: string) => {
  const entries = await listRows(site, "paymentEntries", { reference });
  return entries.map(({ kind, bookedBy, amountCents }) => `${kind} ${bookedBy} ${amountCents}`).sort();
};

const openCustomerPage = async (email: string) => openQuote(new Visitor(site), await findQuoteLink(site, email));
const readCustomerPage = async (email: string) => (await openCustomerPage(email)).text;

const deposited = { paymentStatus: "pending", orderStatus: "in_progress", partPaidCents: DEPOSIT };
const paid = { paymentStatus: "paid", orderStatus: "in_progress", partPaidCents: DEPOSIT + BALANCE };

describe("a price in two parts", () => {
  test("starts the work with the deposit, and is paid with the balance", async () => {
    const { number, email, order } = await makeSplitQuote();
    expect(order.quote?.depositCents).toBe(DEPOSIT);
    expect(await readCustomerPage(email)).toContain("Pay the deposit of $200, and we’ll get to work.");
    await payDeposit(number);
    expect(await readOrder(site, number)).toMatchObject(deposited);
    const page = await readCustomerPage(email);
    expect(page).toContain("Deposit of $200 paid, $300 due");
    expect(page).toContain("Pay the balance, $300");
    expect(page).toContain("Deposit paid");
    await payBalance(number);
    expect(await readOrder(site, number)).toMatchObject(paid);
    const ticket = textOf(parseDocument(await (await office.get(paths.adminOrder(number))).text()), "#ticket");
    expect(ticket).toContain("Accepted. See Payments and refunds below");
    expect(ticket).toContain("Paid $500");
    // Both events are found by the order's number.
    expect(await listOutcomes(site, number)).toEqual(["applied", "applied"]);
    expect(await sumEntries(number)).toEqual([`payment provider ${DEPOSIT}`, `payment provider ${BALANCE}`]);
    expect(await readCustomerPage(email)).not.toMatch(/\$\d+ due|balance/i);
  });

  test("tells the customer what was paid and what is due", async () => {
    const { number, email } = await makeSplitQuote();
    await payDeposit(number);
    await payBalance(number);
    const emails = await listQueuedEmails(site, "payment-customer:");
    const leads = emails.filter(({ to }) => to === email).map(({ text }) => text);
    expect(leads.filter((text) => text.includes("We have your deposit of $200."))).toHaveLength(1);
    expect(leads.filter((text) => text.includes("We have your $300."))).toHaveLength(1);
    expect(leads.join("\n")).toContain("The balance of $300 is due later");
  });

  test("is in the list, the ticket, the filter and the file with amounts", async () => {
    const { number } = await makeSplitQuote({ line_name_2: "Quokka sticker" });
    const listRowsOf = async (query: string) =>
      textsOf(parseDocument(await (await office.get(`/admin?${query}`)).text()), "tbody tr[data-order]");
    expect(await listRowsOf("unpaid=deposit&q=quokka")).toEqual([]);
    await payDeposit(number);
    const [row] = await listRowsOf("unpaid=deposit");
    expect(row).toContain("$500, deposit paid");
    expect(await listRowsOf("unpaid=deposit&q=quokka")).toHaveLength(1);
    expect(await listRowsOf("unpaid=deposit&q=quokka&sort=priority&status=in_progress")).toHaveLength(1);
    expect(await listRowsOf("unpaid=deposit&q=quokka&status=ready")).toEqual([]);
    const ticket = textOf(parseDocument(await (await office.get(paths.adminOrder(number))).text()), "#ticket");
    for (const text of [
      "Deposit paid $200",
      "Accepted. The deposit is paid.",
      "Paid so far",
      "Balance",
      "Mark balance paid",
    ])
      expect(ticket).toContain(text);
    const file = await (await office.get(`${paths.adminExport}?q=quokka&amounts=1`)).text();
    expect(file).toContain("deposit paid");
    expect(file).toContain("200.00");
    expect((await (await office.get(`${paths.adminExport}?q=quokka`)).text()).split("\n")[0]?.split(",")).toHaveLength(
      10,
    );
    await payBalance(number);
    expect(await listRowsOf("unpaid=deposit&q=quokka")).toEqual([]);
  });

  test("each part is paid once; a wrong amount changes neither", async () => {
    const { number } = await makeSplitQuote();
    await payDeposit(number, DEPOSIT - 1);
    expect(await readOrder(site, number)).toMatchObject({
      paymentStatus: "pending",
      partPaidCents: 0,
      paymentProblem: "wrong_amount",
    });
    const other = (await makeSplitQuote()).number;
    await payDeposit(other);
    await payDeposit(other);
    expect(await readOrder(site, other)).toMatchObject({ ...deposited, paymentProblem: "already_paid" });
    await payBalance(other, BALANCE + 1);
    expect(await readOrder(site, other)).toMatchObject({ ...deposited, paymentProblem: "already_paid" });
    expect((await listOutcomes(site, other)).toSorted()).toEqual(["already_paid", "applied", "wrong_amount"]);
  });

  test("a link to the deposit leads to the order's page once it is paid", async () => {
    const { number, email } = await makeSplitQuote();
    const first = (await openCustomerPage(email)).payUrl ?? "";
    expect(new URL(first, site.origin).searchParams.get("client_reference_id")).toBe(`${number}-1`);
    await payDeposit(number);
    const opened = await new Visitor(site).get(first);
    expect(opened.headers.get("Location")).toMatch(`${paths.customerPage(number)}?key=`);
    const second = (await openCustomerPage(email)).payUrl ?? "";
    const checkout = await (await new Visitor(site).get(second)).text();
    expect(checkout).toContain("Custom order, balance");
    expect(checkout).toContain("$300");
  });

  test("a deposit with a slow payment method leaves the balance to pay once it has arrived", async () => {
    const { number, email } = await makeSplitQuote();
    const session = createPaidSession(`${number}-1`, DEPOSIT, "usd", `pi_slow_${number}`);
    await sendEvent(site, { session: { ...session, payment_status: "unpaid" } });
    expect(await readCustomerPage(email)).toContain("Your payment is on its way.");
    await sendEvent(site, { type: "checkout.session.async_payment_succeeded", session });
    expect(await readOrder(site, number)).toMatchObject(deposited);
    expect(await readCustomerPage(email)).toContain("Pay the balance, $300");
  });
});

describe("parts marked paid by hand", () => {
  test("are booked with their own amounts, and taken back one after the other", async () => {
    const { number } = await makeSplitQuote();
    expect((await mark(number)).title).toBe("Marked Paid");
    expect(await readOrder(site, number)).toMatchObject(deposited);
    await mark(number, "Cash");
    expect(await readOrder(site, number)).toMatchObject(paid);
    expect(await sumEntries(number)).toEqual([`payment hand ${DEPOSIT}`, `payment hand ${BALANCE}`]);
    await unmark(number);
    expect(await readOrder(site, number)).toMatchObject(deposited);
    expect((await sumEntries(number)).at(-1)).toBe(`payment hand ${BALANCE}`);
    expect(await sumEntries(number)).toContain(`payment hand ${-BALANCE}`);
  });

  test("the deposit alone is taken back, and the order waits for it again", async () => {
    const { number } = await makeSplitQuote();
    await mark(number);
    expect((await unmark(number)).title).toBe("Marked Unpaid");
    expect(await readOrder(site, number)).toMatchObject({
      paymentStatus: "pending",
      orderStatus: "pending_payment",
      partPaidCents: 0,
    });
  });

  test("a balance by hand follows a deposit by card", async () => {
    const { number } = await makeSplitQuote();
    await payDeposit(number);
    await mark(number);
    expect(await readOrder(site, number)).toMatchObject(paid);
    expect(await sumEntries(number)).toEqual([`payment hand ${BALANCE}`, `payment provider ${DEPOSIT}`]);
    await unmark(number);
    expect(await readOrder(site, number)).toMatchObject(deposited);
  });
});
