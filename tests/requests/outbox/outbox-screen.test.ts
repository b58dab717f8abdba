import { beforeAll, describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows } from "#tests/support/database/rows";
import { attributesOf, parseDocument, textOf, textsOf } from "#tests/support/document";
import { ago, listShownMessages, setUpOutboxScreen } from "#tests/support/office/outbox-screen";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { listOrders, placeOrder } from "#tests/support/order/orders";

const HOUR = 3_600_000;

const outbox = setUpOutboxScreen();
// A running worker would send the messages that these tests insert.
beforeAll(() => outbox.site.services.worker.stop());

describe("access to the outbox", () => {
  test("is refused to everybody except admins, without any change", async () => {
    const id = await outbox.insertDead();
    const staff = await createSignedInVisitor(outbox.site, "staff", "Sam");
    for (const [visitor, status] of [
      [new Visitor(outbox.site.origin), 401],
      [staff, 403],
    ] as const)
      for (const path of ["/admin/outbox", `/admin/outbox/${id}`]) {
        expect((await visitor.get(path)).status, path).toBe(status);
        expect((await visitor.post(path, { intent: "retry", id })).status, path).toBe(status);
        expect((await visitor.post(path, { intent: "discard", id })).status, path).toBe(status);
      }
    expect((await outbox.readRows()).get(id)).toMatchObject({ state: "dead", attempts: 15 });
  });

  test("is never cached", async () => {
    const response = await outbox.admin.get("/admin/outbox");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the list", () => {
  test("has a filter and a count for each state", async () => {
    const ids = {
      waiting: await outbox.insertMessage(),
      sending: await outbox.insertMessage({
        attempts: 1,
        runAt: ago(500),
        lockedBy: "worker",
        lockedUntil: new Date(Date.now() + HOUR),
      }),
      retrying: await outbox.insertMessage({
        attempts: 3,
        runAt: new Date(Date.now() + HOUR),
        lastError: "421 Try again later",
      }),
      sent: await outbox.insertSent(),
      dead: await outbox.insertDead(),
    };
    for (const [state, id] of Object.entries(ids))
      expect(listShownMessages(await outbox.readHtml(`/admin/outbox?state=${state}`))).toEqual([id]);
    const all = await outbox.readHtml("/admin/outbox");
    // The failed message is shown above the list.
    expect(listShownMessages(all)).toEqual([ids.waiting, ids.sending, ids.retrying, ids.sent]);
    expect(textsOf(parseDocument(all), "tbody th[colspan]")).toEqual(["Not sent yet", "Sent"]);
    expect(all).toContain("Failed messages");
    expect(all).toContain("HTTP 410: gone");
    expect(all).toContain("421 Try again later");
    expect(all).toContain("3 of 15 attempts");
    for (const word of ["Waiting", "Sending", "Retrying", "Sent today", "Failed"])
      expect(textsOf(parseDocument(all), "dl > *")).toContain(`${word} 1`);
  });

  test("folds messages due later while others are sent, without a filter", async () => {
    for (let count = 0; count < 4; count++) await outbox.insertMessage({ runAt: new Date(Date.now() + 48 * HOUR) });
    await outbox.insertSent();
    const findFold = async (path: string) =>
      textsOf(parseDocument(await outbox.readHtml(path)), "label:has(.show-later)");
    expect(await findFold("/admin/outbox")).toEqual(["Show 4 more due later"]);
    expect(await findFold("/admin/outbox?state=waiting")).toEqual([]);
  });

  test("does not count an expired lease as sending, or messages of another day as sent today", async () => {
    const lapsed = await outbox.insertMessage({ attempts: 1, lockedBy: "gone", lockedUntil: ago(1000) });
    await outbox.insertSent({ runAt: ago(50 * HOUR), finishedAt: ago(50 * HOUR) });
    expect(listShownMessages(await outbox.readHtml("/admin/outbox?state=retrying"))).toEqual([lapsed]);
    expect(textOf(await outbox.readHtml("/admin/outbox"), "dl")).toContain("Sent today 0");
  });

  test("lists the messages that it counts as sent today, also among found ones", async () => {
    const today = await outbox.insertSent({ topic: "order-team" });
    const other = await outbox.insertSent({ topic: "order-team", runAt: ago(50 * HOUR), finishedAt: ago(50 * HOUR) });
    const page = parseDocument(await outbox.readHtml("/admin/outbox"));
    const link = [...page.querySelectorAll("dl a")].find((each) => each.textContent?.includes("Sent today"));
    const address = link?.getAttribute("href") ?? "";
    expect(listShownMessages(await outbox.readHtml(address))).toEqual([today]);
    expect(listShownMessages(await outbox.readHtml("/admin/outbox?state=sent"))).toEqual([today, other]);
    expect(listShownMessages(await outbox.readHtml(`${address}&q=new+order`))).toEqual([today]);
  });

  test("shows no box without failed messages, and says when there are no messages", async () => {
    const empty = await outbox.readHtml("/admin/outbox");
    expect(empty).not.toContain("Failed messages");
    expect(empty).toContain("No messages found");
  });

  test("says that nobody answered a failed message, above the error of the system", async () => {
    await outbox.insertDead({ lastError: "connect ECONNREFUSED 127.0.0.1:587" });
    await outbox.insertDead({ ...outbox.createWebhookRow(), lastError: "getaddrinfo EAI_AGAIN crm.example" });
    const failed = textOf(await outbox.readHtml("/admin/outbox"), '[aria-labelledby="dead-title"]');
    expect(failed).toContain("The mail server didn’t answer. connect ECONNREFUSED");
    expect(failed).toContain("The receiver didn’t answer. getaddrinfo EAI_AGAIN");
  });

  test("ignores an unknown state and an impossible page", async () => {
    const id = await outbox.insertMessage();
    for (const query of ["state=nonsense", "page=999", "page=-3", "page=x", "state=waiting&page=0"])
      expect(listShownMessages(await outbox.readHtml(`/admin/outbox?${query}`)), query).toEqual([id]);
    expect(listShownMessages(await outbox.readHtml("/admin/outbox?state='--"))).toEqual([id]);
  });

  test("shows every message once, waiting ones first and then the latest", async () => {
    const waiting = await outbox.insertMessage();
    const older: string[] = [];
    for (let minute = 1; minute <= 60; minute++) older.push(await outbox.insertSent({ runAt: ago(minute * 60_000) }));
    const first = listShownMessages(await outbox.readHtml("/admin/outbox"));
    const second = await outbox.readHtml("/admin/outbox?page=2");
    expect([...first, ...listShownMessages(second)]).toEqual([waiting, ...older]);
    expect(first).toHaveLength(50);
    expect(second).toContain("Page 2 of 2");
    expect(second).toContain("11 of 61 messages");
  });
});

describe("the search finds messages", () => {
  test("by the number, name and email of the order, by kind, and by the address of unsent messages", async () => {
    await new Visitor(outbox.site.origin).post("/visual-design", createOrderFields({ email: "found@studio.example" }));
    const [order] = await listOrders(outbox.site);
    const webhook = await outbox.insertDead(outbox.createWebhookRow());
    const orders = [...(await outbox.readRows()).values()].filter((row) => row.aboutId === order?.id);
    const ids = orders.map(({ id }) => id).sort();
    expect(ids.length).toBeGreaterThan(1);
    for (const typed of [order?.submissionId.toLowerCase(), "FOUND@studio", order?.fullName])
      expect(
        listShownMessages(await outbox.readHtml(`/admin/outbox?q=${encodeURIComponent(typed ?? "")}`)).sort(),
        typed,
      ).toEqual(ids);
    const notice = orders.find(({ topic }) => topic === "order-team")?.id;
    expect(listShownMessages(await outbox.readHtml("/admin/outbox?q=new+order"))).toEqual([notice]);
    expect(listShownMessages(await outbox.readHtml("/admin/outbox?q=127.0.0.1"))).toEqual([webhook]);
    expect(listShownMessages(await outbox.readHtml("/admin/outbox?q=127.0.0.1&state=sent"))).toEqual([]);
    expect(await outbox.readHtml("/admin/outbox?q=%25_%25")).toContain("No messages found");
  });
});

describe("staff emails", () => {
  test("belong to their order, and are found by its number and email even after they are sent", async () => {
    const order = await placeOrder(outbox.site, { email: "letters@studio.example" });
    await outbox.deleteMessages();
    const write = (text: string) =>
      outbox.admin.post("/admin/orders/compose", {
        intent: "send",
        form_id: "letter-form",
        id: [order.submissionId],
        subject: "About {order}",
        text,
      });
    await Promise.all([write("On the press."), write("On the press."), write("On the press.")]);
    await write("Ready.");
    const ids = [...(await outbox.readRows()).keys()].sort();
    expect(ids).toHaveLength(2);
    const all = await outbox.readHtml("/admin/outbox");
    expect(textOf(all, "table")).toContain(`Email to the customer ${order.fullName} , ${order.submissionId}`);
    const links = attributesOf(parseDocument(await outbox.readHtml(`/admin/outbox/${ids[0]}`)), "a", "href");
    expect(links).toContain(`/admin/orders/${order.submissionId}`);
    await changeRows(outbox.site, "outbox", {}, { state: "sent", finishedAt: new Date() });
    for (const typed of [order.submissionId.toLowerCase(), "Letters@studio", "email to the"])
      expect(
        listShownMessages(await outbox.readHtml(`/admin/outbox?q=${encodeURIComponent(typed)}`)).sort(),
        typed,
      ).toEqual(ids);
    // A part of a word does not match the name of a kind.
    expect(listShownMessages(await outbox.readHtml("/admin/outbox?q=tom"))).toEqual([]);
  });
});
