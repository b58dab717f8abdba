import { beforeEach, describe, expect, test } from "vitest";
import { changeRows, emptyTables, listRows } from "#tests/support/database/rows";
import { readPageText, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder } from "#tests/support/order/orders";
import { createPaidSession, findOrderByNumber, placeUnpaidOrder, sendEvent } from "#tests/support/order/payment";
import {
  getTicketPath,
  listOrdersNeedingAction,
  listShownPayments,
  problemCreators,
  readList,
  resolveProblem,
} from "#tests/support/order/payment-problems";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");
beforeEach(() => emptyTables(site, "formSubmissions"));

describe("a wrong amount is resolved", () => {
  const actions: [string, (reference: string, id: string) => Promise<Response>, before: string][] = [
    [
      "marked paid",
      (number) => office.post(getTicketPath(number), { intent: "paid", reason: "Paid the rest." }),
      "Marked paid",
    ],
    [
      "cancelled",
      (number) => office.post(getTicketPath(number), { intent: "change", status: "cancelled" }),
      "Canceled",
    ],
    ["cancelled in the list", (_, id) => office.post("/admin", { intent: "row", id, status: "cancelled" }), ""],
    ["cancelled with others", (_, id) => office.post("/admin", { intent: "status", id, status: "cancelled" }), ""],
  ];
  test.each(actions)("when the order is %s, with both in its history", async (_, action, said) => {
    const reference = await problemCreators["Wrong amount paid"](site);
    const id = (await findOrderByNumber(site, reference))?.id ?? "";
    expect((await action(reference, id)).status).toBe(303);
    expect((await readList(office)).rows.get(reference)).not.toContain("Wrong amount paid");
    const text = await readPageText(office, getTicketPath(reference));
    expect(text).toMatch(/Wrong amount paid: resolved [^<]*, Ada/);
    expect(text).toContain(said);
  });

  test("not when it gets another status, and a later wrong payment marks it again", async () => {
    const reference = await problemCreators["Wrong amount paid"](site);
    await office.post(getTicketPath(reference), { intent: "change", status: "ready" });
    expect(await listOrdersNeedingAction(office)).toEqual([reference]);
    await resolveProblem(office, reference);
    expect(await listOrdersNeedingAction(office)).toEqual([]);
    await sendEvent(site, { session: createPaidSession(reference, 200) });
    expect(await listOrdersNeedingAction(office)).toEqual([reference]);
    const notice = await readPageText(office, getTicketPath(reference));
    expect(notice).toContain("The customer paid $2 instead of $199.");
    expect(notice).not.toContain("The customer paid $1 instead of $199.");
  });
});

test("a payment that is owed back stays marked when its order is canceled", async () => {
  const reference = await problemCreators["Paid twice"](site);
  await office.post(getTicketPath(reference), { intent: "change", status: "cancelled" });
  expect(await listOrdersNeedingAction(office)).toEqual([reference]);
});

describe("Resolved", () => {
  test("applies to the payments on the page, and a newer one has to be reviewed first", async () => {
    const reference = await problemCreators["Wrong amount paid"](site);
    const payment = await listShownPayments(office, reference);
    await sendEvent(site, { session: createPaidSession(reference, 150) });
    const refused = await postInOffice(office, getTicketPath(reference), { intent: "resolved", payment });
    expect(refused.status).toBe(409);
    expect(textOf(refused.html)).toContain("Another payment just came in.");
    expect(textOf(refused.html)).toContain("The customer paid $1.50 instead of $199.");
    expect(await listOrdersNeedingAction(office)).toEqual([reference]);
    expect((await resolveProblem(office, reference)).status).toBe(303);
    expect(await listOrdersNeedingAction(office)).toEqual([]);
  });

  test("adds one line of history if two people press it at once, and does nothing without a problem", async () => {
    const reference = await problemCreators["Paid twice"](site);
    const sam = await createSignedInVisitor(site, "staff", "Sam");
    await Promise.all([resolveProblem(office, reference), resolveProblem(sam, reference)]);
    const said = (await readPageText(office, getTicketPath(reference))).match(/Paid twice: resolved/g);
    expect(said).toHaveLength(1);
    const { reference: fine } = await placeUnpaidOrder(site);
    const nothing = await postInOffice(office, getTicketPath(fine), { intent: "resolved", payment: "evt_none" });
    expect(nothing).toMatchObject({ status: 303, title: undefined });
  });

  test("works on the ticket of an order in the trash, which stays there", async () => {
    const reference = await problemCreators["Wrong amount paid"](site);
    await changeOrder(site, reference, { deletedAt: new Date() });
    expect((await resolveProblem(office, reference)).title).toBe("Payment Problem Resolved");
    await changeOrder(site, reference, { deletedAt: null });
    expect(await listOrdersNeedingAction(office)).toEqual([]);
  });

  test.each([
    ["at the same moment as the one before was resolved", 0],
    ["by a process whose clock is behind", 2000],
  ])("shows a payment first that was recorded %s", async (_when, behind) => {
    const reference = await problemCreators["Wrong amount paid"](site);
    await changePayments(reference, new Date(Date.now() - 60_000));
    await resolveProblem(office, reference);
    const at = await timeResolved(reference);
    const id = `evt_late_${behind}`;
    await sendEvent(site, { id, session: createPaidSession(reference, 150) });
    await changePayments(reference, new Date(at.getTime() - behind), id);

    expect(await listShownPayments(office, reference)).toEqual([id]);
    const unseen = await postInOffice(office, getTicketPath(reference), { intent: "resolved" });
    expect(unseen.status).toBe(409);
    expect(textOf(unseen.html)).toContain("The customer paid $1.50 instead of $199.");
    expect(textOf(unseen.html)).not.toContain("The customer paid $1 instead of $199.");
    expect((await resolveProblem(office, reference)).status).toBe(303);
    expect(await listOrdersNeedingAction(office)).toEqual([]);
  });
});

/** Sets when the payments of an order, or one of them, were recorded. */
const changePayments = (reference: string, createdAt: Date, id?: string) =>
  changeRows(site, "paymentEvents", { reference, ...(id && { id }) }, { createdAt });

async function timeResolved(reference: string): Promise<Date> {
  const order = await findOrderByNumber(site, reference);
  const events = await listRows(site, "orderEvents", { orderId: order?.id ?? "" });
  return events.find(({ after }) => after === "resolved")?.createdAt ?? new Date(0);
}
