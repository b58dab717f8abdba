import { beforeEach, describe, expect, test } from "vitest";
import { withBlockedReads, withBlockedWrites } from "#tests/support/database/block-database";
import { changeRows, emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { fieldValues, readDocument, readPageText, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { listOrderEvents, placeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ TEAM_EMAIL: "team@palmetto.example" });
const admin = setUpSignedInVisitor(site, "admin", "Ada");
beforeEach(async () => {
  await emptyTables(site, "outbox", "formSubmissions");
});

const PATH = "/admin/orders/compose";

async function emails() {
  const rows = await listRows(site, "outbox");
  return rows
    .filter(({ topic }) => topic === "letter")
    .map(({ payload }) => payload as Record<"to" | "replyTo" | "subject" | "text" | "html", string>);
}

const staffEmail = (orders: { submissionId: string }[], changes: Record<string, string> = {}) => ({
  intent: "send",
  form_id: "form-1",
  id: orders.map(({ submissionId }) => submissionId),
  subject: "About {order}",
  text: "Hi {name},\n\nyour {package} is on the press.\nBye",
  ...changes,
});

test("the email form opens from a selection by address or by form, and shows the first customer's email", async () => {
  const order = await placeOrder(site);
  const asked = await placeOrder(site, { option: "other", full_name: "Luis Ortega" });
  const words = ["Email Selected", "To 2 customers.", "Hi Luis,", "1 / 2"];
  const text = await readPageText(admin, `${PATH}?id=${order.submissionId}&id=${asked.id}`);
  for (const part of words) expect(text).toContain(part);
  const posted = await admin.post(PATH, { id: [order.id, asked.id] });
  expect(posted.status).toBe(200);
  for (const part of words) expect(textOf(await posted.clone().text())).toContain(part);
  const none = await readPageText(admin, PATH);
  expect(none).toContain("No orders are selected.");
  expect(none).not.toContain("Send 0");
  expect(await readPageText(admin, `/admin/orders/${order.submissionId}`)).toContain("Write to the customer");
});

test("the preview fills the placeholders, also for the next customer, and sends nothing", async () => {
  const order = await placeOrder(site);
  const asked = await placeOrder(site, { option: "other", full_name: "Luis Ortega {order}" });
  const response = await admin.post(PATH, staffEmail([order, asked], { intent: "preview", show: "1" }));
  expect(response.status).toBe(200);
  const page = await readDocument(response);
  expect(textOf(page)).toContain(`About ${order.submissionId} Hi Dana, your Professional is on the press. Bye`);
  expect(fieldValues(page, "text")).toEqual([expect.stringContaining("Hi {name},")]);
  expect(textOf(page)).toContain("2 / 2");
  expect(await emails()).toEqual([]);
});

describe("sending", () => {
  test("sends one email to each customer, with replies to the team and a line in each order's history", async () => {
    const order = await placeOrder(site, { email: "dana@studio.example" });
    const again = await placeOrder(site, { email: "Dana@Studio.example", option: "growth" });
    const asked = await placeOrder(site, { option: "other", full_name: "<b>Luis</b> Ortega" });
    const response = await admin.post(PATH, staffEmail([order, again, asked], { back: "/admin?status=ready" }));
    expect(response.headers.get("Location")).toBe("/admin?status=ready");
    const sent = (await emails()).sort((a, b) => a.to.localeCompare(b.to));
    expect(sent).toHaveLength(2);
    const dana = sent.find(({ to }) => to.toLowerCase() === "dana@studio.example");
    // The email is about her latest order.
    expect(dana).toMatchObject({ subject: `About ${again.submissionId}`, replyTo: "team@palmetto.example" });
    expect(dana?.text).toContain("Hi Dana,\n\nyour Business is on the press.\nBye");
    const luis = sent.find(({ to }) => to === asked.email);
    expect(textOf(luis?.html)).toContain("Hi <b>Luis</b> Ortega,");
    for (const { id } of [order, again])
      expect(await listOrderEvents(site, id)).toMatchObject([
        { kind: "mail", actor: "Ada", detail: `About ${again.submissionId}` },
      ]);
    expect(await readPageText(admin, `/admin/orders/${order.submissionId}`)).toContain(
      "Emails Sent 2 emails are on their way. 1 duplicate address skipped.",
    );
  });

  test("leads back only to the list that it came from", async () => {
    const order = await placeOrder(site);
    const ticket = `/admin/orders/${order.submissionId}?q=dana`;
    const response = await admin.post(PATH, staffEmail([order], { back: ticket }));
    expect(response.headers.get("Location")).toBe(ticket);
    const text = await readPageText(admin, `/admin/orders/${order.submissionId}`);
    expect(text).toContain("Email Sent 1 email is on its way.");
    for (const back of ["https://evil.example", "//evil.example", "/thank-you", "/admin/\\evil"])
      expect((await admin.post(PATH, staffEmail([order], { back }))).headers.get("Location")).toBe("/admin");
    expect(text).toContain(`Email to the customer About ${order.submissionId}`);
  });

  test("twice sends one email, even at the same moment, and a different email is sent, too", async () => {
    const order = await placeOrder(site);
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(PATH, staffEmail([order]))));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await emails()).toHaveLength(1);
    expect(await listOrderEvents(site, order.id)).toHaveLength(1);
    await admin.post(PATH, staffEmail([order], { text: "Mended." }));
    expect(await emails()).toHaveLength(2);
  });

  test("skips and counts invalid addresses, and sends nothing if none is left", async () => {
    const odd = await placeOrder(site);
    await changeRows(site, "formSubmissions", {}, { email: "a@b.example, c@d.example" });
    const good = await placeOrder(site);
    await admin.post(PATH, staffEmail([odd, good]));
    expect(await emails()).toHaveLength(1);
    expect(await listOrderEvents(site, odd.id)).toEqual([]);
    expect(await readPageText(admin, `/admin/orders/${good.submissionId}`)).toContain("1 invalid address skipped.");
    const refused = await admin.post(PATH, staffEmail([odd], { text: "Keep me" }));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Keep me");
  });

  test.each([
    ["no subject", { subject: " " }, "Enter the subject."],
    ["no text", { text: " " }, "Enter the text."],
    ["a subject that is too long", { subject: "s".repeat(151) }, "150 characters"],
    ["a text that is too long", { text: "t".repeat(10_001) }, "10,000 characters"],
    ["an unknown placeholder", { text: "Hi {nmae}" }, "there is no {nmae}"],
  ])("shows an error for %s and keeps what was typed", async (_what, changes, words) => {
    const order = await placeOrder(site);
    const response = await admin.post(PATH, staffEmail([order], { ...changes, form_id: "keep-this-id" }));
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain(words);
    expect(html).toContain("keep-this-id");
    expect(html).toContain(Object.keys(changes)[0] === "text" ? "About {order}" : "your {package}");
    expect(await emails()).toEqual([]);
  });

  test("is refused for more than fifty orders", async () => {
    const order = await placeOrder(site);
    const more = Array.from({ length: 50 }, (_, i) => ({
      ...order,
      id: `x${i}`,
      submissionId: `SUB-X${i}`,
      email: `x${i}@x.example`,
    }));
    await insertRows(site, "formSubmissions", more);
    const response = await admin.post(PATH, staffEmail([order, ...more]));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("51 orders are selected. Pick at most 50 at a time.");
    expect(await emails()).toEqual([]);
    expect((await admin.post(PATH, staffEmail(more))).status).toBe(303);
    expect(await emails()).toHaveLength(50);
  });

  test("shows an error, keeps the email and sends nothing if the database fails", async () => {
    const orders = [await placeOrder(site), await placeOrder(site)];
    const send = () => admin.post(PATH, staffEmail(orders, { text: "Do not lose me." }));
    const response = await withBlockedWrites(site.services.db, "outbox", send);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain("We couldn’t send your email. Your text is still here. Try again.");
    expect(html).toContain("Do not lose me.");
    for (const { id } of orders) expect(await listOrderEvents(site, id)).toEqual([]);
    expect((await admin.post(PATH, staffEmail(orders))).status).toBe(303);
    expect(await emails()).toHaveLength(2);
  });

  test("keeps the typed text and the selection if the orders cannot be read", async () => {
    const orders = [await placeOrder(site), await placeOrder(site, { email: "luis@studio.example" })];
    const send = () => admin.post(PATH, staffEmail(orders, { text: "Do not lose me." }));
    const response = await withBlockedReads(site.services.db, "form_submissions", send);
    const page = await readDocument(response);
    expect(response.status).toBe(503);
    for (const part of ["We couldn’t send your email. Your text is still here. Try again.", "2 orders are selected."])
      expect(textOf(page)).toContain(part);
    expect(fieldValues(page, "text")).toEqual(["Do not lose me."]);
    const id = fieldValues(page, "id");
    expect(id).toEqual(orders.map(({ submissionId }) => submissionId));
    expect((await admin.post(PATH, staffEmail([], { id, text: "Do not lose me." } as never))).status).toBe(303);
    expect(await emails()).toHaveLength(2);
  });
});
