import { expect, test } from "vitest";
import { describeReminderTimes, listReminderTimes } from "#app/order/model/reminder-times";

const HOUR = 3_600_000;
const inHours = (hours: number[]) =>
  listReminderTimes(hours).map(({ number, minAge, maxAge }) => [number, minAge / HOUR, maxAge / HOUR]);

test("each reminder is due until halfway to the next one, and for at most 14 days", () => {
  expect(inHours([24, 72])).toEqual([
    [1, 24, 48],
    [2, 72, 336],
  ]);
});

test("the order and repetitions of the times do not matter, and 0 turns reminders off", () => {
  expect(inHours([72, 24, 24, 0])).toEqual(inHours([24, 72]));
  expect(inHours([0])).toEqual([]);
  expect(inHours([0, 48])).toEqual([[1, 48, 336]]);
});

test("customers read the times in days, or in hours that are no whole days", () => {
  expect(describeReminderTimes([72, 24])).toBe("1 day and 3 days");
  expect(describeReminderTimes([36])).toBe("36 hours");
  expect(describeReminderTimes([0])).toBe("");
});
