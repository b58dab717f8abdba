import { beforeEach, describe, expect, test } from "vitest";
import { textOf } from "../../support/browser/html";
import { pageText } from "../../support/browser/page-text";
import { postInOffice, setUpSignedIn, signedIn } from "../../support/office/office";
import { orderOf, orderToPay, paid, sendEvent } from "../../support/order/payment";
import {
  changeOrder,
  listNeeded,
  problems,
  readList,
  resolveProblem,
  shownPayments,
  ticketOf,
} from "../../support/order/payment-problems";
import { setUpSite } from "../../support/site";

const site = setUpSite();
const office = setUpSignedIn(site, "admin", "Ada");
beforeEach(() => site.services.db.transact((tx) => tx.delete(site.services.db.tables.formSubmissions)));

describe("a wrong amount is dealt with", () => {
  const deeds: [string, (reference: string, id: string) => Promise<Response>, before: string][] = [
    [
      "marked paid",
      (number) => office.post(ticketOf(number), { intent: "paid", reason: "Paid the rest." }),
      "Marked paid",
    ],
    ["cancelled", (number) => office.post(ticketOf(number), { intent: "change", status: "cancelled" }), "Cancelled"],
    ["cancelled in the list", (_, id) => office.post("/admin", { intent: "row", id, status: "cancelled" }), ""],
    ["cancelled with others", (_, id) => office.post("/admin", { intent: "status", id, status: "cancelled" }), ""],
  ];
  test.each(deeds)("when the order is %s, with both in its history", async (_, deed, said) => {
    const reference = await problems["Wrong amount paid"](site);
    const id = (await orderOf(site, reference))?.id ?? "";
    expect((await deed(reference, id)).status).toBe(303);
    expect((await readList(office)).rows.get(reference)).not.toContain("Wrong amount paid");
    const text = await pageText(office, ticketOf(reference));
    expect(text).toMatch(/Wrong amount paid: resolved [^<]*, Ada/);
    expect(text).toContain(said);
  });

  test("not when it gets another status, and a later wrong payment marks it again", async () => {
    const reference = await problems["Wrong amount paid"](site);
    await office.post(ticketOf(reference), { intent: "change", status: "ready" });
    expect(await listNeeded(office)).toEqual([reference]);
    await resolveProblem(office, reference);
    expect(await listNeeded(office)).toEqual([]);
    await sendEvent(site, { session: paid(reference, 200) });
    expect(await listNeeded(office)).toEqual([reference]);
    const notice = await pageText(office, ticketOf(reference));
    expect(notice).toContain("$2 was paid instead of $199.");
    expect(notice).not.toContain("$1 was paid instead of $199.");
  });
});

test("a payment that is owed back stays marked when its order is cancelled", async () => {
  const reference = await problems["Paid twice"](site);
  await office.post(ticketOf(reference), { intent: "change", status: "cancelled" });
  expect(await listNeeded(office)).toEqual([reference]);
});

describe("Resolved", () => {
  test("applies to what the page showed: a payment that came meanwhile has to be reviewed first", async () => {
    const reference = await problems["Wrong amount paid"](site);
    const payment = await shownPayments(office, reference);
    await sendEvent(site, { session: paid(reference, 150) });
    const refused = await postInOffice(office, ticketOf(reference), { intent: "resolved", payment });
    expect(refused.status).toBe(409);
    expect(textOf(refused.html)).toContain("Another payment came in meanwhile.");
    expect(textOf(refused.html)).toContain("$1.50 was paid instead of $199.");
    expect(await listNeeded(office)).toEqual([reference]);
    expect((await resolveProblem(office, reference)).status).toBe(303);
    expect(await listNeeded(office)).toEqual([]);
  });

  test("pressed by two at once adds one line of history, and without a problem it does nothing", async () => {
    const reference = await problems["Paid twice"](site);
    const sam = await signedIn(site, "staff", "Sam");
    await Promise.all([resolveProblem(office, reference), resolveProblem(sam, reference)]);
    const said = (await pageText(office, ticketOf(reference))).match(/Paid twice: resolved/g);
    expect(said).toHaveLength(1);
    const { reference: fine } = await orderToPay(site);
    const nothing = await postInOffice(office, ticketOf(fine), { intent: "resolved", payment: "evt_none" });
    expect(nothing).toMatchObject({ status: 303, title: undefined });
  });

  test("reaches no order in the trash", async () => {
    const reference = await problems["Wrong amount paid"](site);
    await changeOrder(site, reference, { deletedAt: new Date() });
    expect((await resolveProblem(office, reference)).status).toBe(404);
    await changeOrder(site, reference, { deletedAt: null });
    expect(await listNeeded(office)).toEqual([reference]);
  });
});
