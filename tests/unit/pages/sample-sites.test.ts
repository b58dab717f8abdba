import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { listAvifWidths, type PhotographName, photographs } from "#app/pages/sample-sites/photographs";
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

const names = Object.keys(photographs) as PhotographName[];
const listPhotographFiles = (name: PhotographName) => [
  `${name}.webp`,
  ...listAvifWidths(name).map((width) => `${name}-${width}.avif`),
];
/** Of the largest picture in the first screen on a phone, which Lighthouse waits for. */
const FIRST_SCREEN_LIMIT = 20_000;

describe("the pictures of the sample sites", () => {
  test("have no unused files", () => {
    const expected = [...files.map(({ file }) => file), ...names.flatMap(listPhotographFiles)];
    expect(readdirSync(folder).sort()).toEqual(expected.sort());
  });

  test.each(sampleSites.map(({ slug }) => slug))("are at most 250 KB on the page of the %s", (slug) => {
    const ofSite = names.filter((name) => name.startsWith(slug));
    const weigh = (file: string) => statSync(`${folder}/${file}`).size;
    const sum = ofSite.reduce((total, name) => total + weigh(`${name}.webp`), 0);
    expect(sum).toBeLessThanOrEqual(250_000);
  });

  test.each(names)("%s has the declared dimensions as WebP and as AVIF", async (name) => {
    const { width, height } = photographs[name];
    const read = async (file: string) => (await sharp(`${folder}/${file}`).metadata()).width;
    expect(await sharp(`${folder}/${name}.webp`).metadata()).toMatchObject({ width, height });
    for (const each of listAvifWidths(name)) expect(await read(`${name}-${each}.avif`)).toBe(each);
  });

  test.each(["barber-chair", "roofer-roof", "spa-evening"] as const)("%s is light on a phone", (name) => {
    const [smallest = 0] = listAvifWidths(name);
    expect(statSync(`${folder}/${name}-${smallest}.avif`).size).toBeLessThanOrEqual(FIRST_SCREEN_LIMIT);
  });

  test.each(files)("$file has the declared dimensions and a small file size", async ({ file, width, height, type }) => {
    const path = `${folder}/${file}`;
    const { format, compression, ...size } = await sharp(path).metadata();
    expect(type === "avif" ? compression : format).toBe(type === "avif" ? "av1" : "webp");
    expect([size.width, size.height]).toEqual([width, height]);
    expect(statSync(path).size).toBeLessThanOrEqual(limits[type]);
  });
});
