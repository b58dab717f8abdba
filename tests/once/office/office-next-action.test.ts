import { expect, test } from "vitest";
import { recordMessage } from "#app/order/message/record-message.server";
import { paths } from "#app/paths";
import { linksOf, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, readForm, sendForm } from "#tests/support/order/answers";
import { insertDelivery } from "#tests/support/order/customer-page";
import { createDeliveryFile, deliver, insertPaidOrder } from "#tests/support/order/deliveries";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

async function readNext({ submissionId }: Order): Promise<string> {
  return textOf(await readPage(office, paths.adminOrder(submissionId)), "#ticket-next");
}

async function approve(order: Order, deliveryId: string | null): Promise<void> {
  const approval = { id: crypto.randomUUID(), kind: "approval", sender: "customer", actor: "Dana", text: "" } as const;
  await site.services.db.transact((tx) =>
    recordMessage(site.services, tx, order.id, { ...approval, deliveryId: deliveryId ?? undefined }),
  );
}

test("the next action leads from the payment link to the delivery", async () => {
  const unpaid = await insertOrder(site);
  expect(await readNext(unpaid)).toBe("Email payment link");
  const sent = await postInOffice(office, paths.adminOrder(unpaid.submissionId), { intent: "email_link" });
  expect(sent.title).toBe("Payment Link Sent");

  const order = await insertPaidOrder(site);
  expect(await readNext(order)).toBe("Deliver files");
  const page = await readPage(office, paths.adminOrder(order.submissionId));
  const target = linksOf(page).find(({ text }) => text === "Deliver files")?.to ?? "";
  expect(textOf(page, `[id="${target.slice(1)}"]`)).toBe("Deliver Completed Files");
});

test("after a delivery, the customer's approval or revision comes next", async () => {
  const order = await insertPaidOrder(site, { orderStatus: "ready" });
  expect(await readNext(order)).toBe("Nothing to do");
  const before = new Date(Date.now() - 60_000);
  const [first] = await insertDelivery(site, order, [{ name: "flyer.zip" }], { createdAt: before });
  expect(await readNext(order)).toMatch(/^Waiting for approval since .+ Remind the customer$/);
  await approve(order, first?.deliveryId ?? null);
  expect(await readNext(order)).toBe("Approved by the customer");
  await insertDelivery(site, order, [{ name: "post.zip" }]);
  expect(await readNext(order)).toMatch(/^Waiting for approval since .+ Remind the customer$/);

  const revised = await insertPaidOrder(site, { revisions: 1 });
  await insertDelivery(site, revised, [{ name: "flyer.zip" }]);
  expect(await readNext(revised)).toBe("The customer requested a revision. Deliver revision 1");
});

test("a withdrawn delivery does not wait for an approval", async () => {
  const order = await insertPaidOrder(site, { orderStatus: "ready" });
  await insertDelivery(site, order, [{ name: "flyer.zip", withdrawnAt: new Date() }]);
  expect(await readNext(order)).toBe("Nothing to do");
});

test("a question waits until an email is sent to the customer", async () => {
  const nothingToPay = { paymentStatus: "n/a", priceCents: 0 } as const;
  const question = await insertOrder(site, { ...nothingToPay, planPurchased: "other", orderStatus: "question" });
  expect(await readNext(question)).toBe("Answer the question");
  const staffEmail = {
    intent: "send",
    id: question.submissionId,
    form_id: crypto.randomUUID(),
    subject: "Yes",
    text: "Yes.",
  };
  expect((await office.post(paths.adminCompose, staffEmail)).status).toBe(303);
  expect(await readNext(question)).toBe("The question is answered");
});

test("a question with files needs a revised delivery after a revision", async () => {
  const question = { planPurchased: "other", paymentStatus: "n/a", priceCents: 0, visualBreakdown: null } as const;
  const { order, customer } = await insertDeliveredOrder(site, question);
  expect(await readNext(order)).toMatch(/^Waiting for approval since .+ Remind the customer$/);
  await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "Larger" });
  // The customer's own words, and no line that repeats the button.
  expect(await readNext(order)).toMatch(/^Revision 1, requested .+ ET Larger Deliver revision 1$/);
  const path = paths.adminOrder(order.submissionId);
  expect(textOf(await readPage(office, path), "#ticket")).not.toContain("Revision 1 Status");
  await deliver(office, order, [createDeliveryFile("flyer-2.zip")], { seen: "1" });
  await office.post(path, { intent: "change", status: "in_progress", shown_status: "ready" });
  expect(await readNext(order)).toBe("Deliver files");
});

test("payment problems come first, also for an order in the trash", async () => {
  const problem = { paymentProblem: "already_paid" } as const;
  expect(await readNext(await insertPaidOrder(site, problem))).toBe("Check the payment: paid twice");
  const cancelled = await insertPaidOrder(site, { ...problem, orderStatus: "cancelled" });
  expect(await readNext(cancelled)).toBe("Check the payment: paid twice");
  const deleted = await insertPaidOrder(site, { ...problem, orderStatus: "cancelled", deletedAt: new Date() });
  expect(await readNext(deleted)).toBe("Check the payment: paid twice");
});

test("the head shows when the order is due and whether it is late, the summary its round after the first", async () => {
  const late = await insertPaidOrder(site, { createdAt: new Date(Date.now() - 9 * 86_400_000), revisions: 2 });
  const read = async ({ submissionId }: Order, part: string) =>
    textOf(await readPage(office, paths.adminOrder(submissionId)), `#ticket ${part}`);
  expect(await read(late, "header")).toMatch(/Dana Whitfield , Whitfield Studio \d+ of \d+ [\d-]+ \S+ Overdue since/);
  expect(await read(late, ".ticket-body")).toMatch(
    /Package Professional \d+ of 25 visuals left Payment Paid \$199 Revision 2 Status/,
  );
  const fresh = await insertPaidOrder(site);
  expect(await read(fresh, "header")).toMatch(/Studio .* Due /);
  expect(await read(fresh, ".ticket-body")).toMatch(/Paid \$199 Status/);
  expect(await read(await insertPaidOrder(site, { orderStatus: "ready" }), "header")).not.toContain("Due ");
});

test("a problem with the payment stands first, and the work before the contact", async () => {
  const { submissionId } = await insertPaidOrder(site, { paymentProblem: "wrong_amount", message: "Green, please." });
  const headings = textsOf(await readPage(office, paths.adminOrder(submissionId)), "#ticket h3");
  expect(headings[0]).toBe("Check the payment: wrong amount paid");
  const order = ["Detailed Requirements", "Message", "Visual Breakdown", "Customer Uploaded Files"];
  expect(headings.slice(1)).toEqual([...order, "Deliver Completed Files", ...headings.slice(6)]);
  expect(headings.indexOf("Contact")).toBeGreaterThan(headings.indexOf("Admin Notes"));
});
