import { expect, test } from "vitest";
import { parseOpeningHours } from "#app/pages/home/opening-hours";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

test.each([
  ["Monday to Friday, 9 AM to 5 PM", [{ days: weekdays, opens: "09:00", closes: "17:00" }]],
  ["Mon-Fri 9am-5:30pm", [{ days: weekdays, opens: "09:00", closes: "17:30" }]],
  ["Mon – Fri: 8:30 a.m. – 12 p.m.", [{ days: weekdays, opens: "08:30", closes: "12:00" }]],
  ["Saturday 10 AM to 1 PM", [{ days: ["Saturday"], opens: "10:00", closes: "13:00" }]],
  ["Thurs. 12 PM to 9 PM", [{ days: ["Thursday"], opens: "12:00", closes: "21:00" }]],
  ["By appointment", []],
  ["Monday to Friday", []],
  ["Friday to Monday, 9 AM to 5 PM", []],
  ["Monday 5 PM to 9 AM", []],
  ["Monday 13 AM to 5 PM", []],
  ["Monday 9 AM to 5:75 PM", []],
  ["Someday 9 AM to 5 PM", []],
  ["", []],
])("%j is read as %j", (text, hours) => {
  expect(parseOpeningHours(text)).toEqual(hours);
});

test("each line is read by itself", () => {
  expect(parseOpeningHours("Mon-Fri 9 AM-5 PM\nBy appointment\nSat 10 AM-1 PM").map(({ days }) => days.length)).toEqual(
    [5, 1],
  );
});
