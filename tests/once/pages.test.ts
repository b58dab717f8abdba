import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Visitor } from "../support/browser/visitor";
import { type Site, startSite } from "../support/site";

/** Linked already; until they are built the house's own 404 answers. */
const planned = ["/digital-vault", "/contact"];

/** What no search engine is told of. */
const unlisted = [
  "/automation",
  "/automation-blueprint",
  "/thank-you?type=order",
  "/thank-you?type=question",
  "/visual-design?industry=real-estate&example=day-to-dusk",
  "/blog?category=web-design",
  "/book-consultation/frame",
  "/no/such/page",
];

let site: Site;
let visitor: Visitor;
let listed: string[];
const documents = new Map<string, string>();
beforeAll(async () => {
  site = await startSite();
  visitor = new Visitor(site.origin);
  const sitemap = await (await visitor.get("/sitemap.xml")).text();
  listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replace(site.origin, ""));
  for (const path of listed) documents.set(path, await (await visitor.get(path)).text());
});
afterAll(() => site.stop());

/** The first group of `pattern` in a page's HTML, with its entities resolved. */
function find(path: string, pattern: RegExp): string {
  const found = pattern.exec(documents.get(path) ?? "")?.[1] ?? "";
  return found.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

function linksOf(path: string): string[] {
  const hrefs = [...(documents.get(path) ?? "").matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = ""]) => href);
  const inside = hrefs.filter((href) => href.startsWith("/") || href.startsWith("?") || href.startsWith("#"));
  return inside.map((href) => new URL(href.replaceAll("&amp;", "&"), site.origin + path).href.replace(site.origin, ""));
}

test("the sitemap names every page that may be found, and no other", async () => {
  expect(listed).toContain("/visual-design");
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of ["/admin", "/thank-you", "/automation-blueprint", "/admin/offline"])
    expect(listed).not.toContain(path);
  const robots = await (await visitor.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).toContain("Disallow: /admin");
  for (const path of listed) expect((await visitor.get(path)).status, path).toBe(200);
});

test("every page has a title, a description and a heading that no other page has", () => {
  const titles = listed.map((path) => find(path, /<title>([^<]+)/));
  const descriptions = listed.map((path) => find(path, /<meta name="description" content="([^"]+)"/));
  expect(new Set(titles).size).toBe(listed.length);
  expect(new Set(descriptions).size).toBe(listed.length);
  for (const [index, path] of listed.entries()) {
    expect(titles[index]?.length, path).toBeLessThanOrEqual(70);
    expect(descriptions[index]?.length, path).toBeGreaterThanOrEqual(60);
    expect(descriptions[index]?.length, path).toBeLessThanOrEqual(165);
    expect(documents.get(path)?.match(/<h1[ >]/g), path).toHaveLength(1);
  }
});

test("every page shows a card where it is shared", () => {
  for (const path of listed) {
    expect(find(path, /<meta property="og:title" content="([^"]+)"/), path).not.toBe("");
    expect(documents.get(path), path).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(find(path, /<meta property="og:image" content="([^"]+)"/), path).toContain(`${site.origin}/sharing/`);
    const canonical = find(path, /<link rel="canonical" href="([^"]+)"/);
    expect(
      listed.map((one) => site.origin + one),
      path,
    ).toContain(canonical);
  }
});

test("every page has a card of its own, except for articles whose card is not drawn yet", async () => {
  const pages = [...documents.values()];
  for (const path of ["/automation", "/automation-blueprint"]) pages.push(await (await visitor.get(path)).text());
  const pictures = pages.map((html) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
  const repeated = pictures.filter((picture, index) => pictures.indexOf(picture) !== index);
  expect(repeated.filter((picture) => picture !== `${site.origin}/sharing/blog.png`)).toEqual([]);
  for (const picture of pictures) {
    const response = await visitor.get(new URL(picture).pathname);
    expect([response.status, response.headers.get("Content-Type")], picture).toEqual([200, "image/png"]);
  }
});

test("a visitor comes to every page by a link on another", () => {
  const linked = new Set(
    listed.flatMap((from) =>
      linksOf(from)
        .map((link) => new URL(link, site.origin).pathname)
        .filter((path) => path !== from),
    ),
  );
  expect(listed.filter((path) => !linked.has(path))).toEqual([]);
});

test("every link leads somewhere, and every hash to a place on its page", async () => {
  const targets = new Map(listed.flatMap((path) => linksOf(path).map((link) => [link, path] as const)));
  for (const [link, from] of targets) {
    const { pathname, search, hash } = new URL(link, site.origin);
    const response = await visitor.get(pathname + search);
    expect(response.status, `${link} on ${from}`).toBe(planned.includes(pathname) ? 404 : 200);
    if (hash) expect(await response.text(), `${link} on ${from}`).toContain(`id="${hash.slice(1)}"`);
  }
});

test.each(["/no/such/page", "/blog/no-such-article"])("%s says that it is not there", async (path) => {
  const response = await visitor.get(path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain("<title>Page not found");
  expect(html).toContain("Oops! Page not found");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("the HTML is valid", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React writes XHTML's slash, and leaves out what HTML lets it leave out.
      "void-style": "off",
      "no-self-closing": "off",
      "doctype-style": "off",
      "attr-quotes": "off",
      "no-implicit-button-type": "off",
      // Our own phone numbers and line lengths are matters of style.
      "long-title": "off",
    },
  });
  const others = new Map<string, string>();
  for (const path of unlisted) others.set(path, await (await visitor.get(path)).text());
  others.set("the blueprint's notice", await (await visitor.post("/automation-blueprint", {})).text());
  expect(others.get("the blueprint's notice")).toContain("Not for sale yet");
  for (const [path, html] of [...documents, ...others]) {
    const report = await validator.validateString(html);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  }
});
