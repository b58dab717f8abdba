import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { enqueue } from "#app/server/outbox/outbox.server";
import { Visitor } from "#tests/support/browser/visitor";
import { insertRows } from "#tests/support/database/rows";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { refundSale, sellProduct } from "#tests/support/shop/purchases";
import { type Site, startSiteForTest } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const METRICS_KEY = "k".repeat(32);
const authorized = { headers: { Authorization: `Bearer ${METRICS_KEY}` } };

async function scrape({ origin }: Site): Promise<string> {
  const response = await fetch(`${origin}/metrics`, authorized);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
  return response.text();
}

/** The value of one sample, such as `site_orders{status="in_progress"}`. */
const read = (text: string, sample: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length),
  );

const countOf = (text: string, route: string, status = "2xx", method = "GET") =>
  read(text, `site_http_requests_total{route="${route}",method="${method}",status="${status}"}`);

test("without a key the address does not exist, and with another one it answers 401", async () => {
  const closed = await startSiteForTest();
  const unknown = await fetch(`${closed.origin}/no-such-page`, authorized);
  const missing = await fetch(`${closed.origin}/metrics`, authorized);
  expect([missing.status, missing.headers.get("Content-Type")]).toEqual([404, unknown.headers.get("Content-Type")]);

  const open = await startSiteForTest({ METRICS_KEY });
  for (const headers of [{}, { Authorization: METRICS_KEY }, { Authorization: `Bearer ${METRICS_KEY}x` }]) {
    const refused = await fetch(`${open.origin}/metrics`, { headers: headers as Record<string, string> });
    expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, 'Bearer realm="metrics"']);
    expect(await refused.text()).not.toContain("site_");
  }
  const posted = await fetch(`${open.origin}/metrics`, { method: "POST", ...authorized });
  expect(posted.status).toBe(405);
});

test("requests are counted by route, method and class of status, and never by what was typed", async () => {
  const site = await startSiteForTest({ METRICS_KEY });
  const visitor = new Visitor(site);
  for (const path of [paths.faq, paths.faq, `${paths.faq}?q=robin@visitor.example`, "/orders/secret-key-of-an-order"])
    await (await visitor.get(path)).arrayBuffer();
  for (let page = 0; page < 30; page++) await (await visitor.get(`/no-such-page-${page}`)).arrayBuffer();
  await (await visitor.get("/%ff")).arrayBuffer();
  await (await visitor.post(paths.adminSignIn, { user: "admin", password: "not the password" })).arrayBuffer();
  await waitUntil(async () => {
    const text = await scrape(site);
    expect(countOf(text, "pages/faq/page")).toBe(3);
    expect(countOf(text, "pages/not-found", "4xx")).toBe(30);
    expect(countOf(text, "other", "4xx")).toBe(1);
    expect(countOf(text, "account/sign-in/sign-in", "4xx", "POST")).toBe(1);
    expect(read(text, "site_failed_sign_ins_total")).toBe(1);
    expect(read(text, "site_document_cache_hits_total")).toBe(2);
    expect(read(text, "site_document_cache_misses_total")).toBeGreaterThan(0);
    expect(read(text, "site_renders_total")).toBeGreaterThan(0);
    const labels = 'route="pages/faq/page",method="GET",status="2xx"';
    expect(read(text, `site_http_request_duration_seconds_count{${labels}}`)).toBe(3);
    expect(read(text, `site_http_request_duration_seconds_bucket{${labels},le="+Inf"}`)).toBe(3);
    expect(read(text, `site_http_request_duration_seconds_sum{${labels}}`)).toBeGreaterThan(0);
    for (const typed of ["robin", "secret-key", "no-such-page", "%ff", "admin,"]) expect(text).not.toContain(typed);
  });
});

test("orders and messages are counted by status, and asking often does not read them again", async () => {
  const site = await startSiteForTest({ METRICS_KEY });
  const { db } = site.services;
  await insertOrders(site, [makeOrder({ orderStatus: "in_progress" }), makeOrder({ orderStatus: "in_progress" })]);
  const queue = (dedupeKey: string) =>
    db.transact((tx) =>
      enqueue(db, tx, {
        ...{ kind: "mail", topic: "none", dedupeKey, runAt: new Date(Date.now() + 3_600_000) },
        payload: { to: "robin@visitor.example", data: {} },
      }),
    );
  await queue("first");
  const first = await scrape(site);
  expect(read(first, 'site_orders{status="in_progress"}')).toBe(2);
  expect(read(first, 'site_outbox_messages{state="waiting"}')).toBe(1);
  expect(read(first, 'site_outbox_messages{state="dead"}')).toBe(0);
  expect(read(first, "site_outbox_oldest_seconds")).toBeGreaterThanOrEqual(0);
  expect(read(first, "site_disk_free_bytes")).toBeGreaterThan(0);
  expect(first.includes('site_database_connections{state="total"}')).toBe(db.dialect === "postgres");
  expect(first).toContain("nodejs_eventloop_lag_p99_seconds");

  await queue("second");
  expect(read(await scrape(site), 'site_outbox_messages{state="waiting"}')).toBe(1);
});

test("sold products are counted by currency, without those that were refunded", async () => {
  const site = await startSiteForTest({ METRICS_KEY });
  await sellProduct(site);
  const { intent } = await sellProduct(site);
  await refundSale(site, intent);
  const text = await scrape(site);
  expect(read(text, 'site_sales{currency="usd"}')).toBe(1);
  expect(read(text, 'site_sales_cents{currency="usd"}')).toBe(1900);
});

test("the age of the last good backup is there as soon as the site makes backups", async () => {
  const HOUR = 3_600_000;
  const startedAt = new Date(Date.now() - 50 * HOUR);
  const runs = [
    { id: "good", startedAt, finishedAt: new Date(+startedAt + HOUR) },
    { id: "failed", startedAt: new Date(+startedAt + 24 * HOUR), failure: "There is no room left." },
  ];
  const none = await startSiteForTest({ METRICS_KEY });
  await insertRows(none, "backupRuns", runs);
  expect(await scrape(none)).not.toMatch(/^site_backup_age_seconds /m);
  const daily = await startSiteForTest({ METRICS_KEY, BACKUP_DIR: "/backups" });
  await insertRows(daily, "backupRuns", runs);
  expect(Math.floor(read(await scrape(daily), "site_backup_age_seconds") / 3600)).toBe(50);
});

test("what cannot be read is left out, and the rest is still there", async () => {
  const site = await startSiteForTest({ METRICS_KEY });
  await site.services.db.close();
  const text = await scrape(site);
  expect(text).toContain("# TYPE site_orders gauge");
  expect(text).not.toContain("site_orders{");
  expect(text).toContain("process_resident_memory_bytes ");
});

test("the example alerts and the dashboard name only metrics that exist, and all of the site’s own", async () => {
  const text = await scrape(await startSiteForTest({ METRICS_KEY }));
  const existing = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name as string));
  const alerts = readFileSync("deploy/alerts.yaml", "utf8");
  const dashboard = readFileSync("deploy/grafana-dashboard.json", "utf8");
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n");
  const toMetric = (name: string) => (existing.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ""));
  const list = (source: string) =>
    [...source.matchAll(/\b(?:site|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => toMetric(name));
  expect(list(alerts).length).toBeGreaterThan(8);
  expect([...list(alerts), ...list(shown)].filter((name) => !existing.has(name))).toEqual([]);
  const own = [...existing].filter((name) => name.startsWith("site_"));
  expect(own.filter((name) => !list(shown).includes(name))).toEqual([]);
});
