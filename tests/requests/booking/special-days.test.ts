import { expect, test } from "vitest";
import { getCalendarDay } from "#app/booking/time/calendar-days.server";
import { readHolidays } from "#app/server/time/holidays.server";
import { book, DAY, getBooking, listTimes } from "#tests/support/booking/bookings";
import { inDays, listIds, PAGE, readHour, setUpAvailability, ZONE } from "#tests/support/booking/special-days";
import { attributeOf, countElements, fieldError, readPage, textOf, textsOf } from "#tests/support/document";

const { site, admin, addDays, removeDays, undo, countStored } = setUpAvailability();

type Page = Awaited<ReturnType<typeof readPage>>;
const add = (fields: Record<string, string>) => addDays({ all_kinds: "on", ...fields });

test("several days off form one entry, which removes their times until it is deleted", async () => {
  const before = await listTimes(site, "strategy");
  expect(before.length).toBeGreaterThan(0);
  const added = await add({ day: inDays(0), last_day: inDays(30), day_note: "Moving <house>" });
  expect(added.title).toBe("Days Added");
  expect(textOf(added.page, "#days-title ~ ul")).toContain("No bookings Moving <house>");
  expect(listIds(added.page)).toHaveLength(1);
  expect(await listTimes(site, "strategy")).toEqual([]);

  const removed = await removeDays(listIds(added.page)[0] ?? "");
  expect(removed.title).toBe("Days Removed");
  expect(await listTimes(site, "strategy")).toHaveLength(before.length);
  expect((await undo(removed.page)).title).toBe("Days Added");
  expect(await listTimes(site, "strategy")).toEqual([]);
  const again = await removeDays(listIds(added.page)[0] ?? "");
  expect(again.title).toBe("Already Removed");
});

const listNames = (page: Page) => textsOf(page, "#days-title ~ ul b");
const countUndo = (page: Page) => countElements(page, ".toast-action");

test("equal consecutive days form one entry of at most 62 days, which is removed and added again as a whole", async () => {
  await add({ day: inDays(1), last_day: inDays(62) });
  const { page } = await add({ day: inDays(63), last_day: inDays(124) });
  expect(listNames(page)).toHaveLength(2);
  const removed = await removeDays(listIds(page)[0] ?? "");
  expect(listNames(removed.page)).toHaveLength(1);
  expect(await countStored()).toBe(62);
  expect((await undo(removed.page)).title).toBe("Days Added");
  expect(await countStored()).toBe(124);
});

test("days that do not form one span are listed when they are removed, without Undo", async () => {
  await add({ day: inDays(1), last_day: inDays(3) });
  const { page } = await add({ day: inDays(4), day_note: "Fair" });
  expect(listNames(page)).toHaveLength(2);
  const [span = "", fair = ""] = listIds(page);
  const [first, , last] = span.split(",");
  const removed = await removeDays(`${first},${last}`);
  expect([removed.title, countUndo(removed.page)]).toEqual(["Days Removed", 0]);
  expect(removed.description).toMatch(/^.+; .+: the weekly hours apply again(, except on holidays)?\.$/);
  // The day in the middle is already removed.
  expect(countUndo((await removeDays(`${span},${fair}`)).page)).toBe(0);
  expect(await countStored()).toBe(0);
});

test("a meeting on a new day off stays, and the office gets a warning", async () => {
  const [first = 0] = await listTimes(site);
  const booked = await book(site, { startsAt: first });
  const startsOn = getCalendarDay(first, ZONE);
  const added = await add({ day: startsOn, last_day: getCalendarDay(first + 2 * DAY, ZONE) });
  expect(added.description).toContain(
    "One booking is already on that day. It stays until you move or cancel it under Bookings.",
  );
  expect((await getBooking(site, booked.id)).status).toBe("booked");
  const next = await add({ day: inDays(20) });
  expect(next.description).toMatch(/: no bookings\.$/);
});

test("special hours replace the weekly hours for every kind", async () => {
  await add({ day: inDays(3), special_hours: "6:00 – 7 PM" });
  const times = (await listTimes(site, "strategy")).map(readHour);
  expect(times).toContain("6:00 PM");
  expect(times).not.toContain("7:00 PM");
});

test("invalid days are returned as typed, with errors", async () => {
  const { page } = await add({ day: inDays(5) });
  expect(page.querySelector("details:not([open]) #day")).not.toBeNull();
  const cases: [fields: Record<string, string>, name: string, message: string][] = [
    [{ day: "" }, "day", "Choose a day."],
    [{ day: "2026-02-30" }, "day", "Choose a day."],
    [{ day: "2020-01-01" }, "day", "That day has passed."],
    [{ day: "2999-01-01" }, "day", "within the next 3 years"],
    [{ day: inDays(4), last_day: inDays(6) }, "day", "is already on the list"],
    [{ day: inDays(9), last_day: inDays(8) }, "last_day", "before the first"],
    [{ day: inDays(9), last_day: inDays(90) }, "last_day", "at most 62 days"],
    [{ day: inDays(9), last_day: "soon" }, "last_day", "Choose a day"],
    [{ day: inDays(9), special_hours: "late" }, "special_hours", "Enter hours"],
    [{ day: inDays(9), day_note: "x".repeat(10_000) }, "day_note", "at most 100 characters"],
  ];
  for (const [fields, name, message] of cases) {
    const refused = await add({ special_hours: "10-11", ...fields });
    expect(refused.status, message).toBe(400);
    expect(refused.page.querySelector("details[open] #day"), message).not.toBeNull();
    expect(fieldError(refused.page, name), message).toContain(message);
    if (!("special_hours" in fields)) expect(attributeOf(refused.page, "#special_hours", "value")).toBe("10-11");
  }
  expect(listIds(await readPage(admin, PAGE))).toHaveLength(1);
});

test("holidays are listed as closed until the office opens one", async () => {
  const holidays = (page: Page) => textsOf(page, '[aria-label="Holidays"] li');
  // Within 300 days, no holiday is repeated.
  const [next] = readHolidays(site.services.settings).list(inDays(1), 300);
  const entry = holidays(await readPage(admin, PAGE)).find((text) => text.includes(next?.name ?? "no holiday"));
  expect(entry).toBeDefined();
  const opened = await add({ day: next?.day ?? "", special_hours: "10 AM – 2 PM" });
  expect(opened.title).toBe("Day Added");
  expect(holidays(opened.page)).not.toContain(entry);
  const removed = await removeDays(listIds(opened.page)[0] ?? "");
  expect(removed.description).toContain("closed again for the holiday.");
  expect(holidays(removed.page)).toContain(entry);
});
