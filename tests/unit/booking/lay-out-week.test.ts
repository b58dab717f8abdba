import { expect, test } from "vitest";
import { layOutWeek } from "#app/booking/office/list/lay-out-week";

const hour = (hours: number, minutes = 0) => hours * 60 + minutes;
const book = (from: number, until: number) => ({ from, until });

const showDay = (day: Parameters<typeof layOutWeek>[0][number]) => {
  const { hours, days } = layOutWeek([day]);
  const cells = days[0]?.map((cell) => (cell === null ? "^" : cell.bookings.length || (cell.isFree ? "." : "#")));
  return { hours, rows: hours.map((_, index) => cells?.slice(index * 4, index * 4 + 4).join("")) };
};

test("a week shows office hours, with free times and closed ones", () => {
  const { hours, rows } = showDay({ bookings: [], free: [hour(10), hour(10, 30)] });
  expect([hours[0], hours.at(-1)]).toEqual([9, 16]);
  expect(rows.slice(0, 3)).toEqual(["####", "....", "####"]);
});

test("a meeting covers as many quarters as it takes, and early and late ones stretch the day", () => {
  const { hours, rows } = showDay({
    bookings: [book(hour(7, 30), hour(8, 15)), book(hour(23, 30), hour(0))],
    free: [],
  });
  expect([hours[0], hours.at(-1)]).toEqual([7, 23]);
  expect(rows.slice(0, 2)).toEqual(["##1^", "^###"]);
  expect(rows.at(-1)).toBe("##1^");
});

test("meetings in one quarter share a cell", () => {
  const bookings = [book(hour(9), hour(9, 5)), book(hour(9, 5), hour(9, 35)), book(hour(9, 45), hour(10))];
  expect(showDay({ bookings, free: [] }).rows[0]).toBe("2^^1");
});
