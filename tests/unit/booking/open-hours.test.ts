import { describe, expect, test } from "vitest";
import { formatOpenHours, parseOpenHours, parseTime } from "#app/booking/availability/open-hours";

describe("opening hours typed by an admin", () => {
  test.each([
    ["9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM", "9 AM – 12 PM, 1 PM – 5 PM"],
    ["9-12, 13-17", "9 AM – 12 PM, 1 PM – 5 PM"],
    ["9am to noon, 1pm to 5pm", null],
    ["9am to 12pm and 1pm to 5 p.m.", "9 AM – 12 PM, 1 PM – 5 PM"],
    ["1 – 5 PM", "1 PM – 5 PM"],
    ["9 – 5 PM", "9 AM – 5 PM"],
    ["9 — 11:30 a.m.; 13:15-14:00", "9 AM – 11:30 AM, 1:15 PM – 2 PM"],
    ["1 PM – 5 PM, 9 AM – 12 PM", "9 AM – 12 PM, 1 PM – 5 PM"],
    ["12 AM – 12 AM", "12 AM – 12 AM"],
    ["0:00-24:00", "12 AM – 12 AM"],
    ["6 PM – 12 AM", "6 PM – 12 AM"],
    ["", ""],
    ["  closed ", ""],
    ["Off", ""],
  ])("are parsed from %j as %j", (text, expected) => {
    const parsed = parseOpenHours(text);
    expect("hours" in parsed ? formatOpenHours(parsed.hours) : null).toBe(expected);
  });

  test("are parsed again as the same hours after formatting", () => {
    const hours = [
      { start: 0, end: 5 },
      { start: 725, end: 1440 },
    ];
    expect(parseOpenHours(formatOpenHours(hours))).toEqual({ hours });
  });

  test.each([
    ["nine to five", /hours such as/],
    ["9 AM", /hours such as/],
    ["9 AM - 12 PM - 5 PM", /hours such as/],
    ["25:00 - 26:00", /hours such as/],
    ["13 PM - 2 PM", /hours such as/],
    ["9:75 - 10:00", /hours such as/],
    [",", /hours such as/],
    ["9-5", /ends before it begins. Is AM or PM missing/],
    ["5 PM – 9 AM", /ends before it begins\.$/],
    ["9:02 AM – 5 PM", /steps of 5 minutes/],
    ["9 AM – 1 PM, 12 PM – 5 PM", /overlap/],
    ["9-10, 10-11, 9:30-10:30", /overlap/],
    [Array.from({ length: 13 }, (_, hour) => `${hour}:00-${hour}:30`).join(","), /at most 12 time ranges/],
    ["9-12,".repeat(1000), /at most 300 characters/],
    ["<b>9</b>", /hours such as/],
  ])("are refused with a reason for %j", (text, reason) => {
    const parsed = parseOpenHours(text);
    expect("problem" in parsed ? parsed.problem : parsed).toMatch(reason);
  });

  test.each([
    ["2:30 PM", 870],
    ["14:30", 870],
    ["14:30:00", 870],
    ["12 am", 0],
    ["12pm", 720],
    ["0:00", 0],
    ["", undefined],
    ["2.30", undefined],
    ["14:30 PM", undefined],
  ])("the time %j is parsed as minute %j", (text, minute) => {
    expect(parseTime(text)?.minute).toBe(minute);
  });
});
