import { expect, test } from "vitest";
import { newReference } from "#app/server/new-id.server";

test("new numbers have no characters that people confuse: 0 and O, 1 and I", () => {
  const numbers = Array.from({ length: 1_000 }, () => newReference("SUB"));
  for (const number of numbers) expect(number).toMatch(/^SUB-[A-HJ-NP-Z2-9]{8}$/);
});
