import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, countElements, metaOf, readPage, textOf, textsOf, waysOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const read = (path: string) => readPage(visitor, path);

const pages = [
  ["/", "Palmetto Works: AI automation, websites and visual design", "Home"],
  ["/automation-services", "Automation for 20 industries: Palmetto Works", "Automation"],
  ["/automation", "Automation from A to Z: Palmetto Works", "Automation"],
  ["/website-services", "Website design and funnels: Palmetto Works", "Websites"],
  ["/business-growth", "AI consulting for business growth: Palmetto Works", "Growth"],
] as const;

describe.each(pages)("%s", (path, title, active) => {
  test("has a title, a description, one h1 and its place in the navigation", async () => {
    const page = await read(path);
    expect(textOf(page, "title")).toBe(title);
    expect(metaOf(page, "description")).toMatch(/^.{60,200}$/);
    expect(countElements(page, "h1")).toBe(1);
    expect(textsOf(page, 'a.bar-link[aria-current="page"]')).toEqual(active ? [active] : []);
  });

  test("is the same cached page for everyone", async () => {
    await visitor.get(path);
    const { headers } = await visitor.get(path);
    expect(headers.get("ETag")).toBeTruthy();
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.get("Set-Cookie")).toBeNull();
  });

  test("loads no React, and at most two small modules of ours", async () => {
    const page = await read(path);
    expect(page.toString()).not.toContain("__remixContext");
    expect(countElements(page, 'link[rel="modulepreload"], script:not([src], [type="application/ld+json"])')).toBe(0);
    const scripts = attributesOf(page, 'script[type="module"]', "src");
    expect(scripts.length).toBeLessThanOrEqual(2);
    for (const src of scripts) expect((await (await visitor.get(src)).text()).length, src).toBeLessThan(1500);
  });
});

test("every page has the footer's links", async () => {
  const page = await read("/");
  const links = page.querySelectorAll("footer a").map((link) => [textOf(link), link.getAttribute("href")]);
  for (const [label, to] of [
    ["Home", "/"],
    ["FAQ", "/faq"],
    ["Contact", "/contact"],
    ["Automation", "/automation-services"],
    ["Websites", "/website-services"],
    ["Digital Vault", "/digital-vault"],
    ["Growth", "/business-growth"],
  ])
    expect(links).toContainEqual([label, to]);
});

test("forms, legal pages and pages for one visitor have a footer without the large name", async () => {
  const hasLargeName = async (path: string) => countElements(await read(path), "footer svg.poster") === 1;
  for (const path of ["/", "/faq", "/digital-vault"]) expect(await hasLargeName(path), path).toBe(true);
  for (const path of [
    ...["/visual-design", "/contact", "/lets-talk", "/book-consultation", "/privacy", "/terms"],
    "/thank-you?type=question",
  ])
    expect(await hasLargeName(path), path).toBe(false);
  expect(textOf(await read("/thank-you?type=question"), "footer")).not.toContain("We reply");
});

test("the websites page has eight parts, four of which a sample site shows, and its buttons lead to the consultation", async () => {
  const page = await read("/website-services");
  expect(countElements(page, ".parts-table tbody tr")).toBe(8);
  expect(attributesOf(page, ".parts-table a", "href")).toEqual([
    "/website-services/samples/spa",
    "/website-services/samples/barber",
    "/website-services/samples/roofer#prices",
    "/website-services/samples/barber#chairs",
  ]);
  const links = waysOf(page);
  expect(links.filter(([label]) => label === "Book a Consultation").map(([, to]) => to)).toEqual([
    "/book-consultation",
    "/book-consultation",
  ]);
  expect(links).toContainEqual(["See sample sites", "#samples"]);
  expect(countElements(page, "#samples")).toBe(1);
});

describe("the growth page", () => {
  test("shows three offers with their features, eight industries of which one is open at a time, and four steps", async () => {
    const page = await read("/business-growth");
    const headings = textsOf(page, "h3");
    for (const title of [
      "AI Strategy & Readiness Assessment",
      "Custom AI Implementation & Automation",
      "Ongoing Advisory & Optimization",
      "Discovery & Analysis",
      "Strategic Planning",
      "Build & Deploy",
      "Optimize & Support",
    ])
      expect(
        headings.some((heading) => heading.endsWith(title)),
        title,
      ).toBe(true);
    const offers = page.querySelectorAll("article.offer");
    expect(offers).toHaveLength(3);
    for (const offer of offers) expect(countElements(offer, "li")).toBeGreaterThanOrEqual(4);
    expect(textsOf(page, ".offer a.btn"), "one hot button").toEqual(["Book a Call About a Build"]);
    expect(countElements(page, 'details[name="industry"]')).toBe(8);
    expect(countElements(page, "details[open]")).toBe(0);
    expect(countElements(page, "#approach")).toBe(1);
    expect(waysOf(page)).toContainEqual(["View Our Approach", "#approach"]);
  });

  test("shows a short list of five jobs, called a sample, whose hours add up", async () => {
    const list = (await read("/business-growth")).querySelector(".shortlist");
    const hours = list ? textsOf(list, "tbody b").map(Number) : [];
    expect(hours).toHaveLength(5);
    expect(textOf(list, ".shortlist-total b")).toBe(`${hours.reduce((sum, one) => sum + one, 0)} hours`);
    expect(textOf(list, ".shortlist-head")).toContain("Sample");
  });

  test("links every Schedule or Book button to the booking page, which a dialog can replace", async () => {
    const page = await read("/business-growth");
    const booking = waysOf(page).filter(([label = ""]) => /^(Schedule|Book) /.test(label));
    expect(booking).toHaveLength(13);
    for (const [label, to] of booking) expect(to, label).toBe("/book-consultation");
    expect(countElements(page, "a[data-booking]")).toBe(13);
    expect(textOf(page)).toContain("Ready to Explore AI Opportunities?");
    const dialog = page
      .querySelectorAll("dialog")
      .find((one) => textOf(one).includes("Having trouble with the booking form?"));
    expect(dialog && countElements(dialog, 'a[href="/book-consultation"][target="_blank"]')).toBe(1);
    expect(countElements(page, "iframe")).toBe(0);
  });
});
