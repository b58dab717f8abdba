import { describe, expect, test } from "vitest";
import { listRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder, findOrder, listOrderEvents, placeOrder } from "#tests/support/order/orders";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const at = (order: { submissionId: string }) => `/admin/orders/${order.submissionId}`;

const notesOf = (id: string) => listRows(site, "adminNotes", { orderId: id });

describe("notes", () => {
  const note = (order: { submissionId: string }, text: string, by = admin) =>
    by.post(`${at(order)}?status=ready`, { intent: "note", note: text });

  test("are stored trimmed, with their author, and confirmed", async () => {
    const order = await placeOrder(site);
    const response = await note(order, "  Sign photo is dark.\n ");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${at(order)}?status=ready#ticket`);
    const text = await readPageText(admin, at(order));
    expect(text).toContain("Note Added");
    expect((await notesOf(order.id)).map(({ content, author }) => [content, author])).toEqual([
      ["Sign photo is dark.", "Admin"],
    ]);
    expect(await listOrderEvents(site, order.id)).toMatchObject([{ kind: "note", actor: "Admin" }]);
  });

  test("are ignored if empty, and returned as typed if too long", async () => {
    const order = await placeOrder(site);
    expect((await note(order, " \n ")).status).toBe(303);
    const refused = await note(order, `Keep this. ${"x".repeat(4000)}`);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("Keep this. xxx");
    expect(html).toContain("4,000 characters");
    expect(await notesOf(order.id)).toEqual([]);
    expect(await listOrderEvents(site, order.id)).toEqual([]);
  });

  test("belong to the order of their address, whatever ids a form forges, and show nowhere else", async () => {
    const [mine, other] = [await placeOrder(site), await placeOrder(site)];
    const forged = {
      id: other.id,
      orderId: other.id,
      submission_id: other.submissionId,
      number: other.submissionId,
    };
    await admin.post(`${at(mine)}?number=${other.submissionId}`, { intent: "note", note: "Only for mine.", ...forged });
    expect((await notesOf(mine.id)).map(({ content }) => content)).toEqual(["Only for mine."]);
    expect(await notesOf(other.id)).toEqual([]);
    expect(await listOrderEvents(site, other.id)).toEqual([]);
    expect(await readPageText(admin, at(mine))).toContain("Only for mine.");
    expect(await readPageText(admin, at(other))).not.toContain("Only for mine.");
  });

  test("cannot be added to a deleted or unknown order, and the error reveals nothing about it", async () => {
    const [live, trashed] = [await placeOrder(site), await placeOrder(site)];
    await note(trashed, "From before.");
    await changeOrder(site, trashed, { deletedAt: new Date() });
    for (const number of [trashed.submissionId, "SUB-NOTTHERE"]) {
      const refused = await note({ submissionId: number }, "Too late.");
      expect(refused.status).toBe(404);
      const html = await refused.text();
      for (const words of ["Too late.", "From before.", trashed.email]) expect(html).not.toContain(words);
    }
    await admin.post(at(live), {
      intent: "note",
      note: "Across.",
      id: trashed.id,
      submission_id: trashed.submissionId,
    });
    expect((await notesOf(trashed.id)).map(({ content }) => content)).toEqual(["From before."]);
    expect((await notesOf(live.id)).map(({ content }) => content)).toEqual(["Across."]);
  });

  test("are all stored if many are added at once", async () => {
    const order = await placeOrder(site);
    const texts = Array.from({ length: 12 }, (_, index) => `Note ${index}`);
    await Promise.all(texts.map((text) => note(order, text)));
    expect((await notesOf(order.id)).map(({ content }) => content).sort()).toEqual([...texts].sort());
  });
});

describe("status and priority", () => {
  const set = (order: { submissionId: string }, fields: Record<string, string>) =>
    admin.post(at(order), {
      intent: "change",
      shown_status: "pending_payment",
      shown_priority: "normal",
      status: "pending_payment",
      priority: "normal",
      ...fields,
    });

  test("change only as chosen, with a history", async () => {
    const order = await placeOrder(site);
    expect((await set(order, { priority: "urgent" })).status).toBe(303);
    expect(await readPageText(admin, at(order))).toContain("Priority Updated");
    // The page that this comes from still shows the old priority.
    expect((await set(order, { status: "ready" })).status).toBe(303);
    const text = await readPageText(admin, at(order));
    expect(text).toContain("Status Updated");
    expect(text).toContain("Priority: Normal to Urgent");
    expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "ready", priority: "urgent" });
    expect(await listOrderEvents(site, order.id)).toHaveLength(2);
  });

  test("do not change to unknown values", async () => {
    const order = await placeOrder(site);
    for (const fields of [{ status: "done" }, { priority: "toString" }] as Record<string, string>[]) {
      const refused = await set(order, fields);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(`Failed to update ${Object.keys(fields)[0]}`);
    }
    expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "pending_payment", priority: "normal" });
  });
});

describe("an order marked paid by hand", () => {
  const pay = (order: { submissionId: string }, reason: string) => admin.post(at(order), { intent: "paid", reason });

  test("requires a reason", async () => {
    const order = await placeOrder(site);
    const response = await pay(order, "  ");
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Say how you know they paid.");
    expect(await findOrder(site, order.id)).toMatchObject({ paymentStatus: "pending", orderStatus: "pending_payment" });
  });

  test("starts once, with the reason in the history", async () => {
    const order = await placeOrder(site);
    await Promise.all([pay(order, "Check 1042 arrived."), pay(order, "Check 1042 arrived.")]);
    expect(await findOrder(site, order.id)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
    expect(await listOrderEvents(site, order.id)).toHaveLength(2);
    expect(await listOrderEvents(site, order.id)).toEqual(
      expect.arrayContaining([
        { kind: "payment", before: "pending", after: "paid", actor: "Admin", detail: "Check 1042 arrived." },
        { kind: "status", before: "pending_payment", after: "in_progress", actor: "Admin", detail: null },
      ]),
    );
    expect((await pay(order, "Once more")).status).toBe(303);
    const text = await readPageText(admin, at(order));
    expect(text).toContain("Nothing to Pay");
    expect(text).toContain("Marked paid Check 1042 arrived.");
    expect(text).toContain("Status: Pending Payment to In Progress");
    expect(await listOrderEvents(site, order.id)).toHaveLength(2);
  });

  test("keeps a later status, and a question cannot be marked paid", async () => {
    const order = await placeOrder(site);
    const ready = { orderStatus: "ready" as const };
    await changeOrder(site, order, ready);
    await pay(order, "Cash.");
    expect(await findOrder(site, order.id)).toMatchObject({ paymentStatus: "paid", orderStatus: "ready" });
    const asked = await placeOrder(site, { option: "other" });
    await pay(asked, "Cash.");
    expect(await findOrder(site, asked.id)).toMatchObject({ paymentStatus: "n/a", orderStatus: "question" });
    expect(await listOrderEvents(site, asked.id)).toEqual([]);
  });
});

test("an order's history has the changes of the payment provider, too", async () => {
  const order = await placeOrder(site);
  const event = { id: "evt_h", session: createPaidSession(order.submissionId) };
  for (let time = 0; time < 2; time++) await sendEvent(site, event);
  expect(await listOrderEvents(site, order.id)).toEqual([
    { kind: "status", before: "pending_payment", after: "in_progress", actor: "Payment provider", detail: null },
  ]);
  const text = await readPageText(admin, at(order));
  expect(text).toMatch(/Payment of \$199 confirmed [^<]*, Payment provider/);
  expect(text).toMatch(/Status: Pending Payment to In Progress [^<]*, Payment provider/);
});
