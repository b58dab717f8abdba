import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Row } from "../../drizzle/schema";
import { orderFields } from "../fixtures";
import { signedIn } from "../office";
import { placedOrder } from "../orders";
import { type Site, startSite } from "../site";
import { Visitor } from "../visitor";
import { startWebhookTarget, type WebhookTarget } from "../webhook-target";

let site: Site;
let admin: Visitor;
let target: WebhookTarget;
beforeAll(async () => {
  site = await startSite();
  admin = await signedIn(site);
  target = await startWebhookTarget();
});
afterAll(async () => {
  await target.close();
  await site.stop();
});
beforeEach(() => {
  const { db } = site.services;
  return db.transact((tx) => tx.delete(db.tables.outbox));
});

const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

/** A row as the worker leaves it. Without more it is a mail that waits. */
async function put(row: Partial<Row<"outbox">> = {}): Promise<string> {
  const { db } = site.services;
  const id = row.id ?? randomUUID();
  const mail = { to: `${id.slice(0, 8)}@shop.example`, subject: "Hello", text: "Text", html: "<p>Text</p>" };
  const values = { id, kind: "mail" as const, dedupeKey: `test:${id}`, payload: mail, runAt: ago(1000), ...row };
  await db.transact((tx) => tx.insert(db.tables.outbox).values(values));
  return id;
}
const sent = (more: Partial<Row<"outbox">> = {}) =>
  put({ state: "sent", attempts: 1, runAt: ago(HOUR), finishedAt: new Date(), ...more });
const dead = (more: Partial<Row<"outbox">> = {}) =>
  put({ state: "dead", attempts: 15, finishedAt: new Date(), lastError: "HTTP 410: gone", ...more });
const toTarget = () => ({ kind: "webhook" as const, payload: { url: target.url, body: { hello: "there" } } });

async function rows() {
  const { db } = site.services;
  const all = await db.read.select().from(db.tables.outbox);
  return new Map(all.map((row) => [row.id, row]));
}
async function html(path: string): Promise<string> {
  const response = await admin.get(path, { Accept: "text/html" });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "");
}
/** The messages that a page lists, by the addresses of their screens in the table. */
const listed = (page: string) =>
  [...(/<table.*<\/table>/s.exec(page)?.[0] ?? "").matchAll(/\/admin\/outbox\/([0-9a-f-]{36})/g)].map(([, id]) => id);
/** The toast that a post left for the next page. */
async function toast(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  return html(response.headers.get("Location") ?? "");
}

describe("who may see it", () => {
  test("nobody is let in without being an admin, and nothing is changed for them", async () => {
    const id = await dead();
    const staff = await signedIn(site, "staff", "Sam");
    for (const [visitor, status] of [
      [new Visitor(site.origin), 401],
      [staff, 403],
    ] as const)
      for (const path of ["/admin/outbox", `/admin/outbox/${id}`]) {
        expect((await visitor.get(path)).status, path).toBe(status);
        expect((await visitor.post(path, { intent: "retry", id })).status, path).toBe(status);
        expect((await visitor.post(path, { intent: "discard", id })).status, path).toBe(status);
      }
    expect((await rows()).get(id)).toMatchObject({ state: "dead", attempts: 15 });
  });

  test("nobody keeps a copy", async () => {
    const response = await admin.get("/admin/outbox");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the list", () => {
  test("each state has its filter and its count", async () => {
    const ids = {
      waiting: await put(),
      sending: await put({ attempts: 1, lockedBy: "worker", lockedUntil: new Date(Date.now() + HOUR) }),
      retrying: await put({ attempts: 3, runAt: new Date(Date.now() + HOUR), lastError: "421 Try again later" }),
      sent: await sent(),
      dead: await dead(),
    };
    for (const [state, id] of Object.entries(ids))
      expect(listed(await html(`/admin/outbox?state=${state}`))).toEqual([id]);
    const all = await html("/admin/outbox");
    // The dead one stands above the list.
    expect(listed(all)).toEqual([ids.waiting, ids.sending, ids.retrying, ids.sent]);
    expect(all).toContain("Dead letters");
    expect(all).toContain("HTTP 410: gone");
    expect(all).toContain("421 Try again later");
    expect(all).toContain("3 of 15");
    for (const word of ["Waiting", "Sending", "Retrying", "Sent today", "Dead"])
      expect(all).toMatch(new RegExp(`</svg>${word}</dt><dd>1</dd>`));
  });

  test("a lapsed lease is no sending, and what was sent on another day not sent today", async () => {
    const lapsed = await put({ attempts: 1, lockedBy: "gone", lockedUntil: ago(1000) });
    await sent({ runAt: ago(50 * HOUR), finishedAt: ago(50 * HOUR) });
    expect(listed(await html("/admin/outbox?state=retrying"))).toEqual([lapsed]);
    expect(await html("/admin/outbox")).toContain("Sent today</dt><dd>0</dd>");
  });

  test("without dead letters there is no box for them, without messages a sentence", async () => {
    const empty = await html("/admin/outbox");
    expect(empty).not.toContain("Dead letters");
    expect(empty).toContain("No messages found");
  });

  test("an unknown state and an impossible page are answered with what there is", async () => {
    const id = await put();
    for (const query of ["state=nonsense", "page=999", "page=-3", "page=x", "state=waiting&page=0"])
      expect(listed(await html(`/admin/outbox?${query}`)), query).toEqual([id]);
    expect(listed(await html("/admin/outbox?state='--"))).toEqual([id]);
  });

  test("pages hold every message once, what waits first and then the latest", async () => {
    const waiting = await put();
    const older: string[] = [];
    for (let minute = 1; minute <= 60; minute++) older.push(await sent({ runAt: ago(minute * 60_000) }));
    const first = listed(await html("/admin/outbox"));
    const second = await html("/admin/outbox?page=2");
    expect([...first, ...listed(second)]).toEqual([waiting, ...older]);
    expect(first).toHaveLength(50);
    expect(second).toContain("Page 2 of 2");
    expect(second).toContain("11 of 61 messages");
  });
});

describe("search", () => {
  test("by order number, name and e-mail of the order, by kind, and by the address of what is not sent", async () => {
    await new Visitor(site.origin).post("/visual-design", orderFields({ email: "found@studio.example" }));
    const { db } = site.services;
    const [order] = await db.read.select().from(db.tables.formSubmissions);
    const webhook = await dead(toTarget());
    const orders = [...(await rows()).values()].filter((row) => row.dedupeKey.endsWith(order?.id ?? "none"));
    const ids = orders.map(({ id }) => id).sort();
    expect(ids.length).toBeGreaterThan(1);
    for (const typed of [order?.submissionId.toLowerCase(), "FOUND@studio", order?.fullName])
      expect(listed(await html(`/admin/outbox?q=${encodeURIComponent(typed ?? "")}`)).sort(), typed).toEqual(ids);
    const notice = orders.find(({ dedupeKey }) => dedupeKey.startsWith("order-team:"))?.id;
    expect(listed(await html("/admin/outbox?q=admin+notice"))).toEqual([notice]);
    expect(listed(await html("/admin/outbox?q=127.0.0.1"))).toEqual([webhook]);
    expect(listed(await html("/admin/outbox?q=127.0.0.1&state=sent"))).toEqual([]);
    expect(await html("/admin/outbox?q=%25_%25")).toContain("No messages found");
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
    const page = await html(`/admin/outbox/${await put({ payload: mail, lastError: evil })}`);
    expect(page).toContain("dana@studio.example");
    expect(page).toContain("&lt;img src=x");
    expect(page).not.toContain("<img src=x");
    expect(page).not.toContain("<script>alert");
  });

  test("shows a mail that is kept as its data as it will read, and as data where this version cannot write it", async () => {
    const order = await placedOrder(site, { full_name: "Dana <b>Whitfield</b>" });
    const stored = [...(await rows()).values()].find(({ dedupeKey }) => dedupeKey === `order-team:${order.id}`);
    // Kept are the order's values; the words come from whoever writes the mail.
    expect(stored?.payload).not.toHaveProperty("text");
    const page = await html(`/admin/outbox/${stored?.id}`);
    expect(page).toContain(order.submissionId);
    expect(page).toContain("Dana &lt;b&gt;Whitfield&lt;/b&gt;");
    expect(page).not.toContain("<b>Whitfield");
    const unknown = { to: order.email, mail: "order-of-tomorrow", data: { greeting: "<i>Hi</i>" } };
    const raw = await html(`/admin/outbox/${await dead({ payload: unknown as never })}`);
    expect(raw).toContain("order-of-tomorrow");
    expect(raw).toContain("&lt;i&gt;Hi&lt;/i&gt;");
    expect(await html("/admin/outbox")).toContain(order.email);
  });

  test("shows a webhook as JSON, and of its address in the list only the host", async () => {
    const body = { name: "<b>Ortega</b>", visuals: 25 };
    const id = await put({ kind: "webhook", payload: { url: "https://hooks.crm.example/in?key=secret", body } });
    const page = await html(`/admin/outbox/${id}`);
    expect(page).toContain("&quot;name&quot;: &quot;&lt;b&gt;Ortega&lt;/b&gt;&quot;");
    const list = await html("/admin/outbox");
    expect(list).toContain("hooks.crm.example");
    expect(list).not.toContain("key=secret");
  });

  test("an unknown one is not found", async () => {
    expect((await admin.get(`/admin/outbox/${randomUUID()}`)).status).toBe(404);
    expect((await admin.get("/admin/outbox/'or'1")).status).toBe(404);
  });
});

describe("retry", () => {
  test("a dead message goes out once, from the list it was pressed in", async () => {
    const id = await dead(toTarget());
    const before = target.received.length;
    const response = await admin.post("/admin/outbox?state=dead", { intent: "retry", id });
    expect(response.headers.get("Location")).toBe("/admin/outbox?state=dead");
    expect(await toast(response)).toContain("1 message goes out with the next round.");
    await site.services.worker.runDue();
    expect(target.received.length - before).toBe(1);
    expect((await rows()).get(id)).toMatchObject({ state: "sent", attempts: 1, lastError: null });
  });

  test("all dead messages at once, and nothing else", async () => {
    const dying = [await dead(toTarget()), await dead(toTarget())];
    const later = await put({ attempts: 2, runAt: new Date(Date.now() + HOUR) });
    const done = await sent();
    const before = target.received.length;
    expect(await toast(await admin.post("/admin/outbox", { intent: "retry" }))).toContain("2 messages go out");
    await site.services.worker.runDue();
    expect(target.received.length - before).toBe(2);
    const after = await rows();
    for (const id of dying) expect(after.get(id)?.state).toBe("sent");
    expect(after.get(later)).toMatchObject({ state: "pending", attempts: 2 });
    expect(after.get(done)).toMatchObject({ state: "sent", attempts: 1 });
  });

  test("one that waits for its next try goes out now and keeps its count", async () => {
    const id = await put({ ...toTarget(), attempts: 3, runAt: new Date(Date.now() + HOUR) });
    await admin.post("/admin/outbox", { intent: "retry", id });
    await site.services.worker.runDue();
    expect((await rows()).get(id)).toMatchObject({ state: "sent", attempts: 4 });
  });

  test("what was sent or is being sent is never sent again", async () => {
    const until = new Date(Date.now() + HOUR);
    const done = await sent(toTarget());
    const busy = await put({ ...toTarget(), attempts: 1, lockedBy: "other", lockedUntil: until });
    const before = target.received.length;
    for (const id of [done, busy, randomUUID()])
      expect(await toast(await admin.post("/admin/outbox", { intent: "retry", id }))).toContain(
        "Failed to queue the message.",
      );
    await site.services.worker.runDue();
    expect(target.received.length).toBe(before);
    expect((await rows()).get(busy)).toMatchObject({ lockedBy: "other", lockedUntil: until });
  });

  test("pressed many times at once it is sent once", async () => {
    const id = await dead(toTarget());
    const before = target.received.length;
    await Promise.all([
      ...Array.from({ length: 6 }, () => admin.post("/admin/outbox", { intent: "retry", id })),
      admin.post("/admin/outbox", { intent: "retry" }),
    ]);
    await site.services.worker.runDue();
    await admin.post("/admin/outbox", { intent: "retry", id });
    await site.services.worker.runDue();
    expect(target.received.length - before).toBe(1);
  });
});

describe("discard", () => {
  test("asks first, then takes a dead message away", async () => {
    const id = await dead();
    const asked = await html(`/admin/outbox/${id}?discard`);
    expect(asked).toContain("It is removed for good and will not be sent.");
    expect((await rows()).has(id)).toBe(true);
    const response = await admin.post(`/admin/outbox/${id}`, { intent: "discard", id });
    expect(response.headers.get("Location")).toBe("/admin/outbox");
    expect(await toast(response)).toContain("Discarded");
    expect((await rows()).has(id)).toBe(false);
  });

  test("nothing that is not dead", async () => {
    const [waiting, done] = [await put(), await sent()];
    for (const id of [waiting, done])
      expect(await toast(await admin.post("/admin/outbox", { intent: "discard", id }))).toContain(
        "Only dead messages can be discarded.",
      );
    expect((await rows()).size).toBe(2);
    expect(await html(`/admin/outbox/${waiting}?discard`)).not.toContain("removed for good");
  });
});
