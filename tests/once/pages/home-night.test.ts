import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { business, calendar } from "#app/site";
import { Visitor } from "#tests/support/browser/visitor";
import { parseDocument, textOf } from "#tests/support/document";
import { saveSection } from "#tests/support/office/settings";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSiteForEachTest } from "#tests/support/site";

// The tests go back in time, which no cache can follow.
const site = setUpSiteForEachTest();
const visitor = new Visitor(site);

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

/** What the first screen shows at a time: the line about the night, or "day". */
async function readAt(time: string | number, who = visitor) {
  vi.setSystemTime(time);
  return describeHome(await who.get(paths.home));
}

async function describeHome(response: Response) {
  const home = parseDocument(await response.text());
  const line = textOf(home, ".local-time");
  expect(home.querySelector(".hero-night") !== null).toBe(line !== "");
  return line || "day";
}

const tellLine = (hour: string, city = "Orlando") => `It’s after ${hour} in ${city}. Your system would be answering.`;
/** Sunset in Orlando is at 5:28:57 p.m. by the sunrise equation. */
const sunset = "2026-11-27T17:28:57-05:00";

test("the cached page is day until sunset, night until sunrise, and tells the hour", async () => {
  expect(await readAt("2026-11-27T12:00:00-05:00")).toBe("day");
  expect(await readAt("2026-11-27T17:28:00-05:00")).toBe("day");
  expect(await readAt("2026-11-27T17:28:56-05:00")).toBe("day");
  expect(await readAt("2026-11-27T17:28:58-05:00")).toBe(tellLine("5 PM"));
  expect(await readAt("2026-11-27T17:59:59-05:00")).toBe(tellLine("5 PM"));
  expect(await readAt("2026-11-27T18:00:00-05:00")).toBe(tellLine("6 PM"));
  expect(await readAt("2026-11-27T23:59:59-05:00")).toBe(tellLine("11 PM"));
  expect(await readAt("2026-11-28T00:00:00-05:00")).toBe(tellLine("midnight"));
  expect(await readAt("2026-11-28T01:00:00-05:00")).toBe(tellLine("1 AM"));
  expect(await readAt("2026-11-28T06:58:00-05:00")).toBe(tellLine("6 AM"));
  expect(await readAt("2026-11-28T06:59:00-05:00")).toBe("day");
});

test("in the nights in which clocks change, the hour is that of the clocks", async () => {
  expect(await readAt("2026-11-01T01:59:59-04:00")).toBe(tellLine("1 AM"));
  expect(await readAt("2026-11-01T01:00:00-05:00")).toBe(tellLine("1 AM"));
  expect(await readAt("2026-11-01T02:00:00-05:00")).toBe(tellLine("2 AM"));
  expect(await readAt("2027-03-14T01:59:59-05:00")).toBe(tellLine("1 AM"));
  expect(await readAt("2027-03-14T03:00:00-04:00")).toBe(tellLine("3 AM"));
});

test.each(["br", "gzip", "identity"])(
  "a browser's %s copy from before sunset is not confirmed after it",
  async (accepted) => {
    const get = (etag = "") => visitor.get(paths.home, { "Accept-Encoding": accepted, "If-None-Match": etag });
    vi.setSystemTime("2026-11-27T17:20:00-05:00");
    const day = await get();
    expect(day.headers.get("Cache-Control")).toBe("no-cache");
    const etag = day.headers.get("ETag") ?? "";
    expect((await get(etag)).status).toBe(304);
    vi.setSystemTime("2026-11-27T17:30:00-05:00");
    const night = await get(etag);
    expect(night.status).toBe(200);
    expect(await describeHome(night)).toBe(tellLine("5 PM"));
    expect((await get(night.headers.get("ETag") ?? "")).status).toBe(304);
  },
);

test("between two changes the page is rendered once, also just before one", async () => {
  const countRenders = async (...times: number[]) => {
    const before = site.services.counters.renders;
    for (const time of times) await readAt(time);
    return site.services.counters.renders - before;
  };
  const change = Date.parse(sunset);
  expect(await countRenders(change - 290_000, change - 60_000, change - 1000)).toBe(1);
  expect(await countRenders(change + 30_000, change + 60_000, change + 300_000)).toBe(1);
  const hour = Date.parse("2026-11-27T21:00:00-05:00");
  expect(await countRenders(hour - 300, hour - 200, hour - 100)).toBe(1);
  expect(await countRenders(hour, hour + 100)).toBe(1);
});

test("a signed-in visitor, whose pages are not cached, sees the same", async () => {
  vi.setSystemTime("2026-11-27T12:00:00-05:00");
  const admin = await createSignedInVisitor(site, "admin", "Rosa Delgado");
  expect(await readAt("2026-11-27T17:20:00-05:00", admin)).toBe("day");
  expect(await readAt("2026-11-27T17:30:00-05:00", admin)).toBe(tellLine("5 PM"));
});

test("night, time and city are those of the settings, at once", async () => {
  vi.setSystemTime("2026-11-27T17:40:00-05:00");
  const admin = await createSignedInVisitor(site, "admin", "Rosa Delgado");
  expect(await readAt("2026-11-27T17:40:00-05:00")).toBe(tellLine("5 PM"));
  await saveSection(admin, calendar, { time_zone: "America/Los_Angeles", coordinates: "34.05, -118.24" });
  expect(await readAt("2026-11-27T17:40:01-05:00")).toBe("day");
  await saveSection(admin, business, { city: "Los Angeles, CA" });
  expect(await readAt("2026-11-27T18:00:00-08:00")).toBe(tellLine("6 PM", "Los Angeles"));
  const refused = await saveSection(admin, calendar, { coordinates: "Orlando" });
  expect(refused.page.toString()).toContain("Enter two numbers, such as 28.54, -81.38.");
  await saveSection(admin, calendar, { coordinates: "" });
  expect(await readAt("2026-11-27T19:59:59-08:00")).toBe("day");
  expect(await readAt("2026-11-27T20:00:00-08:00")).toBe(tellLine("8 PM", "Los Angeles"));
});
