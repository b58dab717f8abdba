import { describe, expect, test } from "vitest";
import { buildCalendar, groupByDay } from "#app/booking/availability/build-calendar.server";
import { readBookingQuery, toSharedQuery, writeBookingQuery } from "#app/booking/model/booking-query";

const times = (...texts: string[]) => texts.map((text) => Date.parse(text));

describe("the days of the booking calendar", () => {
  test("follow the visitor's time zone", () => {
    const free = times("2026-12-03T14:00Z", "2026-12-03T19:00Z", "2026-12-04T14:00Z");
    const days = (zone: string) => [...groupByDay(free, zone)].map(([day, { length }]) => `${day} ${length}`);
    expect(days("America/New_York")).toEqual(["2026-12-03 2", "2026-12-04 1"]);
    expect(days("Asia/Kolkata")).toEqual(["2026-12-03 1", "2026-12-04 2"]);
    expect(days("Pacific/Kiritimati")).toEqual(["2026-12-04 2", "2026-12-05 1"]);
  });

  test.each([
    ["America/New_York", "2026-03-08T04:59Z 2026-03-08T05:00Z 2026-03-09T03:59Z 2026-03-09T04:00Z"],
    ["America/New_York", "2026-11-01T03:59Z 2026-11-01T04:00Z 2026-11-02T04:59Z 2026-11-02T05:00Z"],
    ["Europe/London", "2026-03-28T23:59Z 2026-03-29T00:00Z 2026-03-29T22:59Z 2026-03-29T23:00Z"],
    ["Europe/London", "2026-10-24T22:59Z 2026-10-24T23:00Z 2026-10-25T23:59Z 2026-10-26T00:00Z"],
    ["Asia/Kathmandu", "2026-12-03T18:14Z 2026-12-03T18:15Z 2026-12-04T18:14Z 2026-12-04T18:15Z"],
    ["America/St_Johns", "2026-12-04T03:29Z 2026-12-04T03:30Z 2026-12-05T03:29Z 2026-12-05T03:30Z"],
  ])("end at midnight in %s: %s", (zone, text) => {
    const counts = [...groupByDay(times(...text.split(" ")), zone).values()].map(({ length }) => length);
    expect(counts).toEqual([1, 2, 1]);
  });
});

describe("the calendar", () => {
  const free = (...days: string[]) => new Map(days.map((day) => [day, [1, 2, 3]]));

  test("shows three working weeks from the first free one", () => {
    const calendar = buildCalendar(free("2026-11-26", "2026-12-01", "2026-12-11"), "2026-12-01", "2026-11-25");
    expect(calendar?.title).toBe("November and December 2026");
    expect(calendar?.weekdays).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri"]);
    expect(calendar?.weeks.map((week) => week.map(({ number, free }) => (free ? `${number}!` : number)))).toEqual([
      [23, 24, 25, "26!", 27],
      [30, "1!", 2, 3, 4],
      [7, 8, 9, 10, "11!"],
    ]);
    expect(calendar?.weeks[0]?.map(({ isPast }) => isPast)).toEqual([true, true, false, false, false]);
    expect(calendar?.weeks.flat().flatMap(({ month }) => month ?? [])).toEqual(["Nov", "Dec"]);
    expect([calendar?.earlier, calendar?.later]).toEqual([null, null]);
  });

  test("links to the free days before and after it", () => {
    const days = free("2026-11-26", "2026-12-15", "2027-02-02");
    const at = (day: string) => {
      const { earlier, later, title } = buildCalendar(days, day, "2026-11-25") ?? {};
      return { earlier, later, title };
    };
    expect(at("2026-11-26")).toMatchObject({ earlier: null, later: "2026-12-15" });
    expect(at("2026-12-16")).toMatchObject({ earlier: "2026-11-26", later: "2027-02-02" });
    expect(at("2027-02-02")).toMatchObject({ earlier: "2026-12-15", later: null });
    expect(at("2026-12-16").title).toBe("December 2026 and January 2027");
  });

  test("includes the weekend if it has a free time", () => {
    const calendar = buildCalendar(free("2026-11-26", "2026-11-28"), "2026-11-26", "2026-11-26");
    expect(calendar?.weekdays.slice(5)).toEqual(["Sat", "Sun"]);
    expect(calendar?.weeks).toHaveLength(1);
  });

  test("is not shown without a free day", () => {
    expect(buildCalendar(new Map(), "2026-11-26", "2026-11-26")).toBeNull();
  });
});

describe("the address of a booking step", () => {
  const read = (query: string) => readBookingQuery(new URLSearchParams(query));

  test("is written as it was read, without values that cannot be booked", () => {
    const query = "?kind=strategy&day=2026-12-04&slot=2026-12-04T15:30Z&tz=America/Argentina/Buenos_Aires";
    expect(writeBookingQuery(read(query))).toBe(query);
    expect(read("kind=No%20such&day=tomorrow&slot=15:30&tz=%2B05:30")).toEqual({
      kind: null,
      day: null,
      slot: null,
      zone: null,
    });
    expect(writeBookingQuery(read("tz=Etc/GMT%2B3"), { key: "a b" })).toBe("?key=a+b&tz=Etc/GMT%2B3");
  });

  test("has one canonical spelling, and none if the page has a form", () => {
    const shared = (query: string) => toSharedQuery(new URLSearchParams(query));
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const query = `?day=${day}&tz=Europe/Berlin`;
    expect(shared(`utm_source=letter&tz=europe/BERLIN&kind=%3Cb%3E&day=${day}`)).toBe(query);
    expect(shared("fbclid=1&tz=Mars/Olympus&day=2000-01-01")).toBe("");
    expect(shared(`slot=${day}T15:30Z`)).toBeNull();
  });
});
