import { describe, expect, test } from "vitest";
import { count, pageOf, texts, waysOf } from "../support/browser/page-parts";
import { Visitor } from "../support/browser/visitor";
import { setUpSite } from "../support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const html = (path: string) => pageOf(visitor, path);

const pages = [
  ["/", "Palmetto Works: AI automation, websites and visual design", "Home"],
  ["/automation-services", "Automation for twenty industries: Palmetto Works", "Automation"],
  ["/automation", "Automation from A to Z: Palmetto Works", "Automation"],
  ["/website-services", "Website design and funnels: Palmetto Works", "Websites"],
  ["/business-growth", "AI consulting for business growth: Palmetto Works", "Growth"],
  ["/book-consultation", "Book a consultation: Palmetto Works", null],
] as const;

describe.each(pages)("%s", (path, title, active) => {
  test("has a title, a description, one h1 and its place in the navigation", async () => {
    const page = await html(path);
    expect(texts(page, "title")).toEqual([title]);
    expect(page).toMatch(/<meta name="description" content="[^"]{60,200}"/);
    expect(count(page, /<h1[ >]/g)).toBe(1);
    const current = /<a [^>]*class="bar-link"[^>]*aria-current="page"[^>]*>(.*?)<\/a>/.exec(page)?.[1] ?? null;
    expect(current).toBe(active);
  });

  test("is the same document for everyone, kept in memory", async () => {
    await visitor.get(path);
    const { headers } = await visitor.get(path);
    expect(headers.get("ETag")).toBeTruthy();
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.get("Set-Cookie")).toBeNull();
  });

  test("ships no React, at most two small modules of ours", async () => {
    const page = await html(path);
    expect(page).not.toMatch(/__remixContext|modulepreload|<script(?![^>]*(src=|ld\+json))/);
    const scripts = [...page.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = ""]) => src);
    expect(scripts.length).toBeLessThanOrEqual(2);
    for (const src of scripts) expect((await (await visitor.get(src)).text()).length, src).toBeLessThan(1500);
  });
});

test("every page has the footer's links", async () => {
  const page = await html("/");
  const footer = /<footer.*<\/footer>/s.exec(page)?.[0] ?? "";
  for (const [label, to] of [
    ["Home", "/"],
    ["FAQ", "/faq"],
    ["Contact", "/contact"],
    ["Automation", "/automation-services"],
    ["Websites", "/website-services"],
    ["Digital Vault", "/digital-vault"],
    ["Growth", "/business-growth"],
  ])
    expect(footer).toMatch(new RegExp(`href="${to}"[^>]*>${label}</a>`));
});

describe.each(["/automation-services", "/automation"])("%s", (path) => {
  test("has twenty industries with four services and a benefit each", async () => {
    const page = await html(path);
    const trades = [...page.matchAll(/<article class="trade" id="([^"]+)".*?<\/article>/gs)];
    expect(new Set(trades.map(([, id]) => id)).size).toBe(20);
    for (const [trade = "", id] of trades) {
      expect(texts(trade, "dt").filter(Boolean), id).toHaveLength(4);
      expect(texts(trade, "dd").filter(Boolean), id).toHaveLength(4);
      expect(waysOf(page)).toContainEqual([texts(trade, "h3")[0], `#${id}`]);
    }
  });

  test("names the industries of the specification, and gyms", async () => {
    const names = texts(await html(path), "h3").map((name) => name.toLowerCase());
    expect(names.sort()).toEqual(
      [
        ...["law firms", "real estate", "barbers and salons", "home services", "health and wellness"],
        ...["financial services", "e-commerce and retail", "restaurants", "events", "education and coaching"],
        ...["non-profits", "automotive", "dental and medical", "insurance", "coaches", "travel", "cleaning"],
        ...["pet services", "contractors", "gyms and fitness"],
      ].sort(),
    );
  });

  test("all three calls lead to the consultation", async () => {
    const links = waysOf(await html(path));
    for (const label of [
      "Get Your Free Automation Audit",
      "Book Your Free Consultation",
      "Book a Free Consultation Now",
    ])
      expect(links).toContainEqual([label, "/book-consultation"]);
  });

  test("every trade has its sign in the sprite", async () => {
    const uses = [...(await html(path)).matchAll(/<use href="([^"#]+)#([^"]+)"/g)];
    const sprite = await (await visitor.get(uses[0]?.[1] ?? "")).text();
    expect(uses).toHaveLength(20);
    for (const [, , id] of uses) expect(sprite).toContain(`<symbol id="${id}"`);
  });
});

test("the second automation page is in order of the alphabet and names the first as the one to list", async () => {
  const page = await html("/automation");
  expect(page).toContain(`<link rel="canonical" href="${site.origin}/automation-services"/>`);
  const about = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(page)?.[1];
  expect(about("description")).toContain("from automotive to travel");
  expect(about("og:description")).toBe(about("description"));
  expect(about("og:title")).toBe("Automation from A to Z");
  expect(about("og:url")).toBe(`${site.origin}/automation-services`);
  expect(about("og:image")).toBe(`${site.origin}/sharing/automation-a-to-z.png`);
  expect(about("twitter:card")).toBe("summary_large_image");
  const names = texts(page, "h3");
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "en")));
  expect(await html("/automation-services")).toContain(
    `<link rel="canonical" href="${site.origin}/automation-services"/>`,
  );
});

test("websites: eight lettered parts, and the buttons lead to the consultation", async () => {
  const page = await html("/website-services");
  expect([...page.matchAll(/<b class="letter">(\w)<\/b>/g)].map(([, letter]) => letter).join("")).toBe("ABCDEFGH");
  const links = waysOf(page);
  expect(links.filter(([label]) => label === "Book a Consultation").map(([, to]) => to)).toEqual([
    "/book-consultation",
    "/book-consultation",
  ]);
  expect(links).toContainEqual(["See every part", "#parts"]);
  expect(page).toContain('id="parts"');
});

describe("growth", () => {
  test("three offers with their features, eight industries that close each other, four steps", async () => {
    const page = await html("/business-growth");
    const headings = texts(page, "h3");
    for (const title of [
      "AI Strategy & Readiness Assessment",
      "Custom AI Implementation & Automation",
      "Ongoing Advisory & Optimization",
      "Discovery & Analysis",
      "Strategic Planning",
      "Build & Deploy",
      "Optimize & Support",
    ])
      expect(headings).toContain(title);
    for (const [offer] of page.matchAll(/<article class="offer">.*?<\/article>/gs))
      expect(count(offer, /<li/g)).toBeGreaterThanOrEqual(4);
    expect(count(page, /<article class="offer">/g)).toBe(3);
    expect(count(page, /<details name="industry"/g)).toBe(8);
    expect(count(page, /<details[^>]* open/g)).toBe(0);
    expect(page).toContain('id="approach"');
    expect(waysOf(page)).toContainEqual(["View Our Approach", "#approach"]);
  });

  test("every Schedule or Book button is a link to the booking page that the dialog can take over", async () => {
    const page = await html("/business-growth");
    const booking = waysOf(page).filter(([label]) => /^(Schedule|Book) /.test(label));
    expect(booking).toHaveLength(13);
    for (const [label, to] of booking) expect(to, label).toBe("/book-consultation");
    expect(count(page, /data-booking=""/g)).toBe(13);
    expect(page).toContain("Ready to Explore AI Opportunities?");
    expect(page).toMatch(/Having trouble with the booking form\?.*href="\/book-consultation" target="_blank"/s);
    expect(page).not.toContain("<iframe");
  });
});
