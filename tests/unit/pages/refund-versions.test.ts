import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findLastDay, findVersion, readVersions, refundVersions } from "#app/pages/legal/read-versions";
import { CurrentValidity, EarlierValidity } from "#app/pages/legal/validity.tsx";

const versions = readVersions({
  "./refunds/2026-11-21.md": "First.",
  "./refunds/2027-03-01.md": "Third.",
  "./refunds/2026-12-31.md": "Second.",
});

test.each([
  ["2020-01-01", "2026-11-21"],
  ["2026-11-20", "2026-11-21"],
  ["2026-11-21", "2026-11-21"],
  ["2026-12-30", "2026-11-21"],
  ["2026-12-31", "2026-12-31"],
  ["2027-02-28", "2026-12-31"],
  ["2027-03-01", "2027-03-01"],
  ["2040-01-01", "2027-03-01"],
])("on %s the version of %s is valid", (day, since) => {
  expect(findVersion(versions, day).since).toBe(since);
});

test.each([
  ["2026-11-21", "2026-12-30", null],
  ["2026-11-21", "2026-12-31", "2026-12-30"],
  ["2026-12-31", "2027-02-28", null],
  ["2026-12-31", "2027-03-01", "2027-02-28"],
  ["2026-11-21", "2030-01-01", "2026-12-30"],
  ["2027-03-01", "2030-01-01", null],
])("the version of %s, seen on %s, was valid through %s", (since, today, until) => {
  expect(findLastDay(versions, since, today)).toBe(until);
});

test.each(["./refunds/current.md", "./refunds/2026-02-30.md", "./refunds/2026-2-3.md"])(
  "%s is not a version",
  (file) => {
    expect(() => readVersions({ [file]: "Text." })).toThrow(file);
  },
);

test("earlier versions are listed only if there are any", () => {
  const html = (earlier: string[]) =>
    renderToStaticMarkup(createElement(CurrentValidity, { since: "2027-03-01", earlier }));
  expect(html([])).toBe("<p>Valid since March 1, 2027.</p>");
  expect(html(["2026-12-31", "2026-11-21"])).toContain(
    '<a href="/refunds/2026-12-31">December 31, 2026</a></span><span>; <a href="/refunds/2026-11-21">November 21, 2026</a>',
  );
  expect(renderToStaticMarkup(createElement(EarlierValidity, { since: "2026-12-31", until: "2027-02-28" }))).toBe(
    '<p>Valid from December 31, 2026 through February 28, 2027. <a href="/refunds">See the current version</a></p>',
  );
});

test("the policy of this site has at least its first version", () => {
  expect(refundVersions.map(({ since }) => since)).toContain("2026-11-21");
});
