import { beforeAll, describe, expect, test } from "vitest";
import { createAccount } from "#app/account/accounts.server";
import { findUser } from "#app/account/auth.server";
import { recordManualPayment } from "#app/order/pay/record-manual-payment.server";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads, withBlockedWrites } from "#tests/support/database/block-database";
import { countRows, readTables } from "#tests/support/database/rows";
import { fieldValues, parseDocument, textOf, textsOf } from "#tests/support/document";
import { insertApplications } from "#tests/support/office/dealflow";
import { insertDeadEmail } from "#tests/support/office/outbox-screen";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
let admin: Visitor;
let order: Order;
let another: Order;
let marked: Order;
let trashed: Order;
let application: string;
let dead: string;
beforeAll(async () => {
  admin = await createSignedInVisitor(site, "admin", "Ada");
  [order, another] = [await insertOrder(site), await insertOrder(site, { email: "another@studio.example" })];
  marked = await insertOrder(site, { email: "marked@studio.example" });
  await recordManualPayment(site.services, "Ada", marked.id, "Check 1042.");
  trashed = await insertOrder(site, { deletedAt: new Date(0) });
  [{ id: application } = { id: "" }] = await insertApplications(site, { status: "Fully Onboarded" });
  dead = "dead-letter";
  await insertDeadEmail(site, dead);
});

/** Every row of the office's tables, which a failed action has to leave unchanged. */
const tables = ["formSubmissions", "orderEvents", "adminNotes", "uploads", "outbox", "dealflowApplications"] as const;
const everything = () => readTables(site, ...tables, "dealflowEvents");

/** What the office shows after a post: the response, or the page that it redirects to. */
async function shownAfter(response: Response): Promise<string> {
  return (response.status === 303 ? await admin.get(response.headers.get("Location") ?? "") : response).text();
}

type Fields = Record<string, string | string[]>;
const ticket = () => `/admin/orders/${order.submissionId}`;
const row = (fields: Fields) => (): [string, Fields] => ["/admin", { intent: "row", id: order.id, ...fields }];
const both = (fields: Fields) => (): [string, Fields] => ["/admin", { id: [order.id, another.id], ...fields }];
const staffEmail = { intent: "send", form_id: "1", subject: "About {order}", text: "Keep every word." };

/** Each action of the office, the table whose writes fail in its transaction, and the toast. */
const actions: [what: string, table: string, post: () => [string, Fields], toast: string][] = [
  ["a status in the list", "order_events", row({ status: "ready" }), "Failed to update status"],
  ["a priority in the list", "order_events", row({ priority: "high" }), "Failed to update priority"],
  ["a bulk status", "order_events", both({ intent: "status", status: "ready" }), "Failed to update orders"],
  ["a bulk delete", "order_events", both({ intent: "delete" }), "Failed to delete orders"],
  [
    "a restore",
    "order_events",
    () => ["/admin", { intent: "restore", id: trashed.id }],
    "We couldn’t restore the orders. They’re still in the trash. Try again.",
  ],
  [
    "emptying the trash",
    "form_submissions",
    () => ["/admin/trash", { confirmed: "1" }],
    "We couldn’t empty the trash. Try again.",
  ],
  ["a status", "order_events", () => [ticket(), { intent: "change", status: "ready" }], "Failed to update status"],
  ["a priority", "order_events", () => [ticket(), { intent: "change", priority: "high" }], "Failed to update priority"],
  ["a note", "order_events", () => [ticket(), { intent: "note", note: "Keep every word." }], "Failed to add note"],
  [
    "a payment by hand",
    "order_events",
    () => [ticket(), { intent: "paid", reason: "Keep every word." }],
    "We couldn’t mark the order paid. Try again.",
  ],
  [
    "a payment by hand that is undone",
    "order_events",
    () => [`/admin/orders/${marked.submissionId}`, { intent: "unpaid" }],
    "We couldn’t mark the order unpaid. Try again.",
  ],
  [
    "an email to several customers",
    "order_events",
    () => ["/admin/orders/compose", { ...staffEmail, id: [order.submissionId, another.submissionId] }],
    "We couldn’t send your email. Your text is still here. Try again.",
  ],
  ["marking live", "dealflow_events", () => [`/admin/dealflow/${application}`, {}], "Failed to update status."],
  [
    "a retry",
    "outbox",
    () => ["/admin/outbox", { intent: "retry", id: dead }],
    "We couldn’t queue the message. Try again.",
  ],
  ["all retries", "outbox", () => ["/admin/outbox", { intent: "retry" }], "We couldn’t queue the message. Try again."],
  [
    "a discard",
    "outbox",
    () => [`/admin/outbox/${dead}`, { intent: "discard", id: dead }],
    "We couldn’t discard the message. Try again.",
  ],
];

describe("if the database fails in the middle of", () => {
  test.each(actions)(
    "%s, a toast shows it, what was typed stays, and nothing changes",
    async (_what, table, post, toast) => {
      const before = await everything();
      const [path, fields] = post();
      const response = await withBlockedWrites(site.services.db, table, () => admin.post(path, fields));
      expect([303, 500, 503]).toContain(response.status);
      const html = await shownAfter(response);
      const toasts = textsOf(parseDocument(html), ".toast-error > p");
      expect(toasts).toEqual([expect.stringMatching(new RegExp(`^Error ${toast}`))]);
      if (Object.values(fields).includes("Keep every word.")) expect(html).toContain("Keep every word.");
      expect(await everything()).toEqual(before);
    },
  );
});

describe("if the order cannot be read during", () => {
  test.each([
    ["a note", { intent: "note", note: "Keep every word." }, "Failed to add note"],
    [
      "a payment by hand",
      { intent: "paid", reason: "Keep every word." },
      "We couldn’t mark the order paid. Try again.",
    ],
    ["a priority", { intent: "change", priority: "high" }, "Failed to update priority"],
  ])("%s, the response shows it and returns what was typed", async (_what, fields, toast) => {
    const { db } = site.services;
    const post = () => admin.post(`${ticket()}.data`, fields as Record<string, string>);
    const response = await withBlockedReads(db, "form_submissions", post);
    expect(response.status).toBe(503);
    const answer = await response.text();
    expect(answer).toContain(toast);
    if (fields.intent !== "change") expect(answer).toContain("Keep every word.");
  });
});

describe("if the database fails while", () => {
  const password = "palmetto fan of twenty";

  test.each(["sessions", "sign_in_limits"])(
    "signing in (%s), nobody is signed in, and the card shows an error",
    async (table) => {
      const { db } = site.services;
      const account = { userId: "vera", role: "staff" as const, name: "Vera", email: "", password };
      await createAccount(db, account).catch(() => {});
      const visitor = new Visitor(site.origin);
      const signIn = () => visitor.post("/admin/sign-in", { user_id: "vera", password, to: "/admin?q=dana" });
      const response = await withBlockedWrites(db, table, signIn);
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(response.headers.getSetCookie()).toEqual([]);
      const page = parseDocument(html);
      expect(textOf(page)).toContain("Error We couldn’t sign you in. Try again.");
      expect(html).not.toContain("Incorrect password");
      expect(html).not.toContain(password);
      expect(fieldValues(page, "user_id")).toEqual(["vera"]);
      expect((await signIn()).headers.get("Location")).toBe("/admin?q=dana");
    },
  );

  test.each<Record<string, string>>([{}, { everywhere: "1" }])(
    "signing out %j, the session stays, and the office shows an error",
    async (fields) => {
      const before = await countRows(site, "sessions");
      const response = await withBlockedWrites(site.services.db, "sessions", () =>
        admin.post("/admin/sign-out", fields),
      );
      expect(response.headers.getSetCookie().join()).not.toContain("session=");
      expect(textOf(await shownAfter(response))).toContain("Error We couldn’t sign you out. Try again.");
      expect(await countRows(site, "sessions")).toBe(before);
      expect(await findUser(site.services, new Request(site.origin))).toBeNull();
      expect((await admin.post("/admin/sign-out", fields)).headers.getSetCookie().join()).toContain("session=;");
      admin = await createSignedInVisitor(site, "admin", "Ada");
    },
  );
});
