import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTrash } from "#app/trash/empty-trash.server";
import { listRows } from "#tests/support/database/rows";
import { linksOf, readDocument, readPage, readPageText, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDelivery } from "#tests/support/order/customer-page";
import { buyPackage, orderNext, readLeft } from "#tests/support/order/next-orders";
import { changeOrder, listOrderEvents } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

async function buyAndOrderNext() {
  const { order, customer } = await buyPackage(site);
  await orderNext(customer, order);
  const [next] = await listRows(site, "formSubmissions", { drawnFrom: order.submissionId });
  if (!next) throw new Error("No order was placed");
  return { order, customer, next, ticket: paths.adminOrder(order.submissionId) };
}

const correct = (ticket: string, left: string, shown: string, reason = "Two came as a gift.") =>
  admin.post(ticket, { intent: "balance", left, shown_left: shown, left_reason: reason });

test("the ticket shows what is left with links to the orders, and these link back", async () => {
  const { order, next, ticket } = await buyAndOrderNext();
  const page = await readPage(admin, ticket);
  expect(textOf(page)).toContain("16 of 25 visuals left");
  expect(textOf(page)).toMatch(new RegExp(`${next.submissionId} ?, 5 visuals, In Progress`));
  expect(linksOf(page).map(({ to }) => to)).toContain(paths.adminOrder(next.submissionId));
  expect(textOf(page)).toContain("Visuals left: 21 to 16");

  const nextPage = await readPage(admin, paths.adminOrder(next.submissionId));
  expect(textOf(nextPage)).toContain(`Prepaid with ${order.submissionId}`);
  expect(linksOf(nextPage).map(({ to }) => to)).toContain(ticket);
  expect(textOf(nextPage)).not.toContain("Mark paid");

  // A search for the first order finds both.
  const list = await readPageText(admin, `${paths.admin}?q=${order.submissionId}`);
  expect(list).toContain(next.submissionId);
  expect(list).toContain("Prepaid");
});

test("a correction needs a reason, is in the history, and can be undone", async () => {
  const { order, customer, ticket } = await buyAndOrderNext();
  for (const [left, reason, text] of [
    ["20", " ", "Say why you’re changing it."],
    ["-1", "Gift", "Enter a number from 0 to 999."],
    ["many", "Gift", "Enter a number from 0 to 999."],
  ] as const) {
    const refused = await correct(ticket, left, "16", reason);
    expect(refused.status).toBe(400);
    const page = await readDocument(refused);
    expect(textOf(page)).toContain(text);
    expect(page.querySelector("#balance-left")?.getAttribute("value")).toBe(left);
  }
  await correct(ticket, "18", "16");
  expect(await readLeft(customer, order)).toBe("18 of 27 visuals left");
  expect((await listOrderEvents(site, order.id)).at(-1)).toEqual({
    ...{ kind: "balance", before: "16", after: "18", actor: "Admin", detail: "Two came as a gift." },
  });
  const page = await readPage(admin, ticket);
  const undo = page.querySelector(".toast form");
  const fields = Object.fromEntries(
    (undo?.querySelectorAll("[name]") ?? []).map((field) => [
      field.getAttribute("name") ?? "",
      field.getAttribute("value") ?? "",
    ]),
  );
  await admin.post(ticket, fields);
  expect(await readLeft(customer, order)).toBe("16 of 25 visuals left");
});

test("a correction of a number that changed meanwhile is refused", async () => {
  const { order, customer, ticket } = await buyAndOrderNext();
  await orderNext(customer, order, { "split.flyers": "6" });
  const readRefusal = async (left: string, shown: string) => {
    const refused = await correct(ticket, left, shown);
    return [refused.status, textOf(await refused.text())];
  };
  const describe = (left: number) =>
    expect.stringContaining(`The number changed in the meantime. Visuals left now: ${left}.`);
  expect(await readRefusal("18", "16")).toEqual([409, describe(10)]);
  expect(await readLeft(customer, order)).toBe("10 of 25 visuals left");
  await correct(ticket, "12", "10");
  expect(await readRefusal("9", "10"), "after a colleague's change").toEqual([409, describe(12)]);
});

test("visuals stay used when an order that was delivered is deleted for good, and those of another come back", async () => {
  for (const [isDelivered, left] of [
    [true, "16 of 20 visuals left"],
    [false, "21 of 25 visuals left"],
  ] as const) {
    const { order, customer, next } = await buyAndOrderNext();
    if (isDelivered) await insertDelivery(site, next, [{ name: "menu.pdf" }]);
    await changeOrder(site, next, { deletedAt: new Date(0) });
    await emptyTrash(site.services, "order", { before: new Date(), skipsKept: false });
    expect(await listRows(site, "formSubmissions", { id: next.id })).toEqual([]);
    expect(await readLeft(customer, order)).toBe(left);
  }
});

test("the order that paid may be deleted: the next one goes on, and its ticket says so", async () => {
  const { order, next } = await buyAndOrderNext();
  await changeOrder(site, order, { deletedAt: new Date(0) });
  await emptyTrash(site.services, "order", { before: new Date(), skipsKept: false });
  const text = await readPageText(admin, paths.adminOrder(next.submissionId));
  expect(text).toContain(`From the package of ${order.submissionId}, which was deleted`);
});
