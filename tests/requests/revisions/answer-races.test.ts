import { expect, test } from "vitest";
import { recordAnswer } from "#app/order/answer/record-answer.server";
import { setWithdrawn } from "#app/order/deliver/change-delivered-file.server";
import { loadDeliveryState } from "#app/order/deliver/current-delivery.server";
import { lockOrder } from "#app/order/state/lock-order.server";
import { deleteRows, insertRows, listRows } from "#tests/support/database/rows";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, readCustomerPage, readForm, sendForm } from "#tests/support/order/answers";
import { createDeliveryFile, deliver, listDeliveryRows } from "#tests/support/order/deliveries";
import { listMessages } from "#tests/support/order/messages";
import { createFile, createPicture } from "#tests/support/order/order-form";
import { findOrder, listOrderEvents } from "#tests/support/order/orders";
import { listUploads } from "#tests/support/order/uploads";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";
import { createSignal } from "#tests/support/wait-until";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const countEmails = async (number: string) =>
  (await listQueuedEmails(site)).filter(({ key, subject }) => subject.includes(number) && !key.includes("delivered"))
    .length;

test.each(Array.from({ length: 8 }, (_, attempt) => attempt))(
  "of an approval and a revision at the same time, one is recorded, attempt %i",
  async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const [approve, revise] = [await readForm(customer, order, "approve"), await readForm(customer, order, "revise")];
    const [approval, revision] = await Promise.all([
      sendForm(customer, order, approve),
      sendForm(customer, order, { ...revise, text: "Wait, one thing" }),
    ]);
    expect([approval.status, revision.status].sort()).toEqual([303, 409]);
    const [message, ...others] = await listMessages(site, order);
    expect(others).toEqual([]);
    const isApproved = message?.kind === "approval";
    expect(isApproved).toBe(approval.status === 303);
    expect(await findOrder(site, order.id)).toMatchObject(
      isApproved ? { orderStatus: "ready", revisions: 0 } : { orderStatus: "in_progress", revisions: 1 },
    );
    if (isApproved) expect(revision.page.querySelector("#message-text")?.text).toBe("Wait, one thing");
    else expect(approval.text).toContain("You already asked for a revision of these files.");
    expect((await listOrderEvents(site, order.id)).filter(({ kind }) => kind !== "status")).toHaveLength(1);
    expect(await countEmails(order.submissionId)).toBe(1);
  },
);

test("the same revision sent several times at once is recorded once, with one photo", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  const form = { ...(await readForm(customer, order, "revise")), text: "Once" };
  const content = Buffer.from(await createPicture("sign.jpg").arrayBuffer());
  const sent = await Promise.all(
    [1, 2, 3].map(() => sendForm(customer, order, form, [createFile("sign.jpg", content)])),
  );
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await listMessages(site, order)).toHaveLength(1);
  expect(await findOrder(site, order.id)).toMatchObject({ revisions: 1 });
  const photos = (await listUploads(site)).filter(({ name }) => name === "sign.jpg");
  expect(photos.map(({ orderId }) => orderId)).toEqual([order.id]);
  expect(await countEmails(order.submissionId)).toBe(1);
  // The page is reloaded an hour later.
  expect((await sendForm(customer, order, form, [createFile("sign.jpg", content)])).status).toBe(303);
  expect(await listMessages(site, order)).toHaveLength(1);
});

test("of two revisions at once, the second is returned as a message", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  const form = await readForm(customer, order, "revise");
  const texts = ["One", "Two"];
  const sent = await Promise.all(texts.map((text) => sendForm(customer, order, { ...form, text })));
  expect(sent.map(({ status }) => status).sort()).toEqual([303, 409]);
  const [stored] = await listMessages(site, order);
  const refused = sent.find(({ status }) => status === 409);
  expect(refused?.page.querySelector("#message-text")?.text).toBe(texts.find((text) => text !== stored?.text));
  expect(await findOrder(site, order.id)).toMatchObject({ revisions: 1 });
});

test("two approvals at once are recorded once", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  const forms = [await readForm(customer, order, "approve"), await readForm(customer, order, "approve")];
  const sent = await Promise.all(forms.map((form) => sendForm(customer, order, form)));
  expect(sent.map(({ status }) => status)).toEqual([303, 303]);
  expect(await listMessages(site, order)).toHaveLength(1);
  expect(await countEmails(order.submissionId)).toBe(1);
});

test.each([1, 2, 3, 4])("of an answer and a delivery at the same time, one is refused, attempt %i", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  const form = await readForm(customer, order, "approve");
  const [approval, delivery] = await Promise.all([
    sendForm(customer, order, form),
    deliver(office, order, [createDeliveryFile("more.pdf")], { seen: "1" }),
  ]);
  const deliveries = (await listDeliveryRows(site)).filter(({ orderId }) => orderId === order.id);
  // The one that comes second is refused.
  expect([approval.status, delivery.status, deliveries.length]).toEqual(
    approval.status === 303 ? [303, 409, 1] : [409, 303, 2],
  );
  if (delivery.status === 409) expect(delivery.section).toContain("The customer has already approved the files.");
  else expect(approval.text).toContain("We delivered new files after you opened this page.");
});

// SQLite has one writer at a time.
if (process.env.TEST_DATABASE === "postgres")
  test("a file cannot be withdrawn while its delivery is being answered", async () => {
    const { order, files } = await insertDeliveredOrder(site);
    const { services } = site;
    const lock = createSignal();
    const withdrawal = lock.raised.then(() => setWithdrawn(services, "Ana", order.id, files[0]?.id ?? "", true));
    await services.db.transact(async (tx) => {
      await lockOrder(services.db, tx, order.id);
      lock.raise();
      // Enough statements for a withdrawal that does not wait to be stored.
      for (let time = 0; time < 100; time++) {
        const { current } = await loadDeliveryState(services, order, tx);
        expect(current?.files).toHaveLength(2);
      }
    });
    expect(await withdrawal).toBe("flyer.pdf");
    expect((await loadDeliveryState(services, order)).current?.files).toHaveLength(1);
  });

test("nothing changes if a message was recorded for the delivery", async () => {
  const { order, deliveryId } = await insertDeliveredOrder(site);
  const { services } = site;
  const message = { kind: "message", sender: "customer", actor: "Dana", text: "" } as const;
  await insertRows(site, "orderMessages", {
    ...message,
    id: crypto.randomUUID(),
    orderId: order.id,
    deliveryId,
    fileIds: [],
  });
  const answer = { kind: "revision" as const, formId: "form", deliveryId, text: "Again", fileIds: [], photos: [] };
  expect(await recordAnswer(services, order.id, answer)).toBe("repeated");
  expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "ready", revisions: 0 });
  expect(await listOrderEvents(site, order.id)).toEqual([]);
  expect(await countEmails(order.submissionId)).toBe(0);
});

test.each([1, 2, 3, 4])(
  "a revision during a cancellation is recorded completely or not at all, attempt %i",
  async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const form = await readForm(customer, order, "revise");
    const fields = { intent: "change", status: "cancelled", shown_status: "ready" };
    const [revision] = await Promise.all([
      sendForm(customer, order, { ...form, text: "Still wanted" }),
      office.post(`/admin/orders/${order.submissionId}`, fields),
    ]);
    const after = await findOrder(site, order.id);
    expect(after).toMatchObject({ revisions: revision.status === 303 ? 1 : 0 });
    expect((await listMessages(site, order)).length).toBe(revision.status === 303 ? 1 : 0);
    if (revision.status === 303) return;
    expect(after?.orderStatus).toBe("cancelled");
    expect((await readCustomerPage(customer, order)).title).toBe("We canceled this order.");
  },
);

test("removing an order from the trash removes its answers and reviews", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  await sendForm(customer, order, await readForm(customer, order, "approve"));
  const review = { ...(await readForm(customer, order, "review")), stars: "5", text: "Good", name: "Dana" };
  await sendForm(customer, order, review);
  await deleteRows(site, "formSubmissions", { id: order.id });
  expect(await listMessages(site, order)).toEqual([]);
  expect(await listRows(site, "orderReviews", { orderId: order.id })).toEqual([]);
});
