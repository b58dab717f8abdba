import { describe, expect, test } from "vitest";
import { findPagePattern } from "#app/admin/vitals-report";
import { percentile } from "#app/server/metrics/percentile";
import { formatValue, rate } from "#app/vitals/rating";

describe("the page name of an address", () => {
  test.each([
    ["/admin", "/admin"],
    ["/admin/orders/SUB-7K2M9QXA", "/admin/orders/:number"],
    ["/admin/orders/compose", "/admin/orders/compose"],
    ["/admin/orders/delete", "/admin/orders/delete"],
    ["/admin/trash", "/admin/trash"],
    ["/admin/dealflow", "/admin/dealflow"],
    ["/admin/dealflow/17", "/admin/dealflow/:id"],
    ["/admin/outbox", "/admin/outbox"],
    ["/admin/outbox/0b7e", "/admin/outbox/:id"],
    ["/admin/metrics", "/admin/metrics"],
    ["/admin/nowhere", null],
    ["/visual-design", null],
  ])("%s", (pathname, page) => expect(findPagePattern(pathname)).toBe(page));
});

describe("ratings", () => {
  test.each([
    ["LCP", 2500, 4000],
    ["CLS", 100, 250],
    ["INP", 200, 500],
    ["FCP", 1800, 3000],
    ["TTFB", 800, 1800],
  ] as const)("%s is good up to %i and needs improvement up to %i", (metric, good, fair) => {
    expect([good, good + 1, fair, fair + 1].map((value) => rate(metric, value))).toEqual([
      "good",
      "fair",
      "fair",
      "poor",
    ]);
  });

  test("format values for people", () => {
    expect([formatValue("LCP", 999), formatValue("LCP", 2440), formatValue("CLS", 123)]).toEqual([
      "999 ms",
      "2.4 s",
      "0.12",
    ]);
  });
});

describe("percentiles", () => {
  test("use the nearest rank", () => {
    expect([50, 75, 95].map((part) => percentile([15, 20, 35, 40, 50], part))).toEqual([35, 40, 50]);
    expect(percentile([3], 50)).toBe(3);
    expect(percentile([], 50)).toBe(0);
  });
});
