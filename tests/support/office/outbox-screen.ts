import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Row } from "#drizzle/schema";
import { emptyTables, insertRows, listRows } from "../database/rows";
import { attributesOf, parseDocument } from "../document";
import { startWebhookTarget } from "../outbox/webhook-target";
import { type Site, startSite } from "../site";
import { createSignedInVisitor } from "./signed-in";

type Message = Partial<Row<"outbox">>;

const HOUR = 3_600_000;
export const ago = (ms: number) => new Date(Date.now() - ms);

type OutboxScreen = Awaited<ReturnType<typeof startOutboxScreen>>;

export function setUpOutboxScreen(): OutboxScreen {
  const outbox = {} as OutboxScreen;
  beforeAll(async () => {
    Object.assign(outbox, await startOutboxScreen());
  });
  beforeEach(() => outbox.deleteMessages());
  afterAll(() => outbox.stop?.());
  return outbox;
}

async function startOutboxScreen() {
  const site = await startSite();
  const admin = await createSignedInVisitor(site);
  const target = await startWebhookTarget();

  /** A waiting email by default. */
  async function insertMessage(row: Message = {}): Promise<string> {
    const id = row.id ?? randomUUID();
    const email = { to: `${id.slice(0, 8)}@shop.example`, subject: "Hello", text: "Text", html: "<p>Text</p>" };
    const values = { id, kind: "mail" as const, dedupeKey: `test:${id}`, payload: email, runAt: ago(1000), ...row };
    await insertRows(site, "outbox", values);
    return id;
  }
  async function readHtml(path: string): Promise<string> {
    const response = await admin.get(path, { Accept: "text/html" });
    expect(response.status).toBe(200);
    return (await response.text()).replaceAll("<!-- -->", "");
  }
  return {
    site,
    admin,
    target,
    insertMessage,
    readHtml,
    insertSent: (more: Message = {}) =>
      insertMessage({ state: "sent", attempts: 1, runAt: ago(HOUR), finishedAt: new Date(), ...more }),
    insertDead: (more: Message = {}) =>
      insertMessage({ state: "dead", attempts: 15, finishedAt: new Date(), lastError: "HTTP 410: gone", ...more }),
    createWebhookRow: () => ({ kind: "webhook" as const, payload: { url: target.url, body: { hello: "there" } } }),
    async readRows() {
      const all = await listRows(site, "outbox");
      return new Map(all.map((row) => [row.id, row]));
    },
    async readToastPage(response: Response): Promise<string> {
      expect(response.status).toBe(303);
      return readHtml(response.headers.get("Location") ?? "");
    },
    deleteMessages: () => emptyTables(site, "outbox"),
    async stop() {
      await target.close();
      await site.stop();
    },
  };
}

export const listShownMessages = (html: string) =>
  attributesOf(parseDocument(html), 'table a[href^="/admin/outbox/"]', "href").map((to) => to.slice(14, 50));

/** An email that could not be sent. */
export async function insertDeadEmail(site: Site, id: string, dedupeKey = id): Promise<void> {
  const payload = { to: "dana@studio.example", subject: "Hello", text: "Text", html: "<p>Text</p>" };
  const message = { id, kind: "mail", dedupeKey, payload, state: "dead", attempts: 15, runAt: new Date(0) } as const;
  await insertRows(site, "outbox", message);
}
