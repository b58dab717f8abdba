import { beforeEach, describe, expect, test } from "vitest";
import { officeScreens } from "#app/office-screens";
import { sweep } from "#app/server/sweeper.server";
import { formatIsoDate, startOfDay } from "#app/server/time/business-time.server";
import { summarizeFinishedDays } from "#app/vitals/vital-days.server";
import { connect } from "#drizzle/connect";
import { Visitor } from "#tests/support/browser/visitor";
import { insertRows } from "#tests/support/database/rows";
import { readPage, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { deleteVitals, listVitalDays, listVitals } from "#tests/support/office/vitals";
import { setUpSite } from "#tests/support/site";

const zone = "America/New_York";
const site = setUpSite({ BUSINESS_TIMEZONE: zone });
const admin = setUpSignedInVisitor(site);
beforeEach(() => deleteVitals(site));

/** Stores measurements as if they were reported at this time. */
async function measured(at: Date, values: number[], page = "/admin", name: "LCP" | "CLS" = "LCP") {
  const rows = values.map((value, index) => ({
    id: `${at.getTime()} ${page} ${name} ${index} ${Math.random()}`,
    createdAt: at,
    page,
    metric: name,
    value,
  }));
  await insertRows(site, "webVitals", rows);
}

describe("the daily summary", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  const now = Date.UTC(2026, 10, 21, 17);
  const midnight = startOfDay(now, zone).getTime();

  test("the measurements of a finished day are replaced by percentiles", async () => {
    await measured(new Date(midnight - 3_600_000), hundred);
    await measured(new Date(midnight - 7_200_000), [7], "/admin/outbox", "CLS");
    await measured(new Date(midnight + 1000), [5000]);
    await sweep(site.services, now);
    const sums = await listVitalDays(site);
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
    expect((await listVitals(site)).map(({ value }) => value)).toEqual([5000]);
  });

  test("a day ends at midnight of the business, also when the clocks change", async () => {
    // On November 1, 2026 the clocks go back: this day has 25 hours.
    const begin = startOfDay(Date.UTC(2026, 10, 1, 17), zone).getTime();
    await measured(new Date(begin - 1), [1]);
    await measured(new Date(begin), [2]);
    await measured(new Date(begin + 25 * 3_600_000 - 1), [4]);
    await measured(new Date(begin + 25 * 3_600_000), [8]);
    await summarizeFinishedDays(site.services, now);
    const sums = (await listVitalDays(site)).map(({ day, samples, p95 }) => [day, samples, p95]).sort();
    expect(sums).toEqual([
      ["2026-10-31", 1, 1],
      ["2026-11-01", 2, 4],
      ["2026-11-02", 1, 8],
    ]);
  });

  test("a day is not summarized just after midnight, because measurements are still being written", async () => {
    await measured(new Date(midnight - 1), [1]);
    await summarizeFinishedDays(site.services, midnight + 60_000);
    expect(await listVitalDays(site)).toEqual([]);
    await summarizeFinishedDays(site.services, midnight + 11 * 60_000);
    expect(await listVitalDays(site)).toHaveLength(1);
  });

  test("summarizing again or a late report changes nothing", async () => {
    await measured(new Date(midnight - 1000), hundred);
    await summarizeFinishedDays(site.services, now);
    const before = await listVitalDays(site);
    await summarizeFinishedDays(site.services, now);
    await measured(new Date(midnight - 500), [9999]);
    await summarizeFinishedDays(site.services, now);
    expect(await listVitalDays(site)).toEqual(before);
    expect(await listVitals(site)).toEqual([]);
  });

  test("two processes at once summarize each day once", async () => {
    for (let day = 1; day <= 5; day++) await measured(new Date(midnight - day * 86_400_000 + 3_600_000), hundred);
    const { services } = site;
    // On SQLite another connection of this process would wait for itself.
    const other = services.db.dialect === "postgres" ? connect(services.env.DATABASE_URL) : null;
    const second = other ? { ...services, db: other } : services;
    await Promise.all([summarizeFinishedDays(services, now), summarizeFinishedDays(second, now)]);
    await other?.close();
    const sums = await listVitalDays(site);
    expect(sums).toHaveLength(5);
    expect(sums.every(({ samples, p75 }) => samples === 100 && p75 === 75)).toBe(true);
    expect(await listVitals(site)).toEqual([]);
  });
});

describe("the screen", () => {
  const read = (query = "") => readPage(admin, `/admin/metrics${query}`);
  const text = async () => textOf(await read());

  test("is for admins", async () => {
    expect((await new Visitor(site.origin).get("/admin/metrics")).status).toBe(401);
    expect((await (await createSignedInVisitor(site, "staff", "Sam")).get("/admin/metrics")).status).toBe(403);
  });

  test("says when nothing is measured yet", async () => {
    expect(await text()).toContain("Nothing measured yet");
  });

  test("shows today so far and earlier days, with words for good and poor", async () => {
    const now = Date.now();
    await measured(new Date(now), [1000, 1200, 2600, 2700]);
    const start = startOfDay(now, zone).getTime();
    const sum = { page: "/admin", metric: "LCP" as const, samples: 9, p50: 3000, p75: 4500, p95: 6000 };
    const at = (ago: number) => formatIsoDate(startOfDay(start - ago * 86_400_000 + 43_200_000, zone), zone);
    await insertRows(site, "webVitalDays", [
      { ...sum, day: at(1) },
      { ...sum, day: at(14), p75: 2500 },
      { ...sum, day: at(20), p75: 9999 },
    ]);
    const page = await read();
    expect(textOf(page)).toContain("2.6 s Needs improvement");
    expect(textsOf(page, "tbody th")).toContain("Orders , day by day");
    expect(textsOf(page, "tbody th")).not.toContain("Outbox , day by day");
    const daily = await read("?page=%2Fadmin");
    for (const words of ["4.5 s Poor", "2.5 s Good"]) expect(textOf(daily)).toContain(words);
    expect(textOf(daily)).not.toContain("10.0 s");
  });

  test("counts a finished day from its measurements until it is summarized", async () => {
    await measured(new Date(startOfDay(Date.now(), zone).getTime() - 1000), [700]);
    expect(await text()).toContain("700 ms");
  });

  test("lists the slowest screen first, and folds the fastest of many", async () => {
    const pages = officeScreens.map(({ pattern }) => pattern).slice(0, 26);
    const values = pages.map((page, index) => ({
      ...{ page, metric: "LCP" as const, samples: 9, p50: 1, p95: 1, day: formatIsoDate(new Date(), zone) },
      p75: [1500, 4100, 2600][index] ?? 100 + index,
    }));
    await insertRows(site, "webVitalDays", values);
    const page = await read();
    const names = textsOf(page, ".vitals tbody th").map((name) => name.replace(" , day by day", ""));
    expect(names.slice(0, 3)).toEqual([1, 2, 0].map((index) => officeScreens[index]?.name));
    expect(textsOf(page, "summary")).toContain("The 2 fastest screens");
    expect(textsOf(page, "details .vitals tbody tr")).toHaveLength(2);
  });

  test("shows only the eight slowest if all are good", async () => {
    const values = officeScreens.slice(0, 11).map(({ pattern: page }, index) => ({
      ...{ page, metric: "LCP" as const, samples: 9, p50: 1, p95: 1, day: formatIsoDate(new Date(), zone) },
      p75: 100 + index,
    }));
    await insertRows(site, "webVitalDays", values);
    const page = await read();
    expect(textsOf(page, "summary")).toContain("The 3 fastest screens");
    expect(textsOf(page, "details .vitals tbody tr")).toHaveLength(3);
  });

  test("says first which screens are slow, for how many visits, and what to do", async () => {
    const day = formatIsoDate(new Date(), zone);
    const sum = { samples: 9, p50: 1, p95: 1, day };
    await insertRows(site, "webVitalDays", [
      { ...sum, page: "/admin", metric: "LCP", p75: 4100 },
      { ...sum, page: "/admin", metric: "INP", p75: 201 },
      { ...sum, page: "/admin/outbox", metric: "CLS", p75: 150, samples: 1 },
      { ...sum, page: "/admin/trash", metric: "LCP", p75: 2500 },
    ]);
    const page = await read();
    expect(textsOf(page, "#vitals-verdict")).toEqual(["2 of 3 screens need work"]);
    const [orders, outbox] = textsOf(page, "[aria-labelledby=vitals-verdict] li");
    expect(orders).toContain("Orders Poor The main content appeared after 4.1 s. Good is up to 2.5 s.");
    expect(orders).toContain("From 9 visits on");
    expect(outbox).toContain("Outbox Needs improvement The layout shifted by 0.15 while loading. Good is up to 0.10.");
    expect(outbox).toContain("From 1 visit on");
  });

  test("says that all screens load fast", async () => {
    await measured(new Date(), [700]);
    expect(textsOf(await read(), "#vitals-verdict")).toEqual(["The only screen we measured loads fast"]);
  });
});
