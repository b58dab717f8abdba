import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { samples, toFileName } from "#app/pages/home/samples/samples";
import { industries } from "#app/texts/samples/designs";

const folder = "public/samples";
const files = samples.flatMap((sample) =>
  ["avif", "webp"].map((type) => ({ sample, file: `${toFileName(sample)}.${type}` })),
);

describe("the samples on the home page", () => {
  test("are designs of the order page, each from a different industry", () => {
    for (const { industry, slug } of samples)
      expect(industries.find(({ id }) => id === industry)?.examples.map((example) => example.slug)).toContain(slug);
    expect(new Set(samples.map(({ industry }) => industry)).size).toBe(samples.length);
  });

  test.each(files)("$file has the size that the page reserves", async ({ sample, file }) => {
    const { width, height } = await sharp(`${folder}/${file}`).metadata();
    expect([width, height]).toEqual([sample.width, sample.height]);
  });

  test("are small, and there are no unused files", () => {
    expect(readdirSync(folder).sort()).toEqual(files.map(({ file }) => file).sort());
    const avif = files.filter(({ file }) => file.endsWith(".avif"));
    expect(avif.reduce((sum, { file }) => sum + statSync(`${folder}/${file}`).size, 0)).toBeLessThan(50_000);
  });
});
