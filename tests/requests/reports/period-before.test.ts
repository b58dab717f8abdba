import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { getPeriodBefore, type Period } from "#app/reports/period.server";
import { readPage, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertPaymentEntries } from "#tests/support/reports/payment-entries";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const before = (name: Period["name"], from: string, to: string, today = "2026-11-24") => {
  const found = getPeriodBefore({ name, from, to, label: "", interval: "day" }, today);
  return found && [found.from, found.to, found.label];
};

test("a month and a year are compared with the one before, until the same day if they have not ended", () => {
  expect(before("month", "2026-11-01", "2026-11-30")).toEqual([
    ...["2026-10-01", "2026-10-24"],
    "October 1, 2026 to October 24, 2026",
  ]);
  expect(before("last_month", "2026-10-01", "2026-10-31")).toEqual(["2026-09-01", "2026-09-30", "September 2026"]);
  expect(before("year", "2026-01-01", "2026-12-31")?.slice(0, 2)).toEqual(["2025-01-01", "2025-11-24"]);
  expect(before("month", "2026-03-01", "2026-03-31", "2026-03-30")?.slice(0, 2)).toEqual(["2026-02-01", "2026-02-28"]);
});

test("other dates are compared with as many days right before them", () => {
  expect(before(null, "2026-11-20", "2026-11-23")?.slice(0, 2)).toEqual(["2026-11-16", "2026-11-19"]);
  expect(before(null, "2026-11-20", "2026-11-30")?.slice(0, 2)).toEqual(["2026-11-15", "2026-11-19"]);
  expect(before(null, "2026-11-25", "2026-11-30")).toBeNull();
});

test("the screen says how the net compares with the period before", async () => {
  await insertPaymentEntries(
    site,
    { amountCents: 30_000 },
    { day: "2026-04-30", amountCents: 21_400, taxCents: 1_400 },
    { day: "2026-03-31", amountCents: 99_999 },
  );
  const read = async (query: string) =>
    textsOf(await readPage(admin, paths.adminReports + query), ".reports > div > h2 + p")[0];
  expect(await read("?from=2026-05-01&to=2026-05-31")).toBe("Net is $100 more than the $200 of April 2026.");
  expect(await read("?from=2026-05-01&to=2026-05-06")).toBe(
    "Net is $100 more than the $200 of April 25, 2026 to April 30, 2026.",
  );
  expect(await read("?from=2026-04-30&to=2026-04-30")).toBe("April 29, 2026 had no payments to compare with.");
});
