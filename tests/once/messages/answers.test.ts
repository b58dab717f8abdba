import { describe, expect, test } from "vitest";
import { receiveReplyAction } from "#app/order/message/receive-reply.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { fieldError, fieldValues, readDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { openCustomerPages } from "#tests/support/order/customer-page";
import {
  answerMessage,
  listMessageEmails,
  listMessages,
  readThread,
  writeMessage,
} from "#tests/support/order/messages";
import { changeOrder, insertOrder, listOrderEvents, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

async function insertAsked(changes: Partial<Order> = {}) {
  const order = await insertOrder(site, changes);
  const customer = await openCustomerPages(site, order);
  await writeMessage(customer, order, "Can it be green?");
  return {
    order,
    customer,
    ticket: paths.adminOrder(order.submissionId),
    customerPage: paths.customerPage(order.submissionId),
  };
}

/** Whether the list shows "New message". */
async function isMarked({ submissionId }: Order): Promise<boolean> {
  const list = await readPage(office, `${paths.admin}?q=${submissionId}`);
  return textOf(list, `tr[id="${submissionId}"] th`).includes("New message");
}

describe("an answer", () => {
  test("is on the customer page without the name of the team, and the customer gets one email", async () => {
    const { order, customer, customerPage } = await insertAsked({ paymentStatus: "paid", fullName: "Dana Whitfield" });
    expect((await answerMessage(office, order, "Yes, <green> it is.\n\nBy noon.")).status).toBe(303);
    const { texts, page } = await readThread(customer, customerPage);
    expect(texts).toEqual([
      expect.stringMatching(/^You/),
      expect.stringMatching(/^Palmetto Works .+ Yes, <green> it is. By noon.$/),
    ]);
    expect(textOf(page, "#messages")).not.toContain("Admin");
    const [email, ...others] = await listMessageEmails(site, order, "order-answer");
    expect(others).toEqual([]);
    expect(email?.to).toBe(order.email);
    expect(email?.text).toContain("You have a new message, Dana.");
    expect(email?.text).toContain("Yes, <green> it is.\n\nBy noon.");
    expect(email?.html).toContain("Yes, &#60;green&#62; it is.<br>");
    const link = new URL(/http\S+key=\S+/.exec(email?.text ?? "")?.[0] ?? "");
    const opened = await new Visitor(site).get(link.pathname + link.search);
    expect(opened.headers.get("Location")).toBe(customerPage);
    expect(await listOrderEvents(site, order.id)).toContainEqual(
      expect.objectContaining({ kind: "mail", detail: "Answer" }),
    );
  });

  test("greets by name only after a payment has confirmed the address", async () => {
    const { order } = await insertAsked({ fullName: "Dana Whitfield" });
    await answerMessage(office, order, "Yes.");
    const [email] = await listMessageEmails(site, order, "order-answer");
    expect(`${email?.text}${email?.html}`).not.toContain("Dana");
  });

  test("is sent once, however often its form is sent", async () => {
    const { order } = await insertAsked();
    const formId = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => answerMessage(office, order, "Once.", formId)));
    expect(await listMessages(site, order)).toHaveLength(2);
    expect(await listMessageEmails(site, order, "order-answer")).toHaveLength(1);
  });

  test.each([
    ["", "Write an answer, or press Mark answered."],
    ["x".repeat(5001), "Keep the answer to 5,000 characters."],
    ["x".repeat(100 * 1024), "Keep the answer to 5,000 characters."],
  ])("is returned as typed if it is empty or too long: %#", async (text, error) => {
    const { order } = await insertAsked();
    const response = await answerMessage(office, order, text);
    expect(response.status).toBe(400);
    const page = await readDocument(response);
    expect(fieldError(page, "answer")).toBe(error);
    expect(fieldValues(page, "answer")).toEqual([text]);
    expect(await listMessages(site, order)).toHaveLength(1);
  });

  test("mentions Mark answered only while a message waits", async () => {
    const { order } = await insertAsked();
    await answerMessage(office, order, "Yes.");
    expect(fieldError(await readDocument(await answerMessage(office, order, "")), "answer")).toBe("Write an answer.");
  });

  test("goes to the current address, or to nobody if the order is in the trash by then", async () => {
    const { order } = await insertAsked({ email: "wrong@studio.example" });
    // With the order as the request read it before.
    const receive = (answer: string) =>
      receiveReplyAction(site.services, "Admin", order, new URLSearchParams({ intent: "answer", answer }));
    await changeOrder(site, order, { email: "right@studio.example" });
    expect(await receive("Yes.")).toMatchObject({ toasts: [{ description: "To right@studio.example." }] });
    expect((await listMessageEmails(site, order, "order-answer")).map(({ to }) => to)).toEqual([
      "right@studio.example",
    ]);
    await changeOrder(site, order, { deletedAt: new Date() });
    expect(await receive("One more thing.")).toMatchObject({
      error: {
        form: "answer",
        input: "One more thing.",
        description: expect.stringContaining("We didn’t send your answer"),
      },
      status: 409,
    });
    expect(await listMessageEmails(site, order, "order-answer")).toHaveLength(1);
  });

  test("can be sent only by the team", async () => {
    const { order, customer } = await insertAsked();
    for (const visitor of [new Visitor(site), customer]) {
      expect((await answerMessage(visitor, order, "From a stranger")).status).toBe(401);
    }
    const staff = await createSignedInVisitor(site, "staff", "staff");
    expect((await answerMessage(staff, order, "From the staff")).status).toBe(303);
    expect((await listMessages(site, order)).map(({ text }) => text)).toEqual(["Can it be green?", "From the staff"]);
  });

  test("answers a question", async () => {
    const { order, customer, customerPage } = await insertAsked({
      planPurchased: "other",
      orderStatus: "question",
      paymentStatus: "n/a",
    });
    expect(textOf((await readThread(customer, customerPage)).page, "h1")).toBe("We have your question.");
    await answerMessage(office, order, "Yes.");
    expect(textOf((await readThread(customer, customerPage)).page, "h1")).toBe("We answered your question.");
  });
});

describe("the mark of an unanswered message in the list", () => {
  test("stays until the team answers", async () => {
    const { order, customer } = await insertAsked();
    expect(await isMarked(order)).toBe(true);
    await answerMessage(office, order, "Yes.");
    expect(await isMarked(order)).toBe(false);
    await writeMessage(customer, order, "And blue?");
    expect(await isMarked(order)).toBe(true);
  });

  test("can be removed without an answer or an email", async () => {
    const { order, ticket } = await insertAsked();
    expect(textsOf(await readPage(office, ticket), "#messages button")).toContain("Mark answered");
    expect((await office.post(ticket, { intent: "answered" })).status).toBe(303);
    expect(await isMarked(order)).toBe(false);
    expect(textsOf(await readPage(office, ticket), "#messages button")).not.toContain("Mark answered");
    expect(await listMessageEmails(site, order, "order-answer")).toEqual([]);
  });
});
