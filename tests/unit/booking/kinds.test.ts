import { describe, expect, test } from "vitest";
import { nameInSentence } from "#app/booking/model/calls";
import { describeLength, describeLengths } from "#app/booking/model/describe-length";
import { meetingKinds } from "#app/booking/model/kinds";
import { numberFields } from "#app/booking/model/rule-fields";

describe.each(meetingKinds.map((kind) => [kind.name, kind] as const))("%s", (_, { id, firstRules }) => {
  test("begins with numbers that the office could enter", () => {
    for (const { key, label, min, max, step, factor } of numberFields) {
      const number = firstRules[key] / factor;
      expect(number, label).toBeGreaterThanOrEqual(min);
      expect(number, label).toBeLessThanOrEqual(max);
      expect(Number.isInteger(number / step), label).toBe(true);
    }
  });

  test("begins with hours that are long enough for it", () => {
    expect(firstRules.weekdays).not.toEqual([]);
    for (const { start, end } of firstRules.hours) expect(end - start).toBeGreaterThanOrEqual(firstRules.minutes);
  });

  test("has an id of its own that can be part of an address", () => {
    expect(meetingKinds.filter((kind) => kind.id === id)).toHaveLength(1);
    expect(id).toMatch(/^[a-z][a-z-]*$/);
  });
});

test.each([
  [15, "15 minutes"],
  [60, "60 minutes"],
  [90, "90 minutes"],
  [120, "2 hours"],
  [480, "8 hours"],
])("a meeting of %i minutes takes %s", (minutes, words) => {
  expect(describeLength(minutes)).toBe(words);
});

test.each([
  [[15], "Fifteen minutes"],
  [[30, 15, 30], "Fifteen or thirty minutes"],
  [[15, 30, 60], "Fifteen, thirty, or sixty minutes"],
  [[30, 480], "Thirty minutes or eight hours"],
  [[15, 30, 120, 480], "Fifteen or thirty minutes, or two or eight hours"],
])("meetings of %j minutes take %s", (lengths, words) => {
  expect(describeLengths(lengths)).toBe(words);
});

test.each([
  ["Free AI audit", "AI audit"],
  ["Strategy call", "strategy call"],
  ["FREE  checkup", "checkup"],
  ["Growth Review", "Growth Review"],
  ["Freehand sketch", "freehand sketch"],
  ["Free", "free"],
  ["Élan check", "élan check"],
])("sentences name %j %j", (name, words) => {
  expect(nameInSentence(name)).toBe(words);
});
