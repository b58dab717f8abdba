import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Row } from "../../../drizzle/schema";
import { attributesOf, parseDocument } from "../document";
import { startWebhookTarget } from "../outbox/webhook-target";
import { startSite } from "../site";
import { signedIn } from "./office";

type Message = Partial<Row<"outbox">>;

const HOUR = 3_600_000;
export const ago = (ms: number) => new Date(Date.now() - ms);

type OutboxScreen = Awaited<ReturnType<typeof startOutboxScreen>>;

/** For all tests of the file that calls it a site with an outbox, which each of them finds empty. */
export function setUpOutboxScreen(): OutboxScreen {
  const outbox = {} as OutboxScreen;
  beforeAll(async () => {
    Object.assign(outbox, await startOutboxScreen());
  });
  beforeEach(() => outbox.empty());
  afterAll(() => outbox.stop?.());
  return outbox;
}

/** A site with an outbox to fill, an admin who looks at it, and a webhook's other end. */
async function startOutboxScreen() {
  const site = await startSite();
  const admin = await signedIn(site);
  const target = await startWebhookTarget();
  const { db } = site.services;

  /** A row as the worker leaves it. Without more it is a mail that waits. */
  async function put(row: Message = {}): Promise<string> {
    const id = row.id ?? randomUUID();
    const mail = { to: `${id.slice(0, 8)}@shop.example`, subject: "Hello", text: "Text", html: "<p>Text</p>" };
    const values = { id, kind: "mail" as const, dedupeKey: `test:${id}`, payload: mail, runAt: ago(1000), ...row };
    await db.transact((tx) => tx.insert(db.tables.outbox).values(values));
    return id;
  }
  async function html(path: string): Promise<string> {
    const response = await admin.get(path, { Accept: "text/html" });
    expect(response.status).toBe(200);
    return (await response.text()).replaceAll("<!-- -->", "");
  }
  return {
    site,
    admin,
    target,
    put,
    html,
    sent: (more: Message = {}) =>
      put({ state: "sent", attempts: 1, runAt: ago(HOUR), finishedAt: new Date(), ...more }),
    dead: (more: Message = {}) =>
      put({ state: "dead", attempts: 15, finishedAt: new Date(), lastError: "HTTP 410: gone", ...more }),
    toTarget: () => ({ kind: "webhook" as const, payload: { url: target.url, body: { hello: "there" } } }),
    async rows() {
      const all = await db.read.select().from(db.tables.outbox);
      return new Map(all.map((row) => [row.id, row]));
    },
    /** The toast that a post left for the next page. */
    async toast(response: Response): Promise<string> {
      expect(response.status).toBe(303);
      return html(response.headers.get("Location") ?? "");
    },
    empty: () => db.transact((tx) => tx.delete(db.tables.outbox)),
    async stop() {
      await target.close();
      await site.stop();
    },
  };
}

/** The messages that a page lists, by the addresses of their screens in the table. */
export const listed = (html: string) =>
  attributesOf(parseDocument(html), 'table a[href^="/admin/outbox/"]', "href").map((to) => to.slice(14, 50));
