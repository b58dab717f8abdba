import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import {
  attributeOf,
  countElements,
  fieldValues,
  readPage,
  readPageText,
  textOf,
  textsOf,
} from "#tests/support/document";
import { createSignedInVisitor, postInOffice } from "#tests/support/office/signed-in";
import {
  deliver,
  createDeliveryFile as file,
  insertPaidOrder,
  listDeliveredFiles,
  listDeliveryRows,
  stage,
  stageFile,
} from "#tests/support/order/deliveries";
import { findOrder, insertOrder, listOrderEvents, type Order } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSiteForEachTest } from "#tests/support/site";

const site = setUpSiteForEachTest();
let office: Visitor;
beforeEach(async () => {
  office = await createSignedInVisitor(site, "admin", "Ana");
});

const readTicket = (order: Order) => readPageText(office, paths.adminOrder(order.submissionId));

test("a form with files makes one delivery with files, status, history and email", async () => {
  const order = await insertPaidOrder(site);
  const sent = await deliver(office, order, [file("flyer.pdf"), file("posts.zip")], { delivery_message: "Enjoy!" });
  expect(sent.status).toBe(303);
  const ticket = await readTicket(order);
  expect(ticket).toContain("Files Uploaded Delivery files have been uploaded successfully. Customer will be notified.");
  for (const text of ["First files", "flyer.pdf", "posts.zip", "Enjoy!", "First files delivered"])
    expect(ticket).toContain(text);
  const shown = await readPage(office, paths.adminOrder(order.submissionId));
  // What was delivered comes before the form for more.
  expect(ticket.indexOf("flyer.pdf")).toBeLessThan(ticket.indexOf("Deliver more files"));
  expect(textsOf(shown, "#delivery details:not([open]) > summary")).toContain("Deliver more files");
  const [delivery, ...others] = await listDeliveryRows(site);
  expect(others).toEqual([]);
  expect(delivery).toMatchObject({ round: 1, actor: "Ana", message: "Enjoy!", orderId: order.id });
  expect((await listDeliveredFiles(site)).map(({ name, state, deliveryId }) => [name, state, deliveryId])).toEqual([
    ["flyer.pdf", "stored", delivery?.id],
    ["posts.zip", "stored", delivery?.id],
  ]);
  expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "ready" });
  expect(
    (await listOrderEvents(site, order.id)).map(({ kind, before, after }) => [kind, before, after]).sort(),
  ).toEqual([
    ["delivery", null, "1"],
    ["status", "in_progress", "ready"],
  ]);
  expect((await listQueuedEmails(site)).map(({ to, subject }) => [to, subject])).toEqual([
    [order.email, `Your visuals are ready (${order.submissionId})`],
  ]);
});

test("files that were uploaded one by one are delivered with their ids", async () => {
  const order = await insertPaidOrder(site);
  const ids: string[] = [];
  for (const name of ["a.zip", "b.zip"]) {
    const result = await (await stage(office, order, file(name))).json();
    expect(result).toMatchObject({ ok: true, file: { name } });
    ids.push(result.file.id);
  }
  const sent = await postInOffice(office, paths.adminOrder(order.submissionId), { intent: "deliver", staged: ids });
  expect([sent.status, sent.title]).toEqual([303, "Files Uploaded"]);
  // The answer was lost, and the same files are sent again with another form.
  const again = await postInOffice(office, paths.adminOrder(order.submissionId), { intent: "deliver", staged: ids });
  expect(again.status).toBe(400);
  expect(await listDeliveryRows(site)).toHaveLength(1);
  expect(await listQueuedEmails(site)).toHaveLength(1);
});

describe("delivering twice", () => {
  test("with the same form at once makes one delivery", async () => {
    const order = await insertPaidOrder(site);
    const fields = { form_id: "form-1", delivery_message: "Enjoy!" };
    const sent = await Promise.all([1, 2].map(() => deliver(office, order, [file("a.zip"), file("b.zip")], fields)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    expect(await listDeliveryRows(site)).toHaveLength(1);
    expect(await listDeliveredFiles(site)).toHaveLength(2);
    expect(await listQueuedEmails(site)).toHaveLength(1);
  });

  test("with the same form and other files makes another delivery, after a confirmation", async () => {
    const order = await insertPaidOrder(site);
    await deliver(office, order, [file("a.zip")], { form_id: "form-1" });
    const second = await deliver(office, order, [file("b.zip")], { form_id: "form-1" });
    expect(second.status).toBe(409);
    expect(second.section).toContain("Somebody delivered files after you opened this page.");
    const fields = { form_id: "form-1", staged: second.staged, confirmed: "other" };
    expect((await deliver(office, order, [], fields)).status).toBe(303);
    expect(await listDeliveryRows(site)).toHaveLength(2);
  });

  test("by two people at once warns the second about the first", async () => {
    const order = await insertPaidOrder(site);
    const other = await createSignedInVisitor(site, "staff", "Ben");
    const sent = await Promise.all([
      deliver(office, order, [file("ana.zip")], { delivery_message: "From Ana" }),
      deliver(other, order, [file("ben.zip")], { delivery_message: "From Ben" }),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 409]);
    const second = sent.find(({ status }) => status === 409);
    expect(second?.staged).toHaveLength(1);
    expect(fieldValues(second?.page as never, "delivery_message")[0]).toMatch(/^From (Ana|Ben)$/);
    expect(await listDeliveryRows(site)).toHaveLength(1);
    expect(await listQueuedEmails(site)).toHaveLength(1);
  });

  test("attaches a staged file once", async () => {
    const order = await insertPaidOrder(site);
    const staged = await stageFile(office, order, "a.zip");
    const sent = await Promise.all(
      ["one", "two"].map((form_id) => deliver(office, order, [], { form_id, staged, confirmed: "other" })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(await listDeliveryRows(site)).toHaveLength(1);
  });
});

describe("a delivery asks for a confirmation", () => {
  test.each([
    ["unpaid", { paymentStatus: "pending", orderStatus: "pending_payment" }, "The order isn’t paid yet."],
    ["refunded", { paymentStatus: "refunded", orderStatus: "in_progress" }, "We refunded the payment."],
    ["cancelled", { paymentStatus: "paid", orderStatus: "cancelled" }, "The order is canceled."],
    ["question", { paymentStatus: "n/a", orderStatus: "question" }, "This is a question, not an order."],
  ] as const)("for an order that is %s", async (reason, changes, text) => {
    const order = await insertOrder(site, changes);
    const asked = await deliver(office, order, [file("a.zip"), file("b.zip")], { delivery_message: "Kept & safe" });
    expect(asked.status).toBe(409);
    expect(asked.section).toContain(text);
    expect(fieldValues(asked.page, "delivery_message")).toEqual(["Kept & safe"]);
    expect(asked.staged).toHaveLength(2);
    expect(attributeOf(asked.page, "[name=confirmed]", "value")).toBe(reason);
    expect(await listDeliveryRows(site)).toEqual([]);
    expect(await listQueuedEmails(site)).toEqual([]);
    const form = { staged: asked.staged, delivery_message: "Kept & safe", form_id: fieldValues(asked.page, "form_id") };
    expect((await deliver(office, order, [], { ...form, confirmed: reason })).status).toBe(303);
    expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "ready" });
    expect(await listDeliveredFiles(site)).toHaveLength(2);
  });
});

describe("a delivery is refused", () => {
  test("without files, with an error beside the field only", async () => {
    const order = await insertPaidOrder(site);
    const sent = await deliver(office, order, [], { delivery_message: "Typed" });
    expect(sent.status).toBe(400);
    expect(sent.section).toContain("Choose the files to deliver.");
    expect(fieldValues(sent.page, "delivery_message")).toEqual(["Typed"]);
    expect(countElements(sent.page, ".toast")).toBe(0);
  });

  test("with a file that failed, with the specified message", async () => {
    const order = await insertPaidOrder(site);
    const sent = await deliver(office, order, [file("empty.txt", "")]);
    expect(sent.status).toBe(400);
    expect(sent.section).toContain("Failed to upload empty.txt. The file is empty.");
    expect(textOf(sent.page, ".toast p")).toBe("Error Failed to upload delivery files");
  });

  test("with a message that is too long, and keeps the files and the message", async () => {
    const order = await insertPaidOrder(site);
    const message = "<b>x</b>".repeat(12_000);
    const sent = await deliver(office, order, [file("a.zip")], { delivery_message: message });
    expect(sent.status).toBe(400);
    expect(sent.section).toContain("Keep the message to 5,000 characters.");
    expect(fieldValues(sent.page, "delivery_message")).toEqual([message]);
    expect(sent.staged).toHaveLength(1);
  });

  test("to an order in the trash, and with files of another order", async () => {
    const deleted = await insertPaidOrder(site, { deletedAt: new Date() });
    expect((await deliver(office, deleted, [file("a.zip")])).status).toBe(404);
    expect((await stage(office, deleted, file("a.zip"))).status).toBe(404);
    const [one, two] = [await insertPaidOrder(site), await insertPaidOrder(site)];
    const staged = await stageFile(office, one, "a.zip");
    expect((await deliver(office, two, [], { staged })).status).toBe(400);
    expect(await listDeliveryRows(site)).toEqual([]);
  });

  test("from somebody who is not signed in", async () => {
    const order = await insertPaidOrder(site);
    const stranger = new Visitor(site.origin);
    await deliver(stranger, order, [file("a.zip")]);
    expect((await stage(stranger, order, file("a.zip"))).status).not.toBe(201);
    expect(await listDeliveredFiles(site)).toEqual([]);
    expect(await listDeliveryRows(site)).toEqual([]);
  });
});
