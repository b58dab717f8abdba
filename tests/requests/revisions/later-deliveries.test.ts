import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import type { Visitor } from "#tests/support/browser/visitor";
import { changeRows } from "#tests/support/database/rows";
import { textOf, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, readCustomerPage, readForm, sendForm, withdrawFile } from "#tests/support/order/answers";
import { insertDelivery } from "#tests/support/order/customer-page";
import { createDeliveryFile, deliver } from "#tests/support/order/deliveries";
import { writeMessage } from "#tests/support/order/messages";
import { createPicture } from "#tests/support/order/order-form";
import type { Order } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ana");

describe("withdrawn files", () => {
  test("that are all of the newest delivery let the customer answer the delivery before it", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const [late] = await insertDelivery(site, order, [{ name: "late.pdf" }], {
      createdAt: new Date(Date.now() + 1000),
    });
    await withdrawFile(site, late?.id);
    expect((await sendForm(customer, order, await readForm(customer, order, "approve"))).status).toBe(303);
    expect((await readCustomerPage(customer, order)).title).toBe("Approved. Thank you.");
  });

  test("that are all of an answered delivery leave its revision on the page", async () => {
    const { order, files, customer } = await insertDeliveredOrder(site);
    const fields = { ...(await readForm(customer, order, "revise")), text: "Wrong logo", file: files[0]?.id ?? "" };
    await sendForm(customer, order, fields);
    for (const { id } of files) await withdrawFile(site, id);
    const customerPage = await readCustomerPage(customer, order);
    expect(customerPage.title).toBe("We’re working on your revision.");
    expect(customerPage.text).toMatch(/We withdrew these files\. You requested a revision .+ In flyer\.pdf/);
    expect(customerPage.text).not.toContain("Download");
  });

  test("of the whole newest round open the round before it", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "Wrong logo" });
    const [second] = await insertDelivery(site, order, [{ name: "second.pdf" }], { round: 2 });
    await changeRows(site, "formSubmissions", {}, { orderStatus: "ready" });
    await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "Wrong date" });
    expect(textsOf((await readCustomerPage(customer, order)).page, ".customer-earlier > summary")).toHaveLength(1);
    await withdrawFile(site, second?.id);
    const { page } = await readCustomerPage(customer, order);
    expect(textsOf(page, "main h3").slice(0, 2)).toEqual(["Revision 1", "First files"]);
    expect(textsOf(page, ".customer-earlier > summary")).toEqual([]);
  });

  test("an approval stays valid when a file is replaced or withdrawn", async () => {
    const { order, files, customer } = await insertDeliveredOrder(site);
    await sendForm(customer, order, await readForm(customer, order, "approve"));
    await office.postFiles(
      paths.adminOrder(order.submissionId),
      { intent: "replace", file: files[0]?.id ?? "" },
      { files: [createDeliveryFile("flyer-2.pdf")] },
    );
    await withdrawFile(site, files[1]?.id);
    const customerPage = await readCustomerPage(customer, order);
    expect([customerPage.title, customerPage.forms]).toEqual(["Approved. Thank you.", ["review"]]);
    expect(customerPage.text).toMatch(/flyer-2\.pdf .{1,12} We replaced it after you approved/);
  });

  test("that were delivered after the approval leave it valid on the customer page, for pictures and for the team", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    await sendForm(customer, order, await readForm(customer, order, "approve"));
    const [late] = await insertDelivery(site, order, [{ name: "late.pdf" }], {
      createdAt: new Date(Date.now() + 1000),
    });
    expect((await readCustomerPage(customer, order)).forms).toEqual(["approve", "revise"]);
    await withdrawFile(site, late?.id);
    await expectApproved(order, customer, 2);
  });

  test.each([1, 2])("of an approved delivery, the newest of %i, do not reopen it", async (count) => {
    const { order, files, customer } = await insertDeliveredOrder(site);
    const approved =
      count === 1
        ? files
        : await insertDelivery(site, order, [{ name: "late.pdf" }], { createdAt: new Date(Date.now() + 1000) });
    const form = await readForm(customer, order, "approve");
    await sendForm(customer, order, form);
    for (const { id } of approved) await withdrawFile(site, id);
    if (count === 2) expect((await readCustomerPage(customer, order)).title).toBe("Approved. Thank you.");
    await expectApproved(order, customer, count);
    const again = await sendForm(customer, order, { ...form, delivery: files[0]?.deliveryId ?? "" });
    expect(again.status).toBe(count === 1 ? 303 : 409);
  });
});

async function expectApproved(order: Order, customer: Visitor, seen: number) {
  expect((await readCustomerPage(customer, order)).forms).toEqual(["review"]);
  const sent = await writeMessage(customer, order, "One more", { photos: [createPicture("sign.jpg")] });
  expect([sent.status, textOf(sent.page, "#message-photos-error")]).toEqual([
    400,
    "You can’t add pictures to this order anymore. Please remove them and send just your message.",
  ]);
  const asked = await deliver(office, order, [createDeliveryFile("extra.pdf")], { seen: String(seen) });
  expect([asked.status, asked.section]).toEqual([
    409,
    expect.stringContaining("The customer has already approved the files."),
  ]);
}

test("a delivery after the approval needs a confirmation, and the customer answers it", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  await sendForm(customer, order, await readForm(customer, order, "approve"));
  const asked = await deliver(office, order, [createDeliveryFile("extra.pdf")], { seen: "1" });
  expect(asked.status).toBe(409);
  expect(asked.section).toContain("The customer has already approved the files.");
  const fields = { seen: "1", staged: asked.staged, confirmed: "approved" };
  expect((await deliver(office, order, [], fields)).status).toBe(303);
  const customerPage = await readCustomerPage(customer, order);
  expect([customerPage.title, customerPage.forms]).toEqual(["Your files are ready, Dana.", ["approve", "revise"]]);
  // The newest delivery is not approved, so the next one needs no confirmation.
  expect((await deliver(office, order, [createDeliveryFile("more.pdf")], { seen: "2" })).status).toBe(303);
});

test("a delivery after a revision says so in its email", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "Again" });
  await deliver(office, order, [createDeliveryFile("again.pdf")], { seen: "1" });
  const email = (await listQueuedEmails(site)).find(
    ({ to, subject }) => to === order.email && subject.includes("revised"),
  );
  expect(email?.subject).toBe(`Your revised visuals are ready (${order.submissionId})`);
  expect(email?.text).toContain("Your revised visuals are ready, Dana.");
});
