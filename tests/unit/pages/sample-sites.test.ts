import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { previewRatio, previewWidths } from "#app/pages/websites/preview-sizes";
import { sampleSites } from "#content/websites/sample-sites";

const folder = "public/websites";
/** Bytes. A preview loads with the websites page. */
const limits = { avif: 34_000, webp: 52_000 };

const files = sampleSites.flatMap(({ slug }) =>
  (["desktop", "phone"] as const).flatMap((screen) =>
    (["avif", "webp"] as const).flatMap((type) =>
      previewWidths[screen].map((width) => ({
        file: `${slug}-${screen}-${width}.${type}`,
        width,
        height: Math.round((width * previewRatio[screen][1]) / previewRatio[screen][0]),
        type,
      })),
    ),
  ),
);

/** Of the sample sites themselves, such as barber-chair.webp. */
const isPhotograph = (file: string) => /^(barber|roofer|spa)-[a-z]+\.webp$/.test(file);

describe("the pictures of the sample sites", () => {
  test("have no unused files", () => {
    const previews = readdirSync(folder).filter((file) => !isPhotograph(file));
    expect(previews.sort()).toEqual(files.map(({ file }) => file).sort());
  });

  test.each(sampleSites.map(({ slug }) => slug))("are at most 250 KB on the page of the %s", (slug) => {
    const photographs = readdirSync(folder).filter((file) => isPhotograph(file) && file.startsWith(slug));
    const bytes = photographs.map((file) => statSync(`${folder}/${file}`).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
  });

  test.each(files)("$file has the declared dimensions and a small file size", async ({ file, width, height, type }) => {
    const path = `${folder}/${file}`;
    const { format, compression, ...size } = await sharp(path).metadata();
    expect(type === "avif" ? compression : format).toBe(type === "avif" ? "av1" : "webp");
    expect([size.width, size.height]).toEqual([width, height]);
    expect(statSync(path).size).toBeLessThanOrEqual(limits[type]);
  });
});
