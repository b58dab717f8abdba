import { beforeEach, describe, expect, test, vi } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { deleteVitals, listVitals } from "#tests/support/office/vitals";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);
beforeEach(() => deleteVitals(site));

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

describe("reports", () => {
  test("are stored with their page, in whole milliseconds and CLS in thousandths", async () => {
    const metrics = [metric("LCP", 1234.56), metric("CLS", 0.1234), metric("TTFB", 0)];
    const response = await beacon({ page: "/admin/orders/:number", metrics });
    expect(response.status).toBe(204);
    const rows = (await listVitals(site)).map(({ page, metric, value }) => ({ page, metric, value }));
    expect(rows).toHaveLength(3);
    for (const row of [
      { metric: "LCP", value: 1235 },
      { metric: "CLS", value: 123 },
      { metric: "TTFB", value: 0 },
    ])
      expect(rows).toContainEqual({ page: "/admin/orders/:number", ...row });
  });

  test("are logged in one line with page and values, and nothing about who sent them", async () => {
    const said = vi.spyOn(site.services.log, "info");
    const metrics = [metric("LCP", 1234.56), metric("CLS", 0.1234)];
    await beacon({ page: "/admin", metrics });
    await beacon({ page: "/admin?q=dana", metrics });
    const lines = said.mock.calls.filter(([, what]) => what === "web vitals").map(([about]) => about);
    said.mockRestore();
    expect(lines).toEqual([{ page: "/admin", LCP: 1235, CLS: 123 }]);
  });

  test("replace an earlier value of the same measurement", async () => {
    const early = metric("INP", 80);
    await beacon({ page: "/admin", metrics: [early] });
    await beacon({ page: "/admin", metrics: [{ ...early, value: 120 }] });
    expect((await listVitals(site)).map(({ value }) => value)).toEqual([120]);
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
  ])("are refused: %s", async (_what, body) => {
    expect((await beacon(body)).status).toBe(400);
    expect(await listVitals(site)).toEqual([]);
  });

  test("are refused if too large, from another site or without a session", async () => {
    const good = { page: "/admin", metrics: [metric("LCP", 1)] };
    expect((await beacon(`${JSON.stringify(good)}${" ".repeat(5000)}`)).status).toBe(413);
    expect((await beacon(good, { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(403);
    expect((await beacon(good, { as: new Visitor(site.origin) })).status).toBe(401);
    expect((await admin.get("/vitals")).status).toBe(404);
    expect(await listVitals(site)).toEqual([]);
  });

  test("are limited above what an office can send", async () => {
    const own = await startSiteForTest({ TRUSTED_PROXIES: "1" });
    const as = await createSignedInVisitor(own);
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    await own.services.limiter.allows("vitals", "203.0.113.7", 1200, 1200);
    const good = { page: "/admin", metrics: [metric("LCP", 1)] };
    expect((await beacon(good, { as, headers })).status).toBe(429);
    expect((await beacon(good, { as, headers: { "X-Forwarded-For": "203.0.113.8" } })).status).toBe(204);
  });
});
