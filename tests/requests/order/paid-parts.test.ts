import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { countRows, listRows } from "#tests/support/database/rows";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import {
  chargeTax,
  findEntry,
  makeHalvedQuote,
  markPaid,
  markUnpaid,
  PART,
  payPart,
  TAX,
} from "#tests/support/order/parts";
import { createPaidSession, placeUnpaidOrder, refund, sendEvent } from "#tests/support/order/payment";
import { readOrder } from "#tests/support/order/quotes";
import { setUpSite } from "#tests/support/site";
import { refundInOffice } from "#tests/support/stripe/refund-form";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

beforeAll(() => chargeTax(office));

const WITH_TAX = PART + TAX;
const halfPaid = { paymentStatus: "pending", partPaidCents: PART, taxCents: TAX };
const paid = { paymentStatus: "paid", partPaidCents: 2 * PART, taxCents: 2 * TAX };
const nothingPaid = { paymentStatus: "pending", partPaidCents: 0, taxCents: 0, tax: null };

const makeQuote = async () => (await makeHalvedQuote(site, office)).number;

/** The refund of the payment at this place in the books. */
const refundByHand = async (number: string, index: number, amount?: string) =>
  refundInOffice(office, paths.adminOrder(number), {
    refund_of: (await findEntry(site, number, index)).id,
    amount: amount ?? String((await findEntry(site, number, index)).amountCents / 100),
  });

const takeBack = async (number: string) => {
  const [row] = await listRows(site, "refunds", { reference: number, state: "done" });
  return postInOffice(office, paths.adminOrder(number), { intent: "refund_take_back", refund: row?.id ?? "" });
};

describe("Mark unpaid", () => {
  test("leaves a deposit that was also paid online", async () => {
    const number = await makeQuote();
    await markPaid(office, number);
    await payPart(site, number, 1);
    expect(await readOrder(site, number)).toMatchObject({ ...halfPaid, paymentProblem: "already_paid" });
    expect((await markUnpaid(office, number)).title).toBe("Marked Unpaid");
    expect(await readOrder(site, number)).toMatchObject({
      ...halfPaid,
      orderStatus: "in_progress",
      paymentProblem: null,
    });
  });

  test("leaves the deposit if the balance was accepted with a wrong amount", async () => {
    const number = await makeQuote();
    await payPart(site, number, 1);
    await payPart(site, number, 2, PART - 10_000, 2_900);
    await markPaid(office, number);
    expect(await readOrder(site, number)).toMatchObject({ ...paid, taxCents: TAX + 2_900, paymentProblem: null });
    await markUnpaid(office, number);
    expect(await readOrder(site, number)).toMatchObject({ ...halfPaid, paymentProblem: "wrong_amount" });
  });

  test("of both parts, one after the other, leaves nothing", async () => {
    const number = await makeQuote();
    await markPaid(office, number);
    await markPaid(office, number);
    expect(await readOrder(site, number)).toMatchObject(paid);
    await markUnpaid(office, number);
    expect(await readOrder(site, number)).toMatchObject(halfPaid);
    await markUnpaid(office, number);
    expect(await readOrder(site, number)).toMatchObject({ ...nothingPaid, orderStatus: "pending_payment" });
  });

  test("of a whole order that stays paid keeps the tax of the payment that covers it", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await markPaid(office, reference);
    const details = { amount_subtotal: 19_900, total_details: { amount_tax: 1_443, amount_discount: 0 } };
    await sendEvent(site, {
      session: { ...createPaidSession(reference, 21_343, "usd", `pi_${reference}`), ...details },
    });
    expect((await markUnpaid(office, reference)).title).toBe("Still Paid");
    expect(await readOrder(site, reference)).toMatchObject({
      ...{ paymentStatus: "paid", partPaidCents: 0, taxCents: 1_443, tax: { name: "Sales tax" } },
    });
  });

  test("keeps a tax that the provider worked out for the deposit", async () => {
    const number = await makeQuote();
    await payPart(site, number, 1, PART, 3_000);
    await markPaid(office, number);
    expect(await readOrder(site, number)).toMatchObject({ ...paid, taxCents: 3_000 + TAX });
    await markUnpaid(office, number);
    expect(await readOrder(site, number)).toMatchObject({ ...halfPaid, taxCents: 3_000 });
  });
});

test("a balance that is paid by check is booked, also if the deposit was accepted with a wrong amount", async () => {
  const number = await makeQuote();
  await payPart(site, number, 1, PART - 10_000, 2_900);
  await markPaid(office, number);
  expect(await countRows(site, "paymentEntries", { reference: number })).toBe(1);
  await markPaid(office, number);
  expect(await readOrder(site, number)).toMatchObject({ ...paid, taxCents: 2_900 + TAX });
  expect(await findEntry(site, number, 1)).toMatchObject({ bookedBy: "hand", amountCents: WITH_TAX });
  expect(await countRows(site, "receipts", { reference: number })).toBe(2);
});

describe("a balance that was accepted with a wrong amount", () => {
  const payBoth = async () => {
    const number = await makeQuote();
    const first = await payPart(site, number, 1);
    const second = await payPart(site, number, 2, PART - 10_000, 2_900);
    await markPaid(office, number);
    return { number, first, second };
  };

  test("counts with its price after a refund of the deposit", async () => {
    const { number, first, second } = await payBoth();
    await refund(site, first, { refunded: WITH_TAX, of: WITH_TAX });
    expect(await readOrder(site, number)).toMatchObject({ ...halfPaid, taxCents: 2_900 });
    await refund(site, second, { refunded: 42_900, of: 42_900 });
    expect(await readOrder(site, number)).toMatchObject({ ...nothingPaid, paymentStatus: "refunded" });
  });

  test("is taken back with its price", async () => {
    const { number, second } = await payBoth();
    await refund(site, second, { refunded: 42_900, of: 42_900 });
    expect(await readOrder(site, number)).toMatchObject(halfPaid);
  });
});

describe("a refund by hand", () => {
  test("of a part of one payment changes nothing, also if the other is refunded", async () => {
    const number = await makeQuote();
    await markPaid(office, number);
    await markPaid(office, number);
    await refundByHand(number, 0, "100");
    expect(await readOrder(site, number)).toMatchObject(paid);
    await refundByHand(number, 1);
    expect(await readOrder(site, number)).toMatchObject(halfPaid);
    await refundByHand(number, 0, "436.25");
    expect(await readOrder(site, number)).toMatchObject({ ...nothingPaid, paymentStatus: "refunded" });
  });

  test("of the deposit names its receipt, and leaves the tax of the balance", async () => {
    const number = await makeQuote();
    await markPaid(office, number);
    await markPaid(office, number);
    await refundByHand(number, 0);
    expect(await readOrder(site, number)).toMatchObject(halfPaid);
    const receipts = await listRows(site, "receipts", { reference: number }, "sequence");
    expect(receipts.map(({ printed }) => printed.lines.map(({ name }) => name))).toEqual([
      ["Deposit: Custom order"],
      ["Balance: Custom order"],
      ["Custom order"],
    ]);
    expect(receipts[2]).toMatchObject({ rootId: receipts[0]?.id, printed: { corrects: receipts[0]?.number } });
    expect((await markPaid(office, number)).title).toBe("Marked Paid");
    expect(await readOrder(site, number)).toMatchObject(paid);
  });

  test("of everything is taken back, and the payments count again", async () => {
    const number = await makeQuote();
    await payPart(site, number, 1);
    await refundByHand(number, 0);
    expect(await readOrder(site, number)).toMatchObject({ ...nothingPaid, paymentStatus: "refunded" });
    expect((await takeBack(number)).title).toBe("Refund Removed");
    expect(await readOrder(site, number)).toMatchObject(halfPaid);
    await payPart(site, number, 2);
    expect(await readOrder(site, number)).toMatchObject(paid);
  });
});

test("Mark unpaid takes back the newest payment by hand alone, and others stay to be refunded", async () => {
  const number = await makeQuote();
  await markPaid(office, number);
  await markPaid(office, number);
  await markUnpaid(office, number);
  const answer = await refundByHand(number, 0, "100");
  expect(answer.title).toBe("Refund of $100 Recorded");
  const file = await (await office.get(`${paths.adminExport}?amounts=1&q=${number}`)).text();
  expect(file).toContain("by hand");
});
