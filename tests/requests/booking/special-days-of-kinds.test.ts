import { expect, test } from "vitest";
import { getCalendarDay } from "#app/booking/time/calendar-days.server";
import { book, listTimes } from "#tests/support/booking/bookings";
import { inDays, listIds, PAGE, readHour, setUpAvailability, ZONE } from "#tests/support/booking/special-days";
import { insertRows } from "#tests/support/database/rows";
import { attributesOf, fieldError, readPage, textOf, textsOf } from "#tests/support/document";

const { site, admin, addDays, removeDays, undo, countStored } = setUpAvailability();

type Page = Awaited<ReturnType<typeof readPage>>;

test("special hours of one kind leave the hours of the others, which may have others then", async () => {
  const others = await listTimes(site, "strategy");
  const days = { day: inDays(2), last_day: inDays(6), special_hours: "6 – 7 PM" };
  const added = await addDays({ ...days, kind_project: "on" });
  expect(added.description).toMatch(/, Project call: 6 PM – 7 PM\.$/);
  expect((await listTimes(site, "project")).map(readHour)).toContain("6:30 PM");
  expect(await listTimes(site, "strategy")).toEqual(others);

  // The same days, so that the two spans alternate in the order of the days.
  const both = await addDays({ ...days, special_hours: "7 – 8 PM", kind_audit: "on", kind_strategy: "on" });
  expect(textsOf(both.page, "#days-title ~ ul p").sort()).toEqual([
    expect.stringContaining("6 PM – 7 PM For Project call only"),
    expect.stringContaining("7 PM – 8 PM For Free AI audit and Strategy call only"),
  ]);
  expect((await listTimes(site, "strategy")).map(readHour)).toContain("7:30 PM");
  for (const kinds of [["kind_strategy", "kind_project"], ["all_kinds"]]) {
    const refused = await addDays({ day: inDays(6), ...Object.fromEntries(kinds.map((name) => [name, "on"])) });
    expect(fieldError(refused.page, "day")).toContain("is already on the list");
  }
  expect(await countStored()).toBe(10);
});

test("special hours of one kind are removed and added again for this kind", async () => {
  const booked = await book(site, { kind: "strategy" });
  const startsOn = getCalendarDay(booked.startsAt.getTime(), ZONE);
  const added = await addDays({ day: startsOn, kind_audit: "on" });
  expect(added.description).toMatch(/, Free AI audit: no bookings\.$/);
  const removed = await removeDays(listIds(added.page)[0] ?? "");
  expect(removed.description).toMatch(/, Free AI audit: the weekly hours apply again\.$/);
  const again = await undo(removed.page);
  expect(textOf(again.page, "#days-title ~ ul")).toContain("No bookings For Free AI audit only");
  expect(await listTimes(site, "strategy")).not.toEqual([]);
});

test("days that were stored before they had kinds are for every kind", async () => {
  const insert = (row: number) => ({ id: `old ${row}`, day: inDays(row), hours: [] });
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
  const none = await addDays({ day: inDays(9), kinds_asked: "1" });
  expect(none.status).toBe(400);
  expect(fieldError(none.page, "all_kinds")).toBe("Choose at least one kind of meeting.");
  expect(attributesOf(none.page, '[role="alert"] a', "href")).toEqual(["#all_kinds"]);
  expect(chosen(none.page)).toEqual([]);
  const some = await addDays({ day: "", kind_audit: "on", kind_project: "on", kind_lunch: "on" });
  expect(chosen(some.page)).toEqual(["kind_audit", "kind_project"]);
  expect(await countStored()).toBe(0);
});

test("a form of an earlier version, which asks for no kinds, is for all of them", async () => {
  const added = await addDays({ day: inDays(12) });
  expect(added.status).toBe(303);
  expect(textOf(added.page, "#days-title ~ ul")).toContain("No bookings Remove");
});
