import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Visitor } from "../../support/browser/visitor";
import { attributesOf, countOf, parseDocument, textOf, textsOf } from "../../support/document";
import { signedIn } from "../../support/office/office";
import { ago, listed, setUpOutboxScreen } from "../../support/office/outbox-screen";
import { orderFields } from "../../support/order/fixtures";
import { placedOrder } from "../../support/order/orders";

const HOUR = 3_600_000;

const outbox = setUpOutboxScreen();

describe("who may see it", () => {
  test("nobody is let in without being an outbox.admin, and nothing is changed for them", async () => {
    const id = await outbox.dead();
    const staff = await signedIn(outbox.site, "staff", "Sam");
    for (const [visitor, status] of [
      [new Visitor(outbox.site.origin), 401],
      [staff, 403],
    ] as const)
      for (const path of ["/admin/outbox", `/admin/outbox/${id}`]) {
        expect((await visitor.get(path)).status, path).toBe(status);
        expect((await visitor.post(path, { intent: "retry", id })).status, path).toBe(status);
        expect((await visitor.post(path, { intent: "discard", id })).status, path).toBe(status);
      }
    expect((await outbox.rows()).get(id)).toMatchObject({ state: "dead", attempts: 15 });
  });

  test("nobody keeps a copy", async () => {
    const response = await outbox.admin.get("/admin/outbox");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the list", () => {
  test("each state has its filter and its count", async () => {
    const ids = {
      waiting: await outbox.put(),
      sending: await outbox.put({ attempts: 1, lockedBy: "worker", lockedUntil: new Date(Date.now() + HOUR) }),
      retrying: await outbox.put({ attempts: 3, runAt: new Date(Date.now() + HOUR), lastError: "421 Try again later" }),
      sent: await outbox.sent(),
      dead: await outbox.dead(),
    };
    for (const [state, id] of Object.entries(ids))
      expect(listed(await outbox.html(`/admin/outbox?state=${state}`))).toEqual([id]);
    const all = await outbox.html("/admin/outbox");
    // The dead one stands above the list.
    expect(listed(all)).toEqual([ids.waiting, ids.sending, ids.retrying, ids.sent]);
    expect(all).toContain("Dead letters");
    expect(all).toContain("HTTP 410: gone");
    expect(all).toContain("421 Try again later");
    expect(all).toContain("3 of 15");
    for (const word of ["Waiting", "Sending", "Retrying", "Sent today", "Dead"])
      expect(textsOf(parseDocument(all), "dl > *")).toContain(`${word} 1`);
  });

  test("a lapsed lease is no sending, and what was sent on another day not sent today", async () => {
    const lapsed = await outbox.put({ attempts: 1, lockedBy: "gone", lockedUntil: ago(1000) });
    await outbox.sent({ runAt: ago(50 * HOUR), finishedAt: ago(50 * HOUR) });
    expect(listed(await outbox.html("/admin/outbox?state=retrying"))).toEqual([lapsed]);
    expect(textOf(await outbox.html("/admin/outbox"), "dl")).toContain("Sent today 0");
  });

  test("without dead letters there is no box for them, without messages a sentence", async () => {
    const empty = await outbox.html("/admin/outbox");
    expect(empty).not.toContain("Dead letters");
    expect(empty).toContain("No messages found");
  });

  test("an unknown state and an impossible page are answered with what there is", async () => {
    const id = await outbox.put();
    for (const query of ["state=nonsense", "page=999", "page=-3", "page=x", "state=waiting&page=0"])
      expect(listed(await outbox.html(`/admin/outbox?${query}`)), query).toEqual([id]);
    expect(listed(await outbox.html("/admin/outbox?state='--"))).toEqual([id]);
  });

  test("pages hold every message once, what waits first and then the latest", async () => {
    const waiting = await outbox.put();
    const older: string[] = [];
    for (let minute = 1; minute <= 60; minute++) older.push(await outbox.sent({ runAt: ago(minute * 60_000) }));
    const first = listed(await outbox.html("/admin/outbox"));
    const second = await outbox.html("/admin/outbox?page=2");
    expect([...first, ...listed(second)]).toEqual([waiting, ...older]);
    expect(first).toHaveLength(50);
    expect(second).toContain("Page 2 of 2");
    expect(second).toContain("11 of 61 messages");
  });
});

describe("search", () => {
  test("by order number, name and e-mail of the order, by kind, and by the address of what is not sent", async () => {
    await new Visitor(outbox.site.origin).post("/visual-design", orderFields({ email: "found@studio.example" }));
    const { db } = outbox.site.services;
    const [order] = await db.read.select().from(db.tables.formSubmissions);
    const webhook = await outbox.dead(outbox.toTarget());
    const orders = [...(await outbox.rows()).values()].filter((row) => row.aboutId === order?.id);
    const ids = orders.map(({ id }) => id).sort();
    expect(ids.length).toBeGreaterThan(1);
    for (const typed of [order?.submissionId.toLowerCase(), "FOUND@studio", order?.fullName])
      expect(listed(await outbox.html(`/admin/outbox?q=${encodeURIComponent(typed ?? "")}`)).sort(), typed).toEqual(
        ids,
      );
    const notice = orders.find(({ topic }) => topic === "order-team")?.id;
    expect(listed(await outbox.html("/admin/outbox?q=admin+notice"))).toEqual([notice]);
    expect(listed(await outbox.html("/admin/outbox?q=127.0.0.1"))).toEqual([webhook]);
    expect(listed(await outbox.html("/admin/outbox?q=127.0.0.1&state=sent"))).toEqual([]);
    expect(await outbox.html("/admin/outbox?q=%25_%25")).toContain("No messages found");
  });
});

describe("letters of the office", () => {
  test("have their order, and are found by its number and e-mail, also once sent", async () => {
    const order = await placedOrder(outbox.site, { email: "letters@studio.example" });
    await outbox.empty();
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
    const ids = [...(await outbox.rows()).keys()].sort();
    expect(ids).toHaveLength(2);
    const all = await outbox.html("/admin/outbox");
    expect(textOf(all, "table")).toContain(`Letter to the customer ${order.submissionId}`);
    const links = attributesOf(parseDocument(await outbox.html(`/admin/outbox/${ids[0]}`)), "a", "href");
    expect(links).toContain(`/admin/orders/${order.submissionId}`);
    const { db } = outbox.site.services;
    await db.transact((tx) => tx.update(db.tables.outbox).set({ state: "sent", finishedAt: new Date() }));
    for (const typed of [order.submissionId.toLowerCase(), "Letters@studio", "letter to the"])
      expect(listed(await outbox.html(`/admin/outbox?q=${encodeURIComponent(typed)}`)).sort(), typed).toEqual(ids);
    // A part of a word is no kind's name.
    expect(listed(await outbox.html("/admin/outbox?q=tom"))).toEqual([]);
  });
});

describe("one message", () => {
  test("shows a mail as text, whatever it holds", async () => {
    const evil = '<img src=x onerror="alert(1)"></script><script>alert(2)</script>';
    const mail = {
      to: "dana@studio.example",
      replyTo: "office@palmetto.example",
      subject: evil,
      text: evil,
      html: evil,
    };
    const html = await outbox.html(`/admin/outbox/${await outbox.put({ payload: mail, lastError: evil })}`);
    const page = parseDocument(html);
    expect(textOf(page)).toContain("dana@studio.example");
    expect(textOf(page, "main")).toContain(evil);
    expect(countOf(page, "img")).toBe(0);
    expect(page.querySelectorAll("script").join("")).not.toContain("<script>alert");
  });

  test("shows a mail that is kept as its data as it will read, and as data where this version cannot write it", async () => {
    const order = await placedOrder(outbox.site, { full_name: "Dana <b>Whitfield</b>" });
    const stored = [...(await outbox.rows()).values()].find(
      (row) => row.topic === "order-team" && row.aboutId === order.id,
    );
    // Kept are the order's values; the words come from whoever writes the mail.
    expect(stored?.payload).not.toHaveProperty("text");
    const page = await outbox.html(`/admin/outbox/${stored?.id}`);
    expect(page).toContain(order.submissionId);
    expect(textOf(page, "main")).toContain("Dana <b>Whitfield</b>");
    const payload = { to: order.email, data: { greeting: "<i>Hi</i>" } } as never;
    const raw = await outbox.html(`/admin/outbox/${await outbox.dead({ topic: "order-of-tomorrow", payload })}`);
    expect(raw).toContain("Order of tomorrow");
    expect(textOf(raw, "main")).toContain("<i>Hi</i>");
    expect(await outbox.html("/admin/outbox")).toContain(order.email);
  });

  test("shows a webhook as JSON, and of its address in the list only the host", async () => {
    const body = { name: "<b>Ortega</b>", visuals: 25 };
    const id = await outbox.put({ kind: "webhook", payload: { url: "https://hooks.crm.example/in?key=secret", body } });
    expect(textOf(await outbox.html(`/admin/outbox/${id}`), "main")).toContain('"name": "<b>Ortega</b>"');
    const list = await outbox.html("/admin/outbox");
    expect(list).toContain("hooks.crm.example");
    expect(list).not.toContain("key=secret");
  });

  test("an unknown one is not found", async () => {
    expect((await outbox.admin.get(`/admin/outbox/${randomUUID()}`)).status).toBe(404);
    expect((await outbox.admin.get("/admin/outbox/'or'1")).status).toBe(404);
  });
});
