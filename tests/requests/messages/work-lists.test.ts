import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTables } from "#tests/support/database/rows";
import { linksOf, readPage, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, readForm, sendForm } from "#tests/support/order/answers";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { answerMessage, writeMessage } from "#tests/support/order/messages";
import { insertOrder, type Order, placeOrder } from "#tests/support/order/orders";
import { readList } from "#tests/support/order/payment-problems";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

/** The places in the office that show that this order waits for an answer. */
async function listWorkLists({ submissionId }: Order): Promise<string[]> {
  const needed = await readList(office, "?status=action_needed");
  const all = await readList(office, `?q=${submissionId}`);
  const inbox = await readPage(office, `${paths.adminInbox}?status=new&q=${submissionId}`);
  const ticket = textOf(await readPage(office, paths.adminOrder(submissionId)), "#ticket");
  return [
    ...(needed.rows.has(submissionId) ? ["Action needed"] : []),
    ...(all.rows.get(submissionId)?.includes("New message") ? ["list"] : []),
    ...(linksOf(inbox).some(({ to }) => to.startsWith(paths.adminOrder(submissionId))) ? ["inbox"] : []),
    ...(ticket.includes("Mark answered") ? ["ticket"] : []),
  ];
}

const everywhere = ["Action needed", "list", "inbox", "ticket"];
const post = (order: Order, fields: Record<string, string>) =>
  office.post(paths.adminOrder(order.submissionId), fields);
const sendStaffEmail = (order: Order) =>
  office.post(paths.adminCompose, {
    ...{ intent: "send", id: order.id, form_id: crypto.randomUUID() },
    ...{ subject: "Your question", text: "Yes, we do." },
  });

test("a message about an approved order is in every work list until it is answered", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  await sendForm(customer, order, await readForm(customer, order, "approve"));
  expect(await listWorkLists(order)).toEqual([]);
  await writeMessage(customer, order, "Can I get it as a sticker, too?");
  expect(await listWorkLists(order)).toEqual(everywhere);
  const inbox = textOf(await readPage(office, `${paths.adminInbox}?q=sticker`));
  expect(inbox).toContain("Message about an order : Can I get it as a sticker, too?");
  await answerMessage(office, order, "Yes.");
  expect(await listWorkLists(order)).toEqual([]);
});

test("a message about a ready order is in every work list until it is marked as answered", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  await writeMessage(customer, order, "Thanks! Which font is it?");
  await writeMessage(customer, order, "And which green?");
  expect(await listWorkLists(order)).toEqual(everywhere);
  await sendStaffEmail(order);
  expect(await listWorkLists(order)).toEqual(everywhere);
  await post(order, { intent: "answered" });
  expect(await listWorkLists(order)).toEqual([]);
});

test("the inbox finds a question by the message that its row shows", async () => {
  const order = await placeOrder(site, { option: "other" });
  const find = async (word: string) => textOf(await readPage(office, `${paths.adminInbox}?q=${word}`), "main");
  await writeMessage(await openCustomerPages(site, order), order, "Do you print LANYARDS as well?");
  expect(await find("lanyards")).toContain("Question with the order form : Do you print LANYARDS as well?");
  expect(await find(order.submissionId)).toContain("Do you print LANYARDS as well?");
  expect(await find("keyrings")).not.toContain("LANYARDS");
});

test("Action needed counts each waiting order once, also by package, priority and date", async () => {
  await emptyTables(site, "formSubmissions");
  const waiting = { orderStatus: "ready", paymentStatus: "paid", waitingSince: new Date() } as const;
  await insertOrder(site, { ...waiting, priority: "urgent" });
  await insertOrder(site, { ...waiting, planPurchased: "pro" });
  await insertOrder(site, { ...waiting, orderStatus: "in_progress" });
  await insertOrder(site, { orderStatus: "ready", paymentStatus: "paid" });
  await insertOrder(site, { ...waiting, deletedAt: new Date() });
  const count = async (search: string) => (await readList(office, `?status=action_needed${search}`)).count;
  expect(await count("")).toBe("3 of 4 submissions");
  expect(await count("&package=pro")).toBe("1 of 4 submissions");
  expect(await count("&priority=urgent")).toBe("1 of 4 submissions");
  expect(await count("&placed=today")).toBe("3 of 4 submissions");
});

const settlements: Record<string, (order: Order) => Promise<unknown>> = {
  "an answer on the ticket": (order) => answerMessage(office, order, "Yes, we do."),
  "Mark answered": (order) => post(order, { intent: "answered" }),
  "a staff email": sendStaffEmail,
  "another status": (order) => post(order, { intent: "change", status: "cancelled" }),
};

test.each(Object.entries(settlements))("%s settles a question in every work list", async (_name, settle) => {
  const order = await placeOrder(site, { option: "other" });
  expect(await listWorkLists(order)).toEqual(everywhere);
  await settle(order);
  expect(await listWorkLists(order)).toEqual([]);
  const answered = await readPage(office, `${paths.adminInbox}?status=answered&q=${order.submissionId}`);
  expect(linksOf(answered).some(({ to }) => to.startsWith(paths.adminOrder(order.submissionId)))).toBe(true);
});

test("a question whose status is reset, or that is asked again, waits again", async () => {
  const order = await placeOrder(site, { option: "other" });
  await post(order, { intent: "change", status: "cancelled" });
  await post(order, { intent: "change", status: "question" });
  expect(await listWorkLists(order)).toEqual(everywhere);
  await sendStaffEmail(order);
  await writeMessage(await openCustomerPages(site, order), order, "And on Sundays?");
  expect(await listWorkLists(order)).toEqual(everywhere);
  // The message is still there after the question is closed.
  await post(order, { intent: "change", status: "cancelled" });
  expect(await listWorkLists(order)).toEqual(everywhere);
});
