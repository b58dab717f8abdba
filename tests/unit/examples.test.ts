import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { getPictureWidths, readExamplesQuery, toCanonicalQuery } from "#app/order/page/examples/industries";
import { findVisualType } from "#app/order/page/examples/visual-type";
import { industries, listPictures } from "#app/texts/samples/designs";

const folder = "public/examples";
/** The most bytes that a phone loads, and that a wide screen does. */
const LIGHT = 25_000;
const HEAVY = 110_000;

const files = industries.flatMap((industry) =>
  industry.examples.flatMap((example) =>
    listPictures(industry, example).flatMap((address) =>
      getPictureWidths(example.width).flatMap((width) =>
        ["avif", "webp"].map((type) => ({ file: `${basename(address)}${width}.${type}`, example, width, type })),
      ),
    ),
  ),
);

describe("the examples", () => {
  test("are six in each of eight industries, each with its own address", () => {
    expect(industries.map(({ id }) => id)).toEqual([
      "restaurants",
      "real-estate",
      "airbnb",
      "ecommerce",
      "salons",
      "gyms",
      "events",
      "wellness",
    ]);
    for (const { examples } of industries) {
      expect(examples).toHaveLength(6);
      expect(new Set(examples.map(({ slug }) => slug)).size).toBe(6);
      for (const { title, line, badge } of examples) expect([title, line, badge].every(Boolean)).toBe(true);
    }
  });

  test("match the text, sizes and positions of their design files", async () => {
    const drawn = await import(pathToFileURL(resolve("content/tools/sample-designs/site-list.mjs")).href);
    expect(industries).toEqual(drawn.siteList());
    expect(readFileSync("app/order/page/examples/gallery-columns.css", "utf8")).toBe(drawn.styleSheet());
  });

  test("have no unused files", () => {
    expect(readdirSync(folder).sort()).toEqual(files.map(({ file }) => file).sort());
  });

  test.each(files)(
    "$file has the declared dimensions and a small file size",
    async ({ file, example, width, type }) => {
      const path = `${folder}/${file}`;
      const { format, compression, ...size } = await sharp(path).metadata();
      expect(type === "avif" ? compression : format).toBe(type === "avif" ? "av1" : "webp");
      expect([size.width, size.height]).toEqual([width, Math.round((example.height * width) / example.width)]);
      expect(statSync(path).size).toBeLessThanOrEqual(width === 480 ? LIGHT : HEAVY);
    },
  );
});

describe("addresses", () => {
  test.each([
    ["", "restaurants", -1, ""],
    ["?industry=salons", "salons", -1, "?industry=salons"],
    ["?industry=salons&example=price-list", "salons", 4, "?industry=salons&example=price-list"],
    ["?example=price-list&industry=salons", "salons", 4, "?industry=salons&example=price-list"],
    ["?industry=salons&industry=restaurants", "salons", -1, "?industry=salons"],
    ["?industry=salons&example=glaze-flyer", "salons", -1, "?industry=salons"],
    ["?industry=bakers", "restaurants", -1, ""],
    ["?example=glaze-flyer", "restaurants", -1, ""],
    ["?utm_source=letter", "restaurants", -1, ""],
    ["?utm_source=letter&industry=salons", "salons", -1, "?industry=salons"],
  ])("%s shows %s, picture %i, and is cached as %j", (search, id, at, own) => {
    expect(readExamplesQuery(search)).toMatchObject({ industry: { id }, at });
    expect(toCanonicalQuery(new URLSearchParams(search))).toBe(own);
  });
});

test("each sample is of a type that can be ordered, and only what has no type of its own is a custom graphic", () => {
  const custom = industries.flatMap(({ examples }) =>
    examples.filter((example) => findVisualType(example).key === "custom_graphics").map(({ badge }) => badge),
  );
  expect(custom).toEqual(["Guest guide", "Schedule"]);
});
