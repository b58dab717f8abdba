import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, countElements, metaOf, readPage, textOf, textsOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const read = (address: string) => readPage(visitor, `/website-services/samples/${address}`);

test("the websites page shows three sample sites with a link each, and pictures with reserved space", async () => {
  const page = await readPage(visitor, "/website-services");
  const section = page.querySelector("#samples") as HTMLElement;
  expect(textsOf(section, ".badge")).toEqual(["Sample site", "Sample site", "Sample site"]);
  const links = ["roofer", "spa", "barber"].map((slug) => `/website-services/samples/${slug}`);
  expect(attributesOf(section, "a", "href")).toEqual([...links, "/book-consultation?kind=project"]);
  expect(attributesOf(page, ".websites-hero .work a", "href").sort()).toEqual(links.sort());
  for (const image of page.querySelectorAll("main img")) {
    expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
    expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
    expect(image.getAttribute("alt")).toContain("sample site");
  }
  expect(new Set(attributesOf(section, "img", "loading"))).toEqual(new Set(["lazy"]));
});

describe.each(["barber", "roofer", "spa"])("the sample site of the %s", (slug) => {
  test("is not for search engines, says that it is a sample, and has all of its files", async () => {
    const page = await read(slug);
    expect(metaOf(page, "robots")).toBe("noindex");
    expect(countElements(page, "h1")).toBe(1);
    expect(textsOf(page, ".sample-badge")).toEqual(["Sample site"]);
    expect(textOf(page, "footer")).toContain("A sample site.");
    const sets = attributesOf(page, "source", "srcset").flatMap((set) => set.split(", "));
    for (const src of [
      ...attributesOf(page, "img", "src"),
      ...sets.map((each) => each.split(" ", 1)[0] as string),
      ...attributesOf(page, "link[rel=stylesheet]", "href"),
    ])
      expect((await visitor.get(src)).status, src).toBe(200);
  });

  test("loads its typefaces before its styles are read, so that nothing moves when they arrive", async () => {
    const page = await read(slug);
    const [sheet = ""] = attributesOf(page, "link[rel=stylesheet]", "href");
    const css = await (await visitor.get(sheet)).text();
    const own = [...css.matchAll(/url\(["']?(\/assets\/[^)"']+\.woff2)/g)]
      .map(([, file]) => file as string)
      .filter((file) => !/\/(text|display)-/.test(file));
    const preloaded = attributesOf(page, "link[rel=preload][as=font]", "href");
    expect(own.length).toBeGreaterThan(1);
    expect(preloaded.toSorted()).toEqual([expect.stringContaining("/assets/text-"), ...own].toSorted());
  });

  test("has no reviews, and no styles but its own", async () => {
    const page = await read(slug);
    expect(countElements(page, "blockquote, cite")).toBe(0);
    expect(textOf(page, "main")).not.toMatch(/review|real price/i);
    const sheets = attributesOf(page, "link[rel=stylesheet]", "href");
    expect(sheets).toEqual([expect.stringContaining(`/${slug}-`)]);
  });

  test("leads to a project call from its bar and its foot, to the next site and back", async () => {
    const page = await read(slug);
    const links = page.querySelectorAll("main a").map((link) => [textOf(link), link.getAttribute("href")]);
    const ways = links.filter(([text]) => text === "Get one like this").map(([, to]) => to);
    expect(ways).toEqual(["/book-consultation?kind=project", "/book-consultation?kind=project"]);
    expect(attributesOf(page, "a[rel=next]", "href")[0]).toMatch(/^\/website-services\/samples\/(?!$)/);
    expect(links).toContainEqual(["Close", `/website-services#${slug}`]);
  });
});

describe("the form of a sample site", () => {
  test.each([
    ["barber?chair=ray-wed-900&cut=shave", "The full shave with Ray, Wednesday at 9:00."],
    ["roofer?roof=tile", "Barrel tile: your price comes in writing, within 24 hours."],
    ["spa?treatment=two&guests=2&day=fri&time=evening", "You’d love massage and supper for two on Friday"],
    ["spa?gift=390", "A $390 gift card, in their inbox in a minute."],
  ])("of %s answers that it is a sample, and keeps what was chosen", async (address, answer) => {
    const page = await read(address);
    const [given] = textsOf(page, "#answer");
    expect(given).toContain("This is a sample");
    expect(given).toContain(answer);
    expect(given).toContain("Nothing was sent or stored.");
    const query = new URLSearchParams(address.split("?")[1]);
    for (const value of query.values())
      expect(countElements(page, `[value="${value}"]:is([checked], [selected])`), value).toBe(1);
    for (const action of attributesOf(page, "form", "action")) expect(action).toMatch(/#answer$/);
  });

  test.each([
    "barber?chair=ray-sat-900&cut=shave",
    "barber?chair=ray-wed-900",
    "roofer?roof=straw",
    "spa?gift=1000000",
  ])("does not answer %s, which it does not offer", async (address) => {
    expect(countElements(await read(address), "#answer")).toBe(0);
  });

  test("of the roofer sends neither the address nor the number", async () => {
    const names = (await read("roofer")).querySelectorAll("form input").map((input) => input.getAttribute("name"));
    expect(new Set(names)).toEqual(new Set(["roof", undefined]));
  });

  test("leaves nothing in the database", async () => {
    const { db } = site.services;
    await read("barber?chair=dee-thu-600&cut=fade");
    for (const table of [db.tables.outbox, db.tables.bookings]) expect(await db.read.select().from(table)).toEqual([]);
  });
});

test("an unknown sample site is not found", async () => {
  expect((await visitor.get("/website-services/samples/dentist")).status).toBe(404);
});
