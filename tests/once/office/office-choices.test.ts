import { describe, expect, test } from "vitest";
import { attributeOf, countElements, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { findOrder, insertOrder, listOrderEvents } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);
const shown = { shown_status: "pending_payment", shown_priority: "normal" };
const nothing = { status: "pending_payment", priority: "normal" };
const both = { status: "ready", priority: "urgent" };

/** The toasts that a post leads to, from top to bottom. */
async function toasts(path: string, fields: Record<string, string | string[]>) {
  const { status, page } = await postInOffice(office, path, fields);
  return { status, said: textsOf(page, ".toast > p") };
}

const updated = { status: 303, said: ["Status Updated", "Priority Updated"] };

describe("status and priority changed together", () => {
  test("with the ticket's button show both toasts once", async () => {
    const order = await insertOrder(site);
    const path = `/admin/orders/${order.submissionId}`;
    expect(await toasts(path, { intent: "change", ...shown, ...both })).toEqual(updated);
    expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "ready", priority: "urgent" });
    expect(countElements(await readPage(office, path), ".toast")).toBe(0);
  });

  test("with the row's button show both toasts", async () => {
    const { id } = await insertOrder(site);
    const fields = { row: `${id} pending_payment normal`, [`status ${id}`]: "ready", [`priority ${id}`]: "urgent" };
    expect(await toasts("/admin", fields)).toEqual(updated);
    expect(await findOrder(site, id)).toMatchObject({ orderStatus: "ready", priority: "urgent" });
  });

  test("show one toast if only one changed", async () => {
    const { submissionId } = await insertOrder(site);
    const change = { intent: "change", ...shown, ...nothing };
    const path = `/admin/orders/${submissionId}`;
    expect((await toasts(path, { ...change, priority: "high" })).said).toEqual(["Priority Updated"]);
    expect((await toasts(path, { ...change, status: "ready" })).said).toEqual(["Status Updated"]);
  });

  test("show no toast if neither changed", async () => {
    const { id, submissionId } = await insertOrder(site);
    const quiet = { status: 303, said: [] };
    const path = `/admin/orders/${submissionId}`;
    expect(await toasts(path, { intent: "change", ...shown, ...nothing })).toEqual(quiet);
    const row = { row: `${id} pending_payment normal`, [`status ${id}`]: nothing.status, [`priority ${id}`]: "normal" };
    expect(await toasts("/admin", row)).toEqual(quiet);
    expect(await listOrderEvents(site, id)).toEqual([]);
  });

  test("show which change failed", async () => {
    const { id, submissionId } = await insertOrder(site);
    const row = { intent: "row", id, ...shown };
    const status = "Error Failed to update status";
    const priority = "Error Failed to update priority";
    const path = `/admin/orders/${submissionId}`;
    const wrong = { status: "sold", priority: "low" };
    expect(await toasts("/admin", { ...row, ...nothing, priority: "low" })).toEqual({ status: 400, said: [priority] });
    expect(await toasts("/admin", { ...row, ...wrong })).toEqual({ status: 400, said: [status, priority] });
    expect(await toasts(path, { intent: "change", ...shown, ...wrong })).toEqual({
      status: 400,
      said: [status, priority],
    });
    expect(await findOrder(site, id)).toMatchObject({ orderStatus: "pending_payment", priority: "normal" });
  });
});

describe("the status of several orders", () => {
  test("has no preselected choice", async () => {
    await insertOrder(site);
    const page = await readPage(office, "/admin");
    expect(textsOf(page, "#selection select option").slice(0, 2)).toEqual(["Choose a status…", "Pending Payment"]);
    expect(textsOf(page, '#selection select option[value=""]')).toEqual(["Choose a status…"]);
    expect(countElements(page, '#selection option[selected]:not([value=""])')).toBe(0);
  });

  test("shows an error beside the menu when missing, and the orders stay selected", async () => {
    const orders = [await insertOrder(site), await insertOrder(site), await insertOrder(site)];
    const ids = orders.slice(0, 2).map(({ id }) => id);
    const refused = await postInOffice(office, "/admin", { intent: "status", status: "", id: ids });
    expect(refused).toMatchObject({ status: 400, title: undefined });
    const describedBy = attributeOf(refused.page, "#selection select", "aria-describedby");
    expect(textOf(refused.page, `#selection [id="${describedBy}"]`)).toBe("Choose a status.");
    for (const [place, { id }] of orders.entries()) {
      const box = refused.page.querySelector(`input[type="checkbox"][value="${id}"]`);
      expect(box?.hasAttribute("checked")).toBe(place < 2);
      expect(await listOrderEvents(site, id)).toEqual([]);
    }
  });

  test("does nothing when neither a status nor an order is chosen", async () => {
    expect(await toasts("/admin", { intent: "status", status: "" })).toEqual({ status: 303, said: [] });
  });
});
