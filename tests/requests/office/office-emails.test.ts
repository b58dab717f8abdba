import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, listRows } from "#tests/support/database/rows";
import { hiddenFields, readPage, readPageText, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder, listOrderEvents, type Order, placeOrder } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const addressOf = (order: Order) => `/admin/orders/${order.submissionId}`;

const listMessages = (order: Order) => listRows(site, "outbox", { aboutId: order.id }, "createdAt");

/** With its emails sent, so that the worker does not change them meanwhile. */
async function placeSentOrder(): Promise<Order> {
  const order = await placeOrder(site);
  await expect.poll(async () => (await listMessages(order)).map(({ state }) => state)).toEqual(["sent", "sent"]);
  return order;
}

const tomorrow = new Date(Date.now() + 86_400_000);

async function setState(
  order: Order,
  topic: string,
  state: "pending" | "sent" | "dead",
  lastError: string | null = null,
) {
  const message = (await listMessages(order)).find((row) => row.topic === topic);
  const id = message?.id ?? "";
  await changeRows(
    site,
    "outbox",
    { id },
    { state, lastError, runAt: tomorrow, finishedAt: state === "pending" ? null : new Date() },
  );
  return id;
}

const sendAgain = (order: Order, message: string, formId = "form-1") =>
  admin.post(addressOf(order), { intent: "resend", message, form_id: formId });

test("the ticket lists every email about the order with its state", async () => {
  const order = await placeSentOrder();
  await setState(order, "order-customer", "dead", "550 no such mailbox");
  await setState(order, "order-team", "sent");
  const text = await readPageText(admin, addressOf(order));
  // Their order varies, because both may be queued in the same millisecond.
  expect(text).toMatch(/Emails .*New order \(team\) \S+, \w+ \d+, [\d:]+ \wM Sent/);
  expect(text).toMatch(/Emails .*Order received \S+, \w+ \d+, [\d:]+ \wM 550 no such mailbox Failed/);
  expect(text).toContain(order.email);
  const page = await readPage(admin, addressOf(order));
  expect(textsOf(page, 'button[value="resend"]')).toEqual(["Send again"]);
});

test("a sent email is sent again once for each form, with its history", async () => {
  const order = await placeSentOrder();
  const message = await setState(order, "order-customer", "sent");
  const page = await readPage(admin, addressOf(order));
  const formId = hiddenFields(page)?.form_id?.[0] ?? "form-2";
  const answers = await Promise.all([1, 2].map(() => sendAgain(order, message, formId)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const copies = (await listMessages(order)).filter(({ dedupeKey }) => dedupeKey.startsWith("again:"));
  expect(copies).toHaveLength(1);
  expect(copies[0]).toMatchObject({ topic: "order-customer", payload: { to: order.email } });
  const events = (await listOrderEvents(site, order.id)).filter(({ kind }) => kind === "mail");
  expect(events.map(({ detail }) => detail)).toEqual([expect.stringMatching(/, sent again$/)]);
});

test("an email that could not be sent goes to the order's current address", async () => {
  const order = await placeSentOrder();
  const message = await setState(order, "order-customer", "dead", "550 no such mailbox");
  const email = "right@studio.example";
  await changeOrder(site, order, { email });
  expect((await sendAgain(order, message)).status).toBe(303);
  const row = (await listMessages(order)).find(({ id }) => id === message);
  expect(row).toMatchObject({ attempts: 0, payload: { to: email } });
  expect(["pending", "sent"]).toContain(row?.state);
});

test("an older email that is sent again after the address was corrected has the link that opens the customer page", async () => {
  const order = await placeSentOrder();
  const message = await setState(order, "order-customer", "sent");
  await admin.post(addressOf(order), { intent: "email", email: "right@studio.example" });
  expect((await sendAgain(order, message)).status).toBe(303);
  const emails = (await listQueuedEmails(site)).filter(({ text }) => text.includes(order.submissionId));
  const openCustomerPage = async (isEmail: (email: (typeof emails)[number]) => boolean) => {
    const email = emails.find(isEmail);
    const { pathname, search } = new URL(/^https?:\S+\/orders\/\S+$/m.exec(email?.text ?? "")?.[0] ?? "");
    const customer = new Visitor(site);
    await customer.get(pathname + search);
    return { to: email?.to, status: (await customer.get(paths.customerPage(order.submissionId))).status };
  };
  expect(await openCustomerPage(({ key }) => key.startsWith("again:"))).toEqual({
    to: "right@studio.example",
    status: 200,
  });
  expect(await openCustomerPage(({ key }) => key === `order-customer:${order.id}`)).toEqual({
    to: order.email,
    status: 404,
  });
});

test("emails to the team, about other orders, or still queued cannot be sent again, nor without a session", async () => {
  const [order, other] = [await placeSentOrder(), await placeSentOrder()];
  const [team, foreign] = [
    await setState(order, "order-team", "sent"),
    await setState(other, "order-customer", "sent"),
  ];
  const waiting = await setState(order, "order-customer", "pending");
  for (const message of [team, foreign, waiting, "unknown"]) {
    const answer = await sendAgain(order, message);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining("We couldn’t send the email again. Try again."),
    ]);
  }
  const stranger = await new Visitor(site).post(addressOf(order), { intent: "resend", message: waiting });
  expect(await stranger.text()).toContain("Sign");
  expect((await listMessages(order)).filter(({ dedupeKey }) => dedupeKey.startsWith("again:"))).toEqual([]);
});
