import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dayOf, startOfDay } from "../../app/server/business-time.server";
import { sweep } from "../../app/server/sweeper.server";
import { sumVitalDays } from "../../app/server/vital-days.server";
import { connect } from "../../drizzle/connect";
import { signedIn } from "../office";
import { type Site, startSite } from "../site";
import { Visitor } from "../visitor";

const zone = "America/New_York";
let site: Site;
let admin: Visitor;
beforeAll(async () => {
  site = await startSite({ BUSINESS_TIMEZONE: zone });
  admin = await signedIn(site);
});
afterAll(() => site.stop());
beforeEach(async () => {
  const { db } = site.services;
  await db.transact((tx) => tx.delete(db.tables.webVitals));
  await db.transact((tx) => tx.delete(db.tables.webVitalDays));
});

const metric = (name: string, value: unknown, id = `v6-1763700000000-${Math.floor(Math.random() * 1e12)}`) => ({
  id,
  name,
  value,
});

/** Reports as `navigator.sendBeacon` does with a string. */
function beacon(body: unknown, { as = admin, headers = {} }: { as?: Visitor; headers?: Record<string, string> } = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return as.beacon("/vitals", text, { "Sec-Fetch-Site": "same-origin", ...headers });
}
const kept = () => site.services.db.read.select().from(site.services.db.tables.webVitals);
const days = () => site.services.db.read.select().from(site.services.db.tables.webVitalDays);

/** Measurements as they would have come in at a moment. */
async function measured(at: Date, values: number[], page = "/admin", name: "LCP" | "CLS" = "LCP") {
  const { db } = site.services;
  const rows = values.map((value, index) => ({
    id: `${at.getTime()} ${page} ${name} ${index} ${Math.random()}`,
    createdAt: at,
    page,
    metric: name,
    value,
  }));
  await db.transact((tx) => tx.insert(db.tables.webVitals).values(rows));
}

describe("reports", () => {
  test("a good one is kept under its page, milliseconds whole and CLS in thousandths", async () => {
    const metrics = [metric("LCP", 1234.56), metric("CLS", 0.1234), metric("TTFB", 0)];
    const response = await beacon({ page: "/admin/orders/:number", metrics });
    expect(response.status).toBe(204);
    const rows = (await kept()).map(({ page, metric, value }) => ({ page, metric, value }));
    expect(rows).toHaveLength(3);
    for (const row of [
      { metric: "LCP", value: 1235 },
      { metric: "CLS", value: 123 },
      { metric: "TTFB", value: 0 },
    ])
      expect(rows).toContainEqual({ page: "/admin/orders/:number", ...row });
  });

  test("one measurement reported again is still one, with its later value", async () => {
    const early = metric("INP", 80);
    await beacon({ page: "/admin", metrics: [early] });
    await beacon({ page: "/admin", metrics: [{ ...early, value: 120 }] });
    expect((await kept()).map(({ value }) => value)).toEqual([120]);
  });

  test.each([
    ["no JSON", "page=/admin"],
    ["nothing", ""],
    ["null", "null"],
    ["a page with a number in it", { page: "/admin/orders/SUB-7K2M9QXA", metrics: [metric("LCP", 1)] }],
    ["a page with a query", { page: "/admin?q=dana", metrics: [metric("LCP", 1)] }],
    ["a page that is not the office's", { page: "/visual-design", metrics: [metric("LCP", 1)] }],
    ["an unknown metric", { page: "/admin", metrics: [metric("FID", 1)] }],
    ["a negative value", { page: "/admin", metrics: [metric("LCP", -1)] }],
    ["a value beyond reason", { page: "/admin", metrics: [metric("LCP", 1e15)] }],
    ["a value that is no number", { page: "/admin", metrics: [metric("LCP", "12")] }],
    ["an id that is not the library's", { page: "/admin", metrics: [metric("LCP", 1, "<b>")] }],
    ["no metrics", { page: "/admin", metrics: [] }],
    ["more than a page has", { page: "/admin", metrics: Array.from({ length: 11 }, () => metric("LCP", 1)) }],
    ["more than was asked for", { page: "/admin", metrics: [metric("LCP", 1)], user: "dana" }],
  ])("refused: %s", async (_what, body) => {
    expect((await beacon(body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test("refused: too large, from another site, from nobody who is signed in", async () => {
    const good = { page: "/admin", metrics: [metric("LCP", 1)] };
    expect((await beacon(`${JSON.stringify(good)}${" ".repeat(5000)}`)).status).toBe(413);
    expect((await beacon(good, { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(403);
    expect((await beacon(good, { as: new Visitor(site.origin) })).status).toBe(401);
    expect((await admin.get("/vitals")).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test("refused: far more than an office sends", async () => {
    const own = await startSite({ TRUSTED_PROXIES: "1" });
    const as = await signedIn(own);
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    for (let i = 0; i < 1200; i++) own.services.limiter.allows("vitals", "203.0.113.7", 1200);
    const good = { page: "/admin", metrics: [metric("LCP", 1)] };
    expect((await beacon(good, { as, headers })).status).toBe(429);
    expect((await beacon(good, { as, headers: { "X-Forwarded-For": "203.0.113.8" } })).status).toBe(204);
    await own.stop();
  });
});

describe("days", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  const now = Date.UTC(2026, 10, 21, 17);
  const midnight = startOfDay(now, zone).getTime();

  test("a finished day becomes its percentiles, and its measurements go", async () => {
    await measured(new Date(midnight - 3_600_000), hundred);
    await measured(new Date(midnight - 7_200_000), [7], "/admin/outbox", "CLS");
    await measured(new Date(midnight + 1000), [5000]);
    await sweep(site.services, now);
    const sums = await days();
    expect(sums).toHaveLength(2);
    expect(sums).toContainEqual({
      day: "2026-11-20",
      page: "/admin",
      metric: "LCP",
      samples: 100,
      p50: 50,
      p75: 75,
      p95: 95,
    });
    expect(sums).toContainEqual(
      expect.objectContaining({ page: "/admin/outbox", metric: "CLS", samples: 1, p50: 7, p75: 7, p95: 7 }),
    );
    expect((await kept()).map(({ value }) => value)).toEqual([5000]);
  });

  test("a day ends at midnight of the business, also when the clocks change", async () => {
    // On November 1, 2026 the clocks go back: this day has 25 hours.
    const begin = startOfDay(Date.UTC(2026, 10, 1, 17), zone).getTime();
    await measured(new Date(begin - 1), [1]);
    await measured(new Date(begin), [2]);
    await measured(new Date(begin + 25 * 3_600_000 - 1), [4]);
    await measured(new Date(begin + 25 * 3_600_000), [8]);
    await sumVitalDays(site.services, now);
    const sums = (await days()).map(({ day, samples, p95 }) => [day, samples, p95]).sort();
    expect(sums).toEqual([
      ["2026-10-31", 1, 1],
      ["2026-11-01", 2, 4],
      ["2026-11-02", 1, 8],
    ]);
  });

  test("just after midnight the day is left open, for what is still being written", async () => {
    await measured(new Date(midnight - 1), [1]);
    await sumVitalDays(site.services, midnight + 60_000);
    expect(await days()).toEqual([]);
    await sumVitalDays(site.services, midnight + 11 * 60_000);
    expect(await days()).toHaveLength(1);
  });

  test("summing again changes nothing, nor does a straggler", async () => {
    await measured(new Date(midnight - 1000), hundred);
    await sumVitalDays(site.services, now);
    const before = await days();
    await sumVitalDays(site.services, now);
    await measured(new Date(midnight - 500), [9999]);
    await sumVitalDays(site.services, now);
    expect(await days()).toEqual(before);
    expect(await kept()).toEqual([]);
  });

  test("two processes at once sum up each day once", async () => {
    for (let day = 1; day <= 5; day++) await measured(new Date(midnight - day * 86_400_000 + 3_600_000), hundred);
    const { services } = site;
    // On SQLite another connection of this very process would wait for itself.
    const other = services.db.dialect === "postgres" ? connect(services.env.DATABASE_URL) : null;
    const second = other ? { ...services, db: other } : services;
    await Promise.all([sumVitalDays(services, now), sumVitalDays(second, now)]);
    await other?.close();
    const sums = await days();
    expect(sums).toHaveLength(5);
    expect(sums.every(({ samples, p75 }) => samples === 100 && p75 === 75)).toBe(true);
    expect(await kept()).toEqual([]);
  });
});

describe("the screen", () => {
  const text = async () => (await (await admin.get("/admin/metrics")).text()).replaceAll("<!-- -->", "");

  test("is for admins", async () => {
    expect((await new Visitor(site.origin).get("/admin/metrics")).status).toBe(401);
    expect((await (await signedIn(site, "staff", "Sam")).get("/admin/metrics")).status).toBe(403);
  });

  test("is a sentence while nothing is measured", async () => {
    expect(await text()).toContain("Nothing measured yet");
  });

  test("shows today as it goes and the days before, with words for good and poor", async () => {
    const { db } = site.services;
    const now = Date.now();
    await measured(new Date(now), [1000, 1200, 2600, 2700]);
    const start = startOfDay(now, zone).getTime();
    const sum = { page: "/admin", metric: "LCP" as const, samples: 9, p50: 3000, p75: 4500, p95: 6000 };
    const at = (ago: number) => dayOf(startOfDay(start - ago * 86_400_000 + 43_200_000, zone), zone);
    await db.transact((tx) =>
      tx.insert(db.tables.webVitalDays).values([
        { ...sum, day: at(1) },
        { ...sum, day: at(14), p75: 2500 },
        { ...sum, day: at(20), p75: 9999 },
      ]),
    );
    const page = await text();
    expect(page).toMatch(/2\.6 s<\/span><span class="metric-word">Needs improvement</);
    expect(page).toMatch(/4\.5 s<\/span><span class="sr-only">Poor</);
    expect(page).toMatch(/2\.5 s<\/span><span class="sr-only">Good</);
    expect(page).not.toContain("10.0 s");
    expect(page).not.toContain("<span>/admin/outbox</span></h2>");
    expect(page).toContain("<span>/admin</span></h2>");
  });

  test("a day that is over and not yet summed up is counted from its measurements", async () => {
    await measured(new Date(startOfDay(Date.now(), zone).getTime() - 1000), [700]);
    expect(await text()).toContain("700 ms");
  });
});
