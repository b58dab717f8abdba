import { beforeEach, describe, expect, test } from "vitest";
import type { Visitor } from "#tests/support/browser/visitor";
import { type ContactMessage, insertContactMessage } from "#tests/support/contact/contact-messages";
import { emptyTables, readTables } from "#tests/support/database/rows";
import { hiddenFields, textOf } from "#tests/support/document";
import { insertApplications } from "#tests/support/office/dealflow";
import { insertDeadEmail } from "#tests/support/office/outbox-screen";
import { PASSWORD, setUpAccounts } from "#tests/support/office/sign-in";
import { createSignedOutVisitor } from "#tests/support/office/signed-in";
import { insertOrder, type Order } from "#tests/support/order/orders";

const here = setUpAccounts();

let live: Order;
let trashed: Order;
let application: string;
let message: ContactMessage;
beforeEach(async () => {
  await emptyTables(here.site, "formSubmissions", "dealflowApplications", "outbox");
  live = await insertOrder(here.site, { paymentProblem: "wrong_amount" });
  trashed = await insertOrder(here.site, { deletedAt: new Date() });
  const [made] = await insertApplications(here.site, { status: "Fully Onboarded" });
  application = made?.id ?? "";
  message = await insertContactMessage(here.site);
  await insertDeadEmail(here.site, "dead");
});

/** Everything that a post to the office could change. */
const stored = () =>
  readTables(
    here.site,
    "formSubmissions",
    "orderEvents",
    "adminNotes",
    "outbox",
    "dealflowApplications",
    "dealflowEvents",
    "contactEvents",
  );

const rowFields = () => ({
  row: `${live.id} ${live.orderStatus} ${live.priority}`,
  [`status ${live.id}`]: "ready",
  [`priority ${live.id}`]: "urgent",
  back: "/admin?q=dana",
});

const posts: [string, () => string, () => Record<string, string>, RegExp][] = [
  ["a row's status and priority", () => "/admin?q=dana", rowFields, /Change status and priority/],
  ["bulk status", () => "/admin", () => ({ intent: "status", status: "ready", id: live.id }), /Update 1 order/],
  ["bulk delete", () => "/admin", () => ({ intent: "delete", id: live.id }), /Delete 1 order/],
  ["restore", () => "/admin", () => ({ intent: "restore", id: trashed.id }), /Restore 1 order/],
  [
    "a note",
    () => `/admin/orders/${live.submissionId}`,
    () => ({ intent: "note", note: 'Asked for a "brighter" <photo>.' }),
    /Asked for a "brighter" <photo>\./,
  ],
  [
    "marked paid",
    () => `/admin/orders/${live.submissionId}`,
    () => ({ intent: "paid", reason: "Check 1042." }),
    /Check 1042\./,
  ],
  [
    "a resolved payment",
    () => `/admin/orders/${live.submissionId}`,
    () => ({ intent: "resolved" }),
    /Resolve the payment problem for SUB-/,
  ],
  [
    "a staff email",
    () => "/admin/orders/compose",
    () => ({
      intent: "send",
      form_id: "form-1",
      id: live.id,
      subject: "Your flyers",
      text: "Hi {name}, here they are.",
    }),
    /Hi \{name\}, here they are\./,
  ],
  ["an empty trash", () => "/admin/trash", () => ({ confirmed: "1" }), /Empty the trash/],
  ["retry", () => "/admin/outbox", () => ({ intent: "retry" }), /Send.*again/],
  ["discard", () => "/admin/outbox/dead", () => ({ intent: "discard", id: "dead" }), /Discard/],
  [
    "an answer",
    () => `/admin/messages/${message.id}/answer`,
    () => ({ intent: "send", form_id: "form-1", subject: "Your calls", text: "Hi {name}, yes." }),
    /Answer an inbox message.*Hi \{name\}, yes\./s,
  ],
  ["Mark Live", () => `/admin/dealflow/${application}`, () => ({}), /Mark Live/],
];

/** Signs in on the card and returns the next page. */
async function signInAt(visitor: Visitor, card: string, who: Record<string, string> = { password: PASSWORD }) {
  const answer = await visitor.post("/admin/sign-in", { ...hiddenFields(card, "/admin/sign-in"), ...who });
  return { answer, html: await answer.text() };
}

describe("a post whose session has ended", () => {
  test.each(posts)(
    "is shown on the sign-in card, and done after signing in: %s",
    async (_what, path, fields, words) => {
      const before = await stored();
      const visitor = await createSignedOutVisitor(here.site);
      const refused = await visitor.post(path(), fields());
      const card = await refused.text();
      expect(textOf(card, "title")).toMatch(/^Admin Access/);
      expect(textOf(card)).toContain("Your session has ended");
      expect(textOf(card)).toMatch(words);
      expect(await stored()).toEqual(before);

      const { answer, html } = await signInAt(visitor, card);
      expect(answer.status).toBe(200);
      expect(textOf(html)).toMatch(words);
      // The form equals the posted one, and nothing is changed before its button is pressed.
      expect(await stored()).toEqual(before);
      const again = hiddenFields(html, path());
      expect(again).toMatchObject(Object.fromEntries(Object.entries(fields()).map(([name, value]) => [name, [value]])));
      expect((await visitor.post(path(), again)).status).toBe(303);
      expect(await stored()).not.toEqual(before);
    },
  );

  test("is answered with 401 and the same content when scripts sent it", async () => {
    const visitor = await createSignedOutVisitor(here.site);
    const answer = await visitor.post(`/admin/orders/${live.submissionId}.data`, { intent: "note", note: "Call back" });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("Call back");
  });

  test("is kept after a wrong password", async () => {
    const visitor = await createSignedOutVisitor(here.site);
    const card = await (
      await visitor.post(`/admin/orders/${live.submissionId}`, { intent: "note", note: "Call back" })
    ).text();
    const wrong = await signInAt(visitor, card, { password: "not this one" });
    expect(wrong.answer.status).toBe(400);
    expect(wrong.html).toContain("Call back");
    const { html } = await signInAt(visitor, wrong.html);
    expect(hiddenFields(html, `/admin/orders/${live.submissionId}`).note).toEqual(["Call back"]);
  });

  test("is reported as not kept when it is too large, and signing in leads back", async () => {
    const visitor = await createSignedOutVisitor(here.site);
    const note = "x".repeat(100_000);
    const card = await (await visitor.post(`/admin/orders/${live.submissionId}`, { intent: "note", note })).text();
    expect(card).toContain("Your session has ended");
    expect(card).toContain("We couldn’t keep this change. Make it again after you sign in.");
    const { answer } = await signInAt(visitor, card);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/orders/${live.submissionId}`]);
  });

  test("is kept without its files, and the card says so", async () => {
    const visitor = await createSignedOutVisitor(here.site);
    const photo = new File(["x"], "photo.jpg");
    const card = await (
      await visitor.postFiles(
        `/admin/orders/${live.submissionId}`,
        { intent: "note", note: "See photo" },
        { photo: [photo] },
      )
    ).text();
    expect(card).toContain("See photo");
    expect(card).toContain("We can’t keep files");
  });
});
