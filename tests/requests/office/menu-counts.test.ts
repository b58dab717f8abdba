import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { insertContactMessages } from "#tests/support/contact/contact-messages";
import { emptyTables, insertRows } from "#tests/support/database/rows";
import { linksOf, readPage, textOf, textsOf } from "#tests/support/document";
import { insertApplications } from "#tests/support/office/dealflow";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const readMenu = async (visitor: Visitor) => textsOf(await readPage(visitor, paths.adminAccount), ".office-menu a");

async function fill() {
  await emptyTables(site, "formSubmissions", "contactMessages", "outbox", "dealflowApplications");
  await insertOrders(site, [
    makeOrder({ orderStatus: "in_progress", paymentStatus: "paid" }),
    makeOrder({ orderStatus: "ready", paymentStatus: "paid", paymentProblem: "disputed" }),
    makeOrder({ orderStatus: "ready", paymentStatus: "paid" }),
    makeOrder({ orderStatus: "in_progress", paymentStatus: "paid", planPurchased: "test" }),
    makeOrder({ orderStatus: "ready", paymentStatus: "paid", planPurchased: "test", paymentProblem: "disputed" }),
    makeOrder({ orderStatus: "in_progress", paymentStatus: "paid", deletedAt: new Date() }),
    makeOrder({ orderStatus: "question", paymentStatus: "n/a", planPurchased: "question" }),
  ]);
  await insertContactMessages(site, {}, {}, { status: "answered" }, { status: "spam" }, { deletedAt: new Date() });
  await insertApplications(
    site,
    { status: "Fully Onboarded" },
    { status: "Fully Onboarded", deletedAt: new Date() },
    { status: "Live" },
  );
  const message = { kind: "mail" as const, payload: {}, runAt: new Date() };
  await insertRows(site, "outbox", [
    { ...message, id: "failed", dedupeKey: "failed", state: "dead" },
    { ...message, id: "sent", dedupeKey: "sent", state: "sent", finishedAt: new Date() },
  ]);
}

test("the menu counts what waits: orders that need action, new messages, applications to mark live, failed emails", async () => {
  expect((await readMenu(admin)).slice(0, 2)).toEqual(["Orders", "Inbox"]);
  await fill();
  const menu = await readMenu(admin);
  expect(menu).toEqual(
    expect.arrayContaining([
      "Orders 3 need action",
      "Inbox 3 new",
      "Deal flow 1 to mark live",
      "Outbox 1 failed",
      "Bookings",
    ]),
  );
  const listed = await readPage(admin, `${paths.admin}?status=action_needed`);
  expect(textsOf(listed, "tbody tr")).toHaveLength(3);
  expect(textOf(listed, ".screen-head")).toContain("Action needed 3");
  const all = await readPage(admin, paths.admin);
  // The longest wait first.
  expect(linksOf(all).find(({ text }) => text.startsWith("Action needed"))?.to).toBe(
    "/admin?status=action_needed&sort=oldest",
  );
  expect(all.querySelectorAll("tbody tr.needs-action")).toHaveLength(3);
});

test("staff see only the counts of their screens, and the inbox without questions about orders", async () => {
  await fill();
  const sam = await createSignedInVisitor(site, "staff", "Sam", ["inbox", "bookings"]);
  expect(await readMenu(sam)).toEqual(["Inbox 2 new", "Bookings"]);
  const counts = await (await sam.get(paths.adminMenuCounts)).json();
  expect(counts).toEqual({ [paths.adminInbox]: { count: 2, label: "new" } });
});

test("the counts are only for those who are signed in", async () => {
  expect((await new Visitor(site.origin).get(paths.adminMenuCounts)).status).toBe(401);
});
