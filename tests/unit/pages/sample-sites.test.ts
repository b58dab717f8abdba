import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { listParts, previewRatio, previewWidths, samples } from "#app/pages/websites/samples/samples";

const folder = "public/websites";
/** Bytes. A preview loads with the websites page, and a part of a whole page when it becomes visible. */
const limits = { previewAvif: 34_000, previewWebp: 52_000, partAvif: 130_000, partWebp: 200_000 };
const maxPixels = 4_000_000;

const files = samples.flatMap((sample) =>
  (["desktop", "phone"] as const).flatMap((screen) =>
    (["avif", "webp"] as const).flatMap((type) => [
      ...listParts(sample.trade, screen).map(({ name, width, height }) => ({
        file: `${name}.${type}`,
        width,
        height,
        limit: type === "avif" ? limits.partAvif : limits.partWebp,
        type,
      })),
      ...previewWidths[screen].map((width) => ({
        file: `${sample.trade}-${screen}-${width}.${type}`,
        width,
        height: Math.round((width * previewRatio[screen][1]) / previewRatio[screen][0]),
        limit: type === "avif" ? limits.previewAvif : limits.previewWebp,
        type,
      })),
    ]),
  ),
);

describe("the pictures of the sample sites", () => {
  test("have no unused files", () => {
    expect(readdirSync(folder).sort()).toEqual(files.map(({ file }) => file).sort());
  });

  test.each(files)(
    "$file has the declared dimensions and a small file size",
    async ({ file, width, height, limit, type }) => {
      const path = `${folder}/${file}`;
      const { format, compression, ...size } = await sharp(path).metadata();
      expect(type === "avif" ? compression : format).toBe(type === "avif" ? "av1" : "webp");
      expect([size.width, size.height]).toEqual([width, height]);
      expect(width * height).toBeLessThanOrEqual(maxPixels);
      expect(statSync(path).size).toBeLessThanOrEqual(limit);
    },
  );
});
