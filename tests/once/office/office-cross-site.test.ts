import { beforeEach, expect, test } from "vitest";
import { emptyTables, readTables } from "#tests/support/database/rows";
import { insertApplications } from "#tests/support/office/dealflow";
import { insertDeadEmail } from "#tests/support/office/outbox-screen";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

let live: Order;
let trashed: Order;
let application: string;
beforeEach(async () => {
  await emptyTables(site, "formSubmissions", "dealflowApplications", "outbox");
  live = await insertOrder(site);
  trashed = await insertOrder(site, { deletedAt: new Date() });
  const [made] = await insertApplications(site, { status: "Fully Onboarded" });
  application = made?.id ?? "";
  await insertDeadEmail(site, "dead");
});

/** Everything that a post to the office could change. */
const stored = () =>
  readTables(site, "formSubmissions", "orderEvents", "adminNotes", "outbox", "dealflowApplications", "dealflowEvents");

const elsewhere: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site", Origin: "https://evil.palmetto.example" },
];

test.each<[string, () => string, () => Record<string, string>]>([
  ["bulk status", () => "/admin", () => ({ intent: "status", status: "ready", id: live.id })],
  ["bulk delete", () => "/admin", () => ({ intent: "delete", id: live.id })],
  ["restore", () => "/admin", () => ({ intent: "restore", id: trashed.id })],
  ["delete by script", () => "/admin.data", () => ({ intent: "delete", id: live.id, enhanced: "1" })],
  ["a note", () => `/admin/orders/${live.submissionId}`, () => ({ intent: "note", note: "Hello" })],
  ["Mark paid", () => `/admin/orders/${live.submissionId}`, () => ({ intent: "paid", reason: "Check 1042." })],
  [
    "a staff email",
    () => "/admin/orders/compose",
    () => ({ intent: "send", form_id: "form-1", id: live.id, subject: "Hello", text: "Hi {name}" }),
  ],
  ["Empty the trash", () => "/admin/trash", () => ({ confirmed: "1" })],
  ["retry", () => "/admin/outbox", () => ({ intent: "retry" })],
  ["discard", () => "/admin/outbox", () => ({ intent: "discard", id: "dead" })],
  ["Mark Live", () => `/admin/dealflow/${application}`, () => ({})],
])("a post from another site is refused and changes nothing: %s", async (_action, path, fields) => {
  const before = await stored();
  for (const headers of elsewhere) expect((await admin.post(path(), fields(), headers)).status).toBe(403);
  expect(await stored()).toEqual(before);
  // From the office itself, the same post works.
  expect((await admin.post(path(), fields())).status).toBeLessThan(400);
  expect(await stored()).not.toEqual(before);
});
