import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { industries } from "#content/industries/industries";
import { nights } from "#content/industries/nights";

test("each industry has a night in its own words", () => {
  expect(Object.keys(nights).sort()).toEqual(industries.map(({ id }) => id).sort());
  const scenes = Object.values(nights).map(({ scene }) => scene);
  expect(new Set(scenes).size).toBe(scenes.length);
});

test("a night has clock times, and ends on a named day", () => {
  const clock = String.raw`\d{1,2}:\d\d [AP]M`;
  for (const [id, { lines }] of Object.entries(nights)) {
    const times = lines.map(([time]) => time);
    for (const time of times.slice(0, 3)) expect(time, id).toMatch(new RegExp(`^${clock}$`));
    expect(times[3], id).toMatch(new RegExp(`^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${clock}$`));
  }
});

test("the style sheet pulls out the blade of each night", () => {
  const styles = readFileSync("app/pages/home/selected-blade.css", "utf8");
  for (const { id } of industries) expect(styles).toContain(`:root:has(#night-${id}:target) [href="#night-${id}"]`);
});
