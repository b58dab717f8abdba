import { expect, test } from "vitest";
import { fillFacts, fillMarkdown } from "#app/texts/placeholders.server";

const facts = { city: "Austin, TX", reply: "within 4 hours" };

test.each([
  ["We’re in {city}.", "We’re in Austin, TX."],
  ["{Reply}, we answer.", "Within 4 hours, we answer."],
  ["{unknown} and {constructor}, {toString}, {ToString}, {__proto__}", null],
])("%j", (text, filled) => {
  expect(fillFacts(text, facts)).toBe(filled ?? text);
  expect(() => fillMarkdown(text, facts)).not.toThrow();
});
