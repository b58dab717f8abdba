import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTables } from "#tests/support/database/rows";
import { countElements, readPageText, textOf } from "#tests/support/document";
import { createEventReader, watchOften } from "#tests/support/office/event-stream";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder } from "#tests/support/order/orders";
import { createPaidSession, findOrderByNumber, placeUnpaidOrder, sendEvent } from "#tests/support/order/payment";
import {
  getTicketPath,
  listOrdersNeedingAction,
  problemCreators,
  readList,
  resolveProblem,
} from "#tests/support/order/payment-problems";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");
watchOften(site);
beforeEach(() => emptyTables(site, "formSubmissions"));

describe.each(Object.entries(problemCreators))("%s", (label, prepare) => {
  test("is marked in the list and on the ticket, and needs action until it is resolved", async () => {
    const reference = await prepare(site);
    const { reference: other } = await placeUnpaidOrder(site);
    const all = await readList(office);
    expect(all.rows.get(reference)).toContain(label);
    expect(all.rows.get(other)).not.toContain(label);
    expect(await readList(office, "?status=action_needed")).toMatchObject({ count: "1 of 2 submissions" });
    expect(await listOrdersNeedingAction(office)).toEqual([reference]);
    expect(await readPageText(office, getTicketPath(reference))).toContain(label);

    const before = await findOrderByNumber(site, reference);
    const { status, title, page } = await resolveProblem(office, reference);
    expect({ status, title }).toEqual({ status: 303, title: "Payment Problem Resolved" });
    expect(textOf(page)).toContain(`${label}: resolved`);
    expect(countElements(page, '[value="resolved"]')).toBe(0);
    expect((await readList(office)).rows.get(reference)).not.toContain(label);
    expect(await readList(office, "?status=action_needed")).toMatchObject({ count: "0 of 2 submissions" });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      orderStatus: before?.orderStatus,
      paymentStatus: before?.paymentStatus,
    });
  });

  test("appears in open lists at once, and its resolution does, too", async () => {
    const reference = await prepare(site);
    const events = createEventReader(await office.get(paths.adminOrderEvents, { Accept: "text/event-stream" }));
    const first = await events.next();
    await resolveProblem(office, reference);
    const second = await events.next();
    expect(second).toMatch(/^[\w-]{16}$/);
    expect(second).not.toBe(first);
    await sendEvent(site, { session: createPaidSession(reference, 150) });
    expect(await events.next()).not.toBe(second);
    await events.close();
  });

  test("is found by a search within Action needed, and goes to the trash and back with its order", async () => {
    const reference = await prepare(site);
    const order = await findOrderByNumber(site, reference);
    expect([...(await readList(office, `?status=action_needed&q=${order?.email}`)).rows.keys()]).toEqual([reference]);
    await office.post("/admin", { intent: "delete", id: order?.id ?? "" });
    expect(await readList(office, "?status=action_needed")).toMatchObject({ count: "0 of 0 submissions" });
    expect(await readPageText(office, paths.adminTrash)).toContain(label);
    expect(await readPageText(office, getTicketPath(reference))).toContain(`Check the payment: ${label.toLowerCase()}`);
    await office.post("/admin", { intent: "restore", id: order?.id ?? "" });
    expect(await readList(office, "?status=action_needed")).toMatchObject({ count: "1 of 1 submissions" });
    expect((await readList(office)).rows.get(reference)).toContain(label);
  });
});

test("the ticket shows the paid and the expected amount of each payment", async () => {
  const { reference } = await placeUnpaidOrder(site);
  await sendEvent(site, { session: createPaidSession(reference, 10_000) });
  await sendEvent(site, { session: createPaidSession(reference, 9_900, "eur") });
  const text = await readPageText(office, getTicketPath(reference));
  expect(text).toContain("The customer paid $100 instead of $199.");
  expect(text).toContain("The customer paid €99 instead of $199.");
});

test("the right payment after a wrong one keeps the mark, because the wrong one has to be refunded", async () => {
  const reference = await problemCreators["Wrong amount paid"](site);
  await sendEvent(site, { session: createPaidSession(reference) });
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
  await changeOrder(site, reference, { orderStatus: "ready" });
  expect(await listOrdersNeedingAction(office)).toEqual([reference]);
});

test("once the order is paid, the ticket says to refund the wrong payment and not to mark the order paid", async () => {
  const { reference } = await placeUnpaidOrder(site);
  await sendEvent(site, { session: createPaidSession(reference, 20_000) });
  expect(await readPageText(office, getTicketPath(reference))).toMatch(/mark the order paid/i);
  await sendEvent(site, { session: createPaidSession(reference) });
  const text = await readPageText(office, getTicketPath(reference));
  expect(text).toContain("The customer also paid $200, which isn’t the price ($199).");
  expect(text).toContain("Refund one of the payments, then press Mark resolved.");
  expect(text).not.toMatch(/mark the order paid/i);
});
