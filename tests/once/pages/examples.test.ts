import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { industries } from "#app/texts/samples/designs";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, countElements, readDocument, textOf, textsOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const get = async (path: string) => {
  const response = await new Visitor(site.origin).get(path.split("#")[0] as string);
  return { response, page: await readDocument(response) };
};

describe("the example gallery", () => {
  test.each(industries)(
    "of $name shows its six examples, each with title, line, badge and its own page",
    async (industry) => {
      const { response, page } = await get(paths.examples(industry.id));
      expect(response.status).toBe(200);
      expect(textsOf(page, '#examples [aria-current="true"]')).toEqual([industry.name]);
      const wall = textOf(page, "#examples");
      for (const { title, line, badge, slug } of industry.examples) {
        for (const words of [title, line, badge]) expect(wall).toContain(words);
        expect(attributesOf(page, "#examples a", "href")).toContain(paths.example(industry.id, slug));
      }
      expect(countElements(page, "dialog")).toBe(0);
      expect(attributesOf(page, "a", "href")).toContain(paths.orderFormFor(industry.id));
    },
  );

  test("shows the first industry by default, and says once that these are samples", async () => {
    const { page } = await get(paths.visualDesign);
    expect(textsOf(page, '#examples [aria-current="true"]')).toEqual(["Restaurants"]);
    expect(textOf(page).split("Sample designs for made-up businesses")).toHaveLength(2);
  });

  test("loads no picture before it is visible", async () => {
    const { page } = await get(paths.visualDesign);
    const pictures = page.querySelectorAll('img[src*="/examples/"]');
    expect(pictures).toHaveLength(7);
    for (const picture of pictures) {
      expect(picture.getAttribute("loading")).toBe("lazy");
      for (const side of ["width", "height"]) expect(Number(picture.getAttribute(side))).toBeGreaterThan(0);
    }
  });

  test("passes its industry to the form", async () => {
    const words = async (path: string) => (await get(path)).page.toString();
    expect(await words(paths.examples("gyms"))).toContain("Gyms: tell us which sample comes closest.");
    expect(await words(paths.visualDesign)).not.toContain("comes closest");
  });
});

describe("one example", () => {
  test.each([
    ["the first", 0],
    ["the last", 5],
  ])("%s has a counter, and links to the next and previous one in a circle", async (_name, at) => {
    for (const { id, name, examples } of industries) {
      const slug = (index: number) => examples.at(index % 6)?.slug as string;
      const { page } = await get(paths.example(id, slug(at)));
      expect(textOf(page, "dialog[open]")).toContain(`${at + 1} / 6 ${name}`);
      expect(attributesOf(page, "dialog [href]", "href")).toEqual([
        paths.orderFormLike(id, slug(at)),
        paths.example(id, slug(at - 1)),
        paths.example(id, slug(at + 1)),
        paths.examples(id),
      ]);
    }
  });

  test("is not shown if it does not exist", async () => {
    for (const path of [
      "?industry=salons&example=none",
      "?example=glaze-flyer",
      "?industry=none&example=glaze-flyer",
    ]) {
      const { response, page } = await get(paths.visualDesign + path);
      expect(response.status).toBe(200);
      expect(countElements(page, "dialog")).toBe(0);
    }
  });
});

describe("the page cache", () => {
  test("keeps the page's own addresses, but no made-up ones", async () => {
    const tag = async (path: string) => (await get(path)).response.headers.get("ETag");
    const own = [paths.visualDesign, paths.examples("events"), paths.example("events", "she-is-seven")];
    const tags = await Promise.all(own.map(tag));
    expect(new Set(tags).size).toBe(3);
    expect(tags).not.toContain(null);
    // A made-up address gets the page that it shows (page-queries.test.ts counts the renderings).
    expect(await tag(`${paths.visualDesign}?industry=events&x=1`)).toBe(tags[1]);
    expect(await tag(`${paths.visualDesign}?x=1`)).toBe(tags[0]);
  });
});

test("the example pictures are files of the site", async () => {
  const response = await new Visitor(site.origin).get(paths.examplePicture("restaurants-glaze-flyer-480.avif"));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/avif");
});
