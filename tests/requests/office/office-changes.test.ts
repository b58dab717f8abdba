import { describe, expect, test } from "vitest";
import { PAGE_SIZE } from "#app/server/list/page.server";
import { listRows } from "#tests/support/database/rows";
import { attributeOf, linksOf, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { findOrder, insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

async function history(id: string) {
  const rows = await listRows(site, "orderEvents");
  return rows
    .filter(({ orderId }) => orderId === id)
    .map(({ actor, kind, before, after }) => ({ actor, kind, before, after }));
}

const post = (fields: Record<string, string | string[]>) => postInOffice(office, "/admin", fields);

describe("one order", () => {
  test("gets another status, with the history", async () => {
    const { id } = await insertOrder(site);
    const done = await post({ intent: "row", id, status: "cancelled", shown_status: "pending_payment" });
    expect(done).toMatchObject({ status: 303, location: "/admin", title: "Status Updated" });
    expect((await findOrder(site, id))?.orderStatus).toBe("cancelled");
    expect(await history(id)).toEqual([
      { actor: "Ada", kind: "status", before: "pending_payment", after: "cancelled" },
    ]);
  });

  test("gets another priority, and unchanged fields of the page stay as they are", async () => {
    const { id } = await insertOrder(site, { orderStatus: "ready" });
    const fields = { intent: "row", id, status: "question", shown_status: "question", priority: "urgent" };
    expect((await post({ ...fields, shown_priority: "normal" })).title).toBe("Priority Updated");
    expect(await findOrder(site, id)).toMatchObject({ orderStatus: "ready", priority: "urgent" });
    expect(await history(id)).toEqual([{ actor: "Ada", kind: "priority", before: "normal", after: "urgent" }]);
  });

  test("is saved with its button in the list, which saves no other changed row", async () => {
    const [{ id }, other] = [await insertOrder(site), await insertOrder(site)];
    // The form contains all rows of the page.
    const others = Array.from({ length: PAGE_SIZE - 2 }, (_, i) => [
      [`status other-${i}`, "ready"],
      [`priority other-${i}`, "normal"],
    ]);
    const sent = {
      ...Object.fromEntries(others.flat()),
      row: `${id} pending_payment normal`,
      back: "/admin?q=dana",
      [`status ${id}`]: "ready",
      [`priority ${id}`]: "normal",
      [`status ${other.id}`]: "cancelled",
      [`priority ${other.id}`]: "urgent",
    };
    expect(await post(sent)).toMatchObject({ status: 303, location: "/admin?q=dana", title: "Status Updated" });
    expect(await findOrder(site, id)).toMatchObject({ orderStatus: "ready", priority: "normal" });
    expect(await findOrder(site, other.id)).toMatchObject({ orderStatus: "pending_payment", priority: "normal" });
    expect(await post({ ...sent, [`status ${id}`]: "<b>" })).toMatchObject({ status: 400, title: "Error" });
  });

  test("adds no history when nothing changes", async () => {
    const { id } = await insertOrder(site);
    expect((await post({ intent: "row", id, status: "pending_payment" })).title).toBe("Status Updated");
    expect(await history(id)).toEqual([]);
  });

  test.each([
    [{ status: "payment_received" }, "Failed to update status"],
    [{ status: "constructor" }, "Failed to update status"],
    [{ priority: "low" }, "Failed to update priority"],
  ])("refuses an unknown value %j", async (fields, description) => {
    const { id } = await insertOrder(site);
    expect(await post({ intent: "row", id, ...fields })).toMatchObject({ status: 400, title: "Error", description });
    expect(await findOrder(site, id)).toMatchObject({ orderStatus: "pending_payment", priority: "normal" });
  });

  test("shows an error if it was removed or the action is unknown", async () => {
    expect(await post({ intent: "row", id: "nobody", status: "ready" })).toMatchObject({ status: 404, title: "Error" });
    expect((await post({ intent: "sell", id: "nobody" })).status).toBe(400);
  });

  test("keeps the changes of two people at the same moment, with both in the history", async () => {
    const { id } = await insertOrder(site);
    const vera = await createSignedInVisitor(site, "staff", "Vera");
    const shown = { intent: "row", id, shown_status: "pending_payment", shown_priority: "normal" };
    await Promise.all([
      office.post("/admin", { ...shown, status: "in_progress", priority: "normal" }),
      vera.post("/admin", { ...shown, status: "pending_payment", priority: "urgent" }),
    ]);
    expect(await findOrder(site, id)).toMatchObject({ orderStatus: "in_progress", priority: "urgent" });
    const both = (await history(id)).map(({ actor, kind, after }) => [actor, kind, after]);
    expect(both.sort()).toEqual([
      ["Ada", "status", "in_progress"],
      ["Vera", "priority", "urgent"],
    ]);
    // When two people make the same change, only one is recorded.
    await Promise.all([office, vera].map((who) => who.post("/admin", { ...shown, status: "ready" })));
    expect((await history(id)).filter(({ after }) => after === "ready")).toHaveLength(1);
  });

  test("leads back only to the list that it came from", async () => {
    const { id } = await insertOrder(site);
    const back = async (to: string) => (await post({ intent: "row", id, status: "ready", back: to })).location;
    expect(await back("/admin?status=ready&page=2")).toBe("/admin?status=ready&page=2");
    for (const evil of [
      "https://evil.example",
      "//evil.example/admin",
      "/administrator",
      "/admin\\evil",
      "/admin/\r\nX: y",
    ])
      expect(await back(evil)).toBe("/admin");
  });
});

describe("several orders", () => {
  test("get one status, and unknown and deleted ones are skipped", async () => {
    const [a, b, gone] = [
      await insertOrder(site),
      await insertOrder(site, { orderStatus: "ready" }),
      await insertOrder(site, { deletedAt: new Date() }),
    ];
    const done = await post({ intent: "status", status: "ready", id: [a.id, b.id, gone.id, "nobody"] });
    expect(done).toMatchObject({ title: "Bulk Update Complete", description: "2 orders updated to Ready" });
    expect((await findOrder(site, a.id))?.orderStatus).toBe("ready");
    expect((await findOrder(site, gone.id))?.orderStatus).toBe("pending_payment");
    expect(await history(a.id)).toHaveLength(1);
    expect(await history(b.id)).toEqual([]);
  });

  test("do not change if none is selected, or to an unknown status", async () => {
    const { id } = await insertOrder(site);
    const nothing = await post({ intent: "status", status: "ready" });
    expect(nothing).toMatchObject({ status: 303, title: undefined });
    const refused = await post({ intent: "status", status: "sold", id });
    expect(refused).toMatchObject({ status: 400, title: "Error", description: "Failed to update orders" });
  });

  test("are deleted after a confirmation, shown in the trash, and restored by Undo", async () => {
    const orders = [await insertOrder(site, { fullName: "Una Doe" }), await insertOrder(site)];
    const ids = orders.map(({ id }) => id);
    const asked = await office.get(`/admin/orders/delete?${new URLSearchParams(ids.map((id) => ["id", id]))}`);
    expect(textOf(await asked.text())).toContain("Are you sure you want to delete 2 orders?");
    for (const [back, cancel] of [
      ["/admin?q=dana&status=ready", "/admin?q=dana&status=ready"],
      ["https://elsewhere.example/admin", "/admin"],
    ] as const) {
      const page = await office.get(`/admin/orders/delete?${new URLSearchParams({ id: ids[0] ?? "", back })}`);
      expect(linksOf(await page.text())).toContainEqual(expect.objectContaining({ to: cancel, text: "Cancel" }));
    }
    const gone = await post({ intent: "delete", id: ids });
    expect(gone).toMatchObject({ title: "Orders Deleted", description: "2 orders have been deleted" });
    expect(gone.html).not.toContain("Una Doe");
    expect(textsOf(gone.page, ".toast button")).toContain("Undo");
    expect(await (await office.get("/admin/trash")).text()).toContain("Una Doe");
    const undo = attributeOf(gone.page, '.toast [name="id"]', "value") ?? "";
    const back = await post({ intent: "restore", id: undo });
    expect(back).toMatchObject({ title: "Orders Restored", description: "2 orders are back" });
    expect(back.html).toContain("Una Doe");
    expect((await history(ids[0] ?? "")).map(({ kind }) => kind).sort()).toEqual(["deleted", "restored"]);
    expect(await (await office.get("/admin/trash")).text()).not.toContain("Una Doe");
  });

  test("are restored by one Undo, up to fifty of them", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 50; i++) ids.push((await insertOrder(site)).id);
    const gone = await post({ intent: "delete", id: ids });
    expect(gone.description).toBe("50 orders have been deleted");
    const undo = attributeOf(gone.page, '.toast [name="id"]', "value") ?? "";
    expect((await post({ intent: "restore", id: undo })).description).toBe("50 orders are back");
  });
});
