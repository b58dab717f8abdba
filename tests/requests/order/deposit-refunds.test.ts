import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { countRows, listRows } from "#tests/support/database/rows";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { pay, refund } from "#tests/support/order/payment";
import { makeQuote, readOrder } from "#tests/support/order/quotes";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

const DEPOSIT = 20_000;
const BALANCE = 30_000;
const deposited = { paymentStatus: "pending", orderStatus: "in_progress", partPaidCents: DEPOSIT };

const makeSplitQuote = () => makeQuote(site, office, { deposit: "40%" });
const payDeposit = (number: string) => pay(site, `${number}-1`, DEPOSIT);
const payBalance = (number: string) => pay(site, `${number}-2`, BALANCE);

describe("refunds", () => {
  test("of the balance leave the deposit, and of both end the payment", async () => {
    const { number } = await makeSplitQuote();
    const [first, second] = [await payDeposit(number), await payBalance(number)];
    await refund(site, second, { refunded: BALANCE, of: BALANCE });
    expect(await readOrder(site, number)).toMatchObject(deposited);
    await refund(site, first, { refunded: DEPOSIT, of: DEPOSIT });
    expect(await readOrder(site, number)).toMatchObject({ paymentStatus: "refunded", partPaidCents: 0 });
    const entries = await listRows(site, "paymentEntries", { reference: number });
    expect(entries.filter(({ kind }) => kind === "refund")).toHaveLength(2);
  });

  test("of the deposit leave what the balance has paid", async () => {
    const { number } = await makeSplitQuote();
    const [first] = [await payDeposit(number), await payBalance(number)];
    await refund(site, first, { refunded: DEPOSIT, of: DEPOSIT });
    expect(await readOrder(site, number)).toMatchObject({ paymentStatus: "pending", partPaidCents: BALANCE });
  });

  test("in part change no status", async () => {
    const { number } = await makeSplitQuote();
    const first = await payDeposit(number);
    await refund(site, first, { refunded: 500, of: DEPOSIT });
    expect(await readOrder(site, number)).toMatchObject(deposited);
  });

  test("of a deposit that was paid twice leave it paid", async () => {
    const { number } = await makeSplitQuote();
    const [first] = [await payDeposit(number), await payDeposit(number)];
    await refund(site, first, { refunded: DEPOSIT, of: DEPOSIT });
    expect(await readOrder(site, number)).toMatchObject({ ...deposited, paymentProblem: null });
  });
});

test("a payment after the quote was withdrawn is for the team to decide", async () => {
  const { number } = await makeSplitQuote();
  await postInOffice(office, paths.adminOrder(number), { intent: "withdraw_quote" });
  await payDeposit(number);
  expect(await readOrder(site, number)).toMatchObject({ orderStatus: "cancelled", paymentProblem: "cancelled_order" });
  expect(await countRows(site, "paymentEntries", { reference: number })).toBe(1);
});
