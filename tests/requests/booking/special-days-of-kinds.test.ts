import { beforeEach, expect, test } from "vitest";
import { getCalendarDay } from "#app/booking/time/calendar-days.server";
import { book, listTimes } from "#tests/support/booking/bookings";
import { countRows, emptyTables, insertRows } from "#tests/support/database/rows";
import { attributesOf, fieldError, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const zone = "America/New_York";
const site = setUpSite({ BUSINESS_TIMEZONE: zone });
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const PAGE = "/admin/availability";

type Page = Awaited<ReturnType<typeof readPage>>;
const readHour = (at: number) =>
  new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(at);

beforeEach(() => emptyTables(site, "bookings", "specialDays"));

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const add = (fields: Record<string, string>) => postInOffice(admin, PAGE, { intent: "add_days", ...fields });
const remove = (ids: string) => postInOffice(admin, PAGE, { intent: "remove_days", ids });
const listed = (page: Page) => attributesOf(page, '[name="ids"]', "value");
const countStored = () => countRows(site, "specialDays");

test("special hours of one kind leave the hours of the others, which may have others then", async () => {
  const others = await listTimes(site, "strategy");
  const days = { day: day(2), last_day: day(6), special_hours: "6 – 7 PM" };
  const added = await add({ ...days, kind_project: "on" });
  expect(added.description).toMatch(/, Project call: 6:00 PM – 7:00 PM\.$/);
  expect((await listTimes(site, "project")).map(readHour)).toContain("6:30 PM");
  expect(await listTimes(site, "strategy")).toEqual(others);

  // The same days, so that the two spans alternate in the order of the days.
  const both = await add({ ...days, special_hours: "7 – 8 PM", kind_audit: "on", kind_strategy: "on" });
  expect(textsOf(both.page, "#days-title ~ ul p").sort()).toEqual([
    expect.stringContaining("6:00 PM – 7:00 PM For Project call only"),
    expect.stringContaining("7:00 PM – 8:00 PM For Free AI audit and Strategy call only"),
  ]);
  expect((await listTimes(site, "strategy")).map(readHour)).toContain("7:30 PM");
  for (const kinds of [["kind_strategy", "kind_project"], ["all_kinds"]]) {
    const refused = await add({ day: day(6), ...Object.fromEntries(kinds.map((name) => [name, "on"])) });
    expect(fieldError(refused.page, "day")).toContain("is already on the list");
  }
  expect(await countStored()).toBe(10);
});

test("special hours of one kind are removed and added again for this kind", async () => {
  const booked = await book(site, { kind: "strategy" });
  const startsOn = getCalendarDay(booked.startsAt.getTime(), zone);
  const added = await add({ day: startsOn, kind_audit: "on" });
  expect(added.description).toMatch(/, Free AI audit: no meetings\.$/);
  const removed = await remove(listed(added.page)[0] ?? "");
  expect(removed.description).toMatch(/, Free AI audit: the weekly hours apply again\.$/);
  const undo = removed.page.querySelectorAll(".toast-action input");
  const fields = undo.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]);
  const again = await postInOffice(admin, PAGE, Object.fromEntries(fields));
  expect(textOf(again.page, "#days-title ~ ul")).toContain("No meetings For Free AI audit only");
  expect(await listTimes(site, "strategy")).not.toEqual([]);
});

test("days that were stored before they had kinds are for every kind", async () => {
  const insert = (row: number) => ({ id: `old ${row}`, day: day(row), hours: [] });
  await insertRows(
    site,
    "specialDays",
    Array.from({ length: 40 }, (_, row) => insert(row)),
  );
  for (const kind of ["audit", "strategy", "project"] as const) expect(await listTimes(site, kind)).toEqual([]);
  expect(textOf(await readPage(admin, PAGE), "#days-title ~ ul")).not.toContain("Only");
});

test("the kinds of a form that is returned stay chosen", async () => {
  const chosen = (page: Page) => attributesOf(page, "fieldset input[checked]", "name");
  expect(chosen(await readPage(admin, PAGE))).toEqual(["all_kinds"]);
  const none = await add({ day: day(9), kinds_asked: "1" });
  expect(none.status).toBe(400);
  expect(fieldError(none.page, "all_kinds")).toBe("Please choose at least one kind of meeting.");
  expect(attributesOf(none.page, '[role="alert"] a', "href")).toEqual(["#all_kinds"]);
  expect(chosen(none.page)).toEqual([]);
  const some = await add({ day: "", kind_audit: "on", kind_project: "on", kind_lunch: "on" });
  expect(chosen(some.page)).toEqual(["kind_audit", "kind_project"]);
  expect(await countStored()).toBe(0);
});

test("a form of an earlier version, which asks for no kinds, is for all of them", async () => {
  const added = await add({ day: day(12) });
  expect(added.status).toBe(303);
  expect(textOf(added.page, "#days-title ~ ul")).toContain("No meetings Remove");
});
