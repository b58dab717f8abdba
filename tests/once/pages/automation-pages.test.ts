import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import {
  attributeOf,
  attributesOf,
  countElements,
  metaOf,
  readDocument,
  readPage,
  textOf,
  textsOf,
  waysOf,
} from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const read = (path: string) => readPage(visitor, path);

describe.each([
  ["/automation-services", 5],
  ["/automation", 4],
])("%s", (path, parts) => {
  test("has twenty industries with four services and a benefit each", async () => {
    const page = await read(path);
    const industries = page.querySelectorAll("article.industry");
    expect(new Set(attributesOf(page, "article.industry > details > dl", "id")).size).toBe(20);
    for (const industry of industries) {
      const id = attributeOf(industry, "dl", "id");
      expect(textsOf(industry, "dt").filter(Boolean), id).toHaveLength(4);
      expect(textsOf(industry, "dd").filter(Boolean), id).toHaveLength(4);
      expect(waysOf(page)).toContainEqual([textOf(industry, "h3"), `#${id}`]);
    }
  });

  test("links its jump bar to the heading of each part", async () => {
    const page = await read(path);
    const targets = attributesOf(page, ".jump-bar a", "href");
    expect(targets).toHaveLength(parts);
    for (const target of targets) expect(countElements(page, `:is(h2, h3)${target}`), target).toBe(1);
  });

  test("names the specified industries, and gyms", async () => {
    const names = textsOf(await read(path), "h3").map((name) => name.toLowerCase());
    expect(names.sort()).toEqual(
      [
        ...["law firms", "real estate", "barbers and salons", "home services", "health and wellness"],
        ...["financial services", "e-commerce and retail", "restaurants", "events", "education and coaching"],
        ...["non-profits", "automotive", "dental and medical", "insurance", "coaches", "travel", "cleaning"],
        ...["pet services", "contractors", "gyms and fitness"],
      ].sort(),
    );
  });

  test("links its three calls to action to the consultation", async () => {
    const links = waysOf(await read(path));
    for (const label of [
      "Get Your Free Automation Audit",
      "Book Your Free Consultation",
      "Book a Free Consultation Now",
    ])
      expect(links).toContainEqual([label, "/book-consultation"]);
  });

  test("has an icon for every industry", async () => {
    const uses = attributesOf(await read(path), "use", "href").map((href) => href.split("#"));
    const sprite = await readDocument(visitor.get(uses[0]?.[0] ?? ""));
    expect(uses).toHaveLength(20);
    for (const [, id] of uses) expect(countElements(sprite, `symbol#${id}`)).toBe(1);
  });

  test("says beside its first button that a price comes in writing, and what happens after a click", async () => {
    const page = await read(path);
    expect(textOf(page, "section")).toMatch(
      /Get Your Free Automation Audit You get a written price before you say yes\./,
    );
    const steps = ["Fifteen minutes, free", "A written price"];
    if (path === "/automation") expect(textsOf(page, ".your-entry dt")).toEqual([...steps, "About 1 week"]);
    else expect(textsOf(page, ".call-steps b")).toEqual([...steps, "Most are live in about 1 week"]);
  });

  test("links to the booking page below each list", async () => {
    for (const industry of (await read(path)).querySelectorAll("article.industry")) {
      expect(textsOf(industry, "a")).toEqual([
        `Book a free consultation about automation for ${textOf(industry, "h3").toLowerCase()}`,
      ]);
      expect(attributesOf(industry, "a", "href")).toEqual(["/book-consultation"]);
    }
  });
});

test("/automation-services shows a missed call, its texts in order, and the line in the calendar", async () => {
  const page = await read("/automation-services");
  const [missed = "", ...texts] = textsOf(page, ".messages > li");
  expect(missed).toContain("Missed call");
  expect(texts.map((text) => /(Heron Plumbing|Caller): /.exec(text)?.[1])).toEqual([
    "Heron Plumbing",
    "Caller",
    "Heron Plumbing",
    "Caller",
    "Heron Plumbing",
  ]);
  expect(textsOf(page, ".day-new").join()).toContain("Water heater leaking");
  expect(textOf(page)).toContain("a plumber we made up");
});

test("/automation counts the industries that share a chore, and keeps the next step beside the list", async () => {
  const page = await read("/automation");
  expect(textsOf(page, ".common-chores li")).toEqual([
    expect.stringMatching(/^Reminders .* 11 of 20 industries$/),
    expect.stringMatching(/^Booking .* 10 of 20 industries$/),
    expect.stringMatching(/^Intake .* 8 of 20 industries$/),
    expect.stringMatching(/^Updates .* 5 of 20 industries$/),
  ]);
  const bright = (row: HTMLElement) => row.querySelectorAll("path:not(.fill-palm-rule)").length;
  expect(page.querySelectorAll(".common-chores li").map(bright)).toEqual([11, 10, 8, 5]);
  expect(textOf(page, ".directory-strip")).toBe(
    "15 min, free. Name a chore. We’ll tell you if it can run by itself. Book Your Free Consultation",
  );
});

test("each order of the industries links to the other", async () => {
  expect(waysOf(await read("/automation-services"))).toContainEqual(["See all industries from A to Z", "/automation"]);
  const page = await read("/automation");
  expect(waysOf(page)).toContainEqual(["See all industries by kind of business", "/automation-services"]);
  expect(textsOf(page, ".directory .initial").join("")).toBe("ABCDEFGHILNPRT");
  expect(page.querySelectorAll(".index-names").map((names) => countElements(names, "a"))).toEqual([5, 5, 5, 5]);
});

test("the second automation page is sorted by name, and names the first as its canonical page", async () => {
  const page = await read("/automation");
  const canonical = (of: HTMLElement) => attributeOf(of, 'link[rel="canonical"]', "href");
  expect(canonical(page)).toBe(`${site.origin}/automation-services`);
  const about = (name: string) => metaOf(page, name);
  expect(about("description")).toContain("from automotive to travel");
  expect(about("og:description")).toBe(about("description"));
  expect(about("og:title")).toBe("Automation from A to Z");
  expect(about("og:url")).toBe(`${site.origin}/automation-services`);
  expect(about("og:image")).toBe(`${site.origin}/sharing/automation-a-to-z.png`);
  expect(about("twitter:card")).toBe("summary_large_image");
  const names = textsOf(page, "h3");
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "en")));
  expect(canonical(await read("/automation-services"))).toBe(`${site.origin}/automation-services`);
});
