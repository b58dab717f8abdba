import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EarlierValidity, EarlierVersions } from "#app/pages/legal/validity.tsx";
import { legalFiles } from "#app/texts/legal/legal-texts.server";
import { addChanges, findLastDay, findVersion, readVersions } from "#app/texts/legal/versions.server";

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

test("what the office saves is a version of its day, and replaces later files", () => {
  const saved = [
    { since: "2026-12-31", source: "A." },
    { since: "2026-12-31", source: "B." },
    { since: "2027-01-02", source: "C." },
  ];
  const all = addChanges(versions, saved, {});
  expect(all.map(({ id, source }) => `${id} ${source}`)).toEqual([
    "2027-01-02 C.",
    "2026-12-31 B.",
    "2026-12-31-2 A.",
    "2026-12-31-1 Second.",
    "2026-11-21 First.",
  ]);
  const last = (id: string) => findLastDay(all, id, "2027-01-02");
  expect(all.map(({ id }) => last(id))).toEqual([null, "2027-01-01", "2026-12-31", "2026-12-31", "2026-12-30"]);
  expect(findVersion(all, "2026-12-31").source).toBe("B.");
  expect(addChanges(versions, [], {})).toEqual(versions);
});

test("what a text names makes a version of the day on which it changes, if visitors read it", () => {
  const files = readVersions({ "./refunds/2026-11-21.md": "{Business}.", "./refunds/2026-12-31.md": "{City}." });
  const facts = { business: "Palm", city: "Tampa" };
  const changes = [
    { since: "2026-11-20", facts: { ...facts, business: "Fern" } },
    { since: "2026-11-22", facts: { business: "Fern", city: "Miami" } },
    { since: "2026-11-23", facts: { business: "Oak", city: "Miami" } },
    { since: "2026-11-23", facts: { business: "Elm", city: "Miami" } },
  ];
  const list = (...args: Parameters<typeof addChanges>) =>
    addChanges(...args).map(({ id, source }) => `${id} ${source}`);
  expect(list(files, changes, facts)).toEqual([
    "2026-12-31 Miami.",
    "2026-11-23 Elm.",
    "2026-11-23-1 Oak.",
    "2026-11-21 Fern.",
  ]);
  const saved = { since: "2026-11-23", source: "{Business}, {city}.", facts: { business: "Elm", city: "Miami" } };
  const later = { since: "2027-01-02", facts: { business: "Elm", city: "Ocala" } };
  expect(list(files, [...changes, saved, later], facts)).toEqual([
    "2027-01-02 Elm, Ocala.",
    "2026-11-23 Elm, Miami.",
    "2026-11-23-2 Elm.",
    "2026-11-23-1 Oak.",
    "2026-11-21 Fern.",
  ]);
});

test("earlier versions are listed only if there are any", () => {
  const html = (versions: { id: string; since: string }[]) =>
    renderToStaticMarkup(createElement(EarlierVersions, { versions, toAddress: (id) => `/refunds/${id}` }));
  expect(html([])).toBe("");
  const [one, other] = [
    { id: "2026-12-31-1", since: "2026-12-31" },
    { id: "2026-11-21", since: "2026-11-21" },
  ];
  expect(html([one, other])).toContain(
    '<a href="/refunds/2026-12-31-1" class="whitespace-nowrap">December 31, 2026 (1)</a></span><span>; <a href="/refunds/2026-11-21" class="whitespace-nowrap">November 21, 2026</a>',
  );
  const earlier = { since: "2026-12-31", until: "2027-02-28", current: "/refunds" };
  expect(renderToStaticMarkup(createElement(EarlierValidity, earlier))).toBe(
    '<p>In effect from December 31, 2026 through February 28, 2027. <a href="/refunds">See the current version</a></p>',
  );
});

test("the policy of this site has at least its first version", () => {
  expect(legalFiles.refunds.map(({ since }) => since)).toContain("2026-11-21");
});
