import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, countElements, metaOf, readPage, textsOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

test("the websites page shows three sample sites with a link each, and pictures with reserved space", async () => {
  const page = await readPage(visitor, "/website-services");
  const section = page.querySelector("#samples") as HTMLElement;
  expect(textsOf(section, ".badge")).toEqual(["Sample site", "Sample site", "Sample site"]);
  expect(attributesOf(section, "a", "href")).toEqual([
    "/website-services/samples/barber",
    "/website-services/samples/roofer",
    "/website-services/samples/spa",
  ]);
  for (const image of section.querySelectorAll("img")) {
    expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
    expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
    expect(image.getAttribute("loading")).toBe("lazy");
    expect(image.getAttribute("alt")).toContain("sample site");
  }
});

test.each(["barber", "roofer", "spa"])("the sample site of the %s is not for search engines", async (trade) => {
  const page = await readPage(visitor, `/website-services/samples/${trade}`);
  expect(metaOf(page, "robots")).toBe("noindex");
  expect(countElements(page, "h1")).toBe(1);
  for (const frame of page.querySelectorAll(".sample-scroll")) {
    const [first, ...rest] = attributesOf(frame, "img", "alt");
    expect(first).toContain("sample site");
    expect(rest.join("")).toBe("");
  }
  for (const src of [...attributesOf(page, "img", "src"), ...attributesOf(page, "source", "srcset")])
    expect((await visitor.get(src)).status, src).toBe(200);
});

test("an unknown sample site is not found", async () => {
  expect((await visitor.get("/website-services/samples/dentist")).status).toBe(404);
});
