import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { changeRows } from "#tests/support/database/rows";
import { attributesOf, fieldValues, readPage, readPageText, textOf, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, readCustomerPage, readForm, sendForm } from "#tests/support/order/answers";
import { insertDelivery } from "#tests/support/order/customer-page";
import { listMessages } from "#tests/support/order/messages";
import { createPicture } from "#tests/support/order/order-form";
import { findOrder, listOrderEvents } from "#tests/support/order/orders";
import { listUploads } from "#tests/support/order/uploads";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const listEmails = async (number: string) =>
  (await listQueuedEmails(site)).filter(({ subject, text }) => (subject + text).includes(number));

test("a revision starts the next round, with files, photo, history and an email to the team", async () => {
  const { order, files, deliveryId, customer } = await insertDeliveredOrder(site);
  const before = await readCustomerPage(customer, order);
  expect(before.forms).toEqual(["approve", "revise"]);
  expect(before.text).toContain("Look them over. Approve them and they’re yours to use, or request a revision.");
  expect(fieldValues(before.page, "file")).toEqual(files.map(({ id }) => id));
  expect(textsOf(before.page, ".customer-choices label")).toEqual(["PDF flyer.pdf", "PNG post.png"]);

  const form = await readForm(customer, order, "revise");
  const text = "Friday is wrong.\nIt is <b>Saturday</b>.";
  const sent = await sendForm(customer, order, { ...form, text, file: files[0]?.id ?? "" }, [
    createPicture("sign.jpg"),
  ]);
  expect(sent.status).toBe(303);

  expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "in_progress", revisions: 1 });
  const [message, ...others] = await listMessages(site, order);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ kind: "revision", sender: "customer", actor: order.fullName, text, deliveryId });
  expect(message?.fileIds).toEqual([files[0]?.id]);
  // Files answer a revision, so it does not count as an unanswered message.
  expect(message?.answeredAt).not.toBeNull();
  const [photo] = (await listUploads(site)).filter(({ orderId }) => orderId === order.id);
  expect(photo).toMatchObject({ name: "sign.jpg", messageId: message?.id });
  expect((await listOrderEvents(site, order.id)).map(({ kind, after }) => [kind, after]).sort()).toEqual([
    ["revision", "2"],
    ["status", "in_progress"],
  ]);

  const after = await readCustomerPage(customer, order);
  expect(textOf(after.page, ".toast")).toBe("Sent to our designers. We’ll email you when the new files are ready.");
  expect(after.title).toBe("We’re working on your revision.");
  expect(textOf(after.page, "blockquote")).toBe("Friday is wrong. It is <b>Saturday</b>.");
  expect(textOf(after.page, '[aria-current="step"]')).toBe("In Progress revision 1");
  // The text is quoted above.
  expect(after.text).toMatch(/You requested a revision [^.]+ In flyer\.pdf sign\.jpg/);
  expect(after.forms).toEqual([]);
  expect(textOf((await readCustomerPage(customer, order)).page, ".toast")).toBe("");

  const [email, ...more] = await listEmails(order.submissionId);
  expect(more).toEqual([]);
  expect(email).toMatchObject({ to: site.services.env.TEAM_EMAIL, replyTo: order.email });
  expect(email?.subject).toBe(`Revision 1 requested: ${order.submissionId}`);
  for (const part of [text, "flyer.pdf", "sign.jpg", paths.adminOrder(order.submissionId)])
    expect(email?.text).toContain(part);
  expect(email?.html).toContain("&#60;b&#62;Saturday&#60;/b&#62;");
});

test("the ticket shows the revision with its photo above the form, and the files delivered so far below", async () => {
  const { order, files, customer } = await insertDeliveredOrder(site);
  const form = await readForm(customer, order, "revise");
  await sendForm(customer, order, { ...form, text: "Bigger logo", file: files[1]?.id ?? "" }, [
    createPicture("logo.jpg"),
  ]);
  const ticket = await readPage(office, paths.adminOrder(order.submissionId));
  expect(textOf(ticket, "#delivery")).toMatch(
    /^Deliver Completed Files Revision requested .+, in post\.png Bigger logo logo\.jpg Choose files .+ Withdraw/,
  );
  const link = attributesOf(ticket, "#delivery a", "href").find((href) => href.includes("photo=1"));
  expect(textOf(await readPage(office, link ?? ""), "#photo-name")).toBe("logo.jpg");
  expect(textOf(ticket)).toContain("Revision 1 requested");
});

test("a revision without checked files is about all files, and a single file has no checkbox", async () => {
  const { order, customer } = await insertDeliveredOrder(site, {}, ["only.pdf"]);
  const { page } = await readCustomerPage(customer, order);
  expect(fieldValues(page, "file")).toEqual([]);
  expect(textsOf(page, "#answer button")).toEqual(["Approve the file", "Request a revision"]);
  await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "Larger, please" });
  expect((await listMessages(site, order)).map(({ fileIds }) => fileIds)).toEqual([[]]);
  expect((await listEmails(order.submissionId))[0]?.text).toMatch(/Files +All of them/);
});

test("an approval closes the round and appears on the customer page, on the ticket and in an email to the team", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  const sent = await sendForm(customer, order, await readForm(customer, order, "approve"));
  expect(sent.status).toBe(303);
  expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "ready", revisions: 0 });
  expect(await listOrderEvents(site, order.id)).toMatchObject([
    { kind: "approval", after: "1", actor: order.fullName },
  ]);
  const customerPage = await readCustomerPage(customer, order);
  expect(customerPage.title).toBe("Approved. Thank you.");
  expect(textsOf(customerPage.page, "ol.order-steps li").at(-1)).toMatch(/^Ready approved \w{3} \d+$/);
  expect(customerPage.text).toContain("You approved these files");
  expect(customerPage.forms).toEqual(["review"]);
  expect(await readPageText(office, paths.adminOrder(order.submissionId))).toMatch(
    /Approved \w{3} \d+, .+ First files approved/,
  );
  const emails = await listEmails(order.submissionId);
  expect(emails.map(({ to, replyTo, subject }) => [to, replyTo, subject])).toEqual([
    [site.services.env.TEAM_EMAIL, order.email, `Files approved: ${order.submissionId}`],
  ]);
  // An approval needs no answer.
  expect((await listMessages(site, order))[0]?.answeredAt).not.toBeNull();
});

test("each round has its own revision or approval", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "First wish" });
  await insertDelivery(site, order, [{ name: "second.pdf" }], { round: 2, createdAt: new Date(Date.now() + 1000) });
  await changeRows(site, "formSubmissions", {}, { orderStatus: "ready" });
  const customerPage = await readCustomerPage(customer, order);
  expect(customerPage.title).toBe("Your file is ready, Dana.");
  expect(customerPage.text).toMatch(/Revision 1 .+ second\.pdf .+ First files: .+ First wish/);
  expect(textsOf(customerPage.page, "#answer button")).toEqual(["Approve the file", "Request a revision"]);
  await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "Second wish" });
  expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "in_progress", revisions: 2 });
  expect(textOf((await readCustomerPage(customer, order)).page, '[aria-current="step"]')).toBe(
    "In Progress revision 2",
  );
});

test("a question whose answer has a file can be approved and revised, too", async () => {
  const { order, customer } = await insertDeliveredOrder(site, { planPurchased: "other", priceCents: 0 });
  await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "Which size?" });
  const customerPage = await readCustomerPage(customer, order);
  expect([customerPage.title, textOf(customerPage.page, '[aria-current="step"]')]).toEqual([
    "We’re working on your revision.",
    "Answered revision 1",
  ]);
});

test("GET changes nothing, whatever the address says", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  for (const form of ["approve", "revise", "review"] as const) {
    const fields = { ...(await readForm(customer, order, form)), intent: form, text: "x", stars: "5", name: "x" };
    await customer.get(`${paths.customerPage(order.submissionId)}?${new URLSearchParams(fields)}`);
  }
  expect(await listMessages(site, order)).toEqual([]);
  expect((await readCustomerPage(customer, order)).forms).toEqual(["approve", "revise"]);
});
