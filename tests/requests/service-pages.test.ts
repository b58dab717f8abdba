import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "../site";
import { Visitor } from "../visitor";

const WIDGET = "https://calendar.example/palmetto/15-minutes";

let site: Site;
let visitor: Visitor;
let withWidget: Site;
beforeAll(async () => {
  [site, withWidget] = await Promise.all([startSite(), startSite({ BOOKING_WIDGET_URL: WIDGET })]);
  visitor = new Visitor(site.origin);
});
afterAll(() => Promise.all([site.stop(), withWidget.stop()]));

async function html(path: string, from = visitor): Promise<string> {
  const response = await from.get(path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

/** The links inside `main` as [words, address], in their order. */
function linksOf(page: string): [string, string][] {
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? "";
  return [...main.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = "", inner = ""]) => [
    inner.replace(/<svg.*?<\/svg>|<path[^>]*>|<[^>]+>/gs, "").trim(),
    to,
  ]);
}
const count = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].length;
const texts = (page: string, tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inner = ""]) =>
    inner.replace(/<svg.*?<\/svg>|<span(?! class="whitespace-nowrap").*?<\/span>|<[^>]+>/gs, "").trim(),
  );

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

describe("Home", () => {
  test("the links of the specification lead where it says", async () => {
    const page = await html("/");
    expect(texts(page, "h1")[0]?.replaceAll(/\s+/g, " ")).toBe("Automate Everything.");
    expect(page).toMatch(/Automate Everything\..*Grow Faster\..*Work Smarter\./s);
    const links = linksOf(page);
    for (const link of [
      ["See what we automate", "/automation"],
      ["Learn More about Automation Systems", "/automation"],
      ["Learn More about Website Design & Funnels", "/website-services"],
      ["Learn More about Digital Products & Tools", "/digital-vault"],
      ["See How It Works", "/automation"],
      ["Order visuals", "/visual-design"],
      ["Book a Consultation", "/contact"],
      ["Explore Automation", "/automation-services"],
    ])
      expect(links).toContainEqual(link);
    expect(count(page, /class="reason"/g)).toBe(5);
  });

  test("each of the fan's twenty blades leads to its trade", async () => {
    const blades = linksOf(await html("/")).filter(([, to]) => to.startsWith("/automation-services#"));
    const page = await html("/automation-services");
    expect(new Set(blades.map(([, to]) => to)).size).toBe(20);
    for (const [name, to] of blades)
      expect(page).toMatch(new RegExp(`<article class="trade" id="${to.split("#")[1]}".*?${name}</h3>`, "s"));
  });

  test("a first visit is at most 100 KB over the wire, its style at most 20 KB", async () => {
    const page = await html("/");
    const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+|\/favicon\.svg)"/g)].map(([, file = ""]) => file);
    const styles = await Promise.all(files.filter((file) => file.endsWith(".css")).map((file) => visitor.get(file)));
    const fonts = (await Promise.all(styles.map((style) => style.text()))).flatMap((css) => [
      ...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g),
    ]);
    const all = new Set(["/", ...files, ...fonts.map(([, font = ""]) => font)]);
    const weigh = async (file: string) => {
      const response = await fetch(site.origin + file, { headers: { "Accept-Encoding": "br, gzip" } });
      return Number(response.headers.get("Content-Length") ?? (await response.arrayBuffer()).byteLength);
    };
    const weights = new Map(await Promise.all([...all].map(async (file) => [file, await weigh(file)] as const)));
    const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0);
    expect(weights.size).toBeGreaterThan(5);
    expect(sum(all)).toBeLessThanOrEqual(100 * 1024);
    expect(sum([...all].filter((file) => file.endsWith(".css")))).toBeLessThanOrEqual(20 * 1024);
  });
});

describe.each(["/automation-services", "/automation"])("%s", (path) => {
  test("has twenty industries with four services and a benefit each", async () => {
    const page = await html(path);
    const trades = [...page.matchAll(/<article class="trade" id="([^"]+)".*?<\/article>/gs)];
    expect(new Set(trades.map(([, id]) => id)).size).toBe(20);
    for (const [trade = "", id] of trades) {
      expect(texts(trade, "dt").filter(Boolean), id).toHaveLength(4);
      expect(texts(trade, "dd").filter(Boolean), id).toHaveLength(4);
      expect(linksOf(page)).toContainEqual([texts(trade, "h3")[0], `#${id}`]);
    }
  });

  test("all three calls lead to the consultation", async () => {
    const links = linksOf(await html(path));
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
  const names = texts(page, "h3");
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "en")));
  expect(await html("/automation-services")).toContain(
    `<link rel="canonical" href="${site.origin}/automation-services"/>`,
  );
});

test("websites: eight lettered parts, and the buttons lead to the consultation", async () => {
  const page = await html("/website-services");
  expect([...page.matchAll(/<b class="letter">(\w)<\/b>/g)].map(([, letter]) => letter).join("")).toBe("ABCDEFGH");
  const links = linksOf(page);
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
    for (const [offer] of page.matchAll(/<article class="hung">.*?<\/article>/gs))
      expect(count(offer, /<li/g)).toBeGreaterThanOrEqual(4);
    expect(count(page, /<article class="hung">/g)).toBe(3);
    expect(count(page, /<details name="industry"/g)).toBe(8);
    expect(count(page, /<details[^>]* open/g)).toBe(0);
    expect(page).toContain('id="approach"');
    expect(linksOf(page)).toContainEqual(["View Our Approach", "#approach"]);
  });

  test("every Schedule or Book button is a link to the booking page that the dialog can take over", async () => {
    const page = await html("/business-growth");
    const booking = linksOf(page).filter(([label]) => /^(Schedule|Book) /.test(label));
    expect(booking).toHaveLength(13);
    for (const [label, to] of booking) expect(to, label).toBe("/book-consultation");
    expect(count(page, /data-booking=""/g)).toBe(13);
    expect(page).toContain("Ready to Explore AI Opportunities?");
    expect(page).toMatch(/Having trouble with the booking form\?.*href="\/book-consultation" target="_blank"/s);
    expect(page).not.toContain("<iframe");
  });
});

describe("booking", () => {
  const policy = async (path: string, from = visitor) => {
    const { headers } = await from.get(path);
    return `${headers.get("Content-Security-Policy")}; ${headers.get("X-Frame-Options")}`;
  };

  test("without a calendar it says what the call is and how to ask for a time", async () => {
    const page = await html("/book-consultation");
    expect(page).toContain("15 minutes");
    expect(linksOf(page)).toContainEqual(["Use the contact form", "/contact"]);
    expect(linksOf(page).find(([label]) => label === "Email us your times")?.[1]).toMatch(
      /^mailto:hello@palmetto\.example/,
    );
    expect(page).not.toContain("<iframe");
  });

  test("the same without header and footer is for frames of our own pages, and for no search engine", async () => {
    const page = await html("/book-consultation/frame");
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toMatch(/<header class="bar|<footer/);
    expect(await policy("/book-consultation/frame")).toMatch(/frame-ancestors 'self';.*; SAMEORIGIN$/);
    expect(await policy("/business-growth")).toMatch(/frame-src 'self'; frame-ancestors 'none';.*; DENY$/);
    for (const path of ["/", "/automation", "/visual-design", "/nowhere"]) {
      expect(await policy(path), path).toMatch(/frame-ancestors 'none';.*; DENY$/);
      expect(await policy(path), path).not.toContain("frame-src");
    }
  });

  test("a configured calendar is framed where visitors book, and nowhere else", async () => {
    const guest = new Visitor(withWidget.origin);
    const page = await html("/book-consultation", guest);
    expect(page).toMatch(new RegExp(`<iframe [^>]*src="${WIDGET}"[^>]*title="Booking calendar"`));
    const growth = await html("/business-growth", guest);
    expect(growth).toContain(`data-frame="${WIDGET}"`);
    expect(growth).toContain(`href="${WIDGET}" target="_blank"`);
    for (const path of ["/book-consultation", "/business-growth"])
      expect(await policy(path, guest)).toContain("frame-src https://calendar.example; frame-ancestors 'none'");
    expect(await policy("/", guest)).not.toContain("calendar.example");
  });
});
