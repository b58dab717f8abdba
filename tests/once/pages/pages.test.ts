import { HtmlValidate } from "html-validate";
import type { HTMLElement } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import {
  attributeOf,
  attributesOf,
  countElements,
  metaOf,
  parseDocument,
  readDocument,
  readPage,
  textOf,
  textsOf,
} from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

/** Pages that are not for search engines. */
const unlisted = [
  "/automation",
  "/automation-blueprint",
  "/thank-you?type=order",
  "/website-services/samples/barber",
  "/thank-you?type=question",
  "/visual-design?industry=real-estate&example=day-to-dusk",
  "/blog?category=web-design",
  "/book-consultation/frame",
  "/contact?sent=1",
  "/digital-vault?sent=1",
  "/digital-vault?category=tech",
  "/digital-vault/no-such-product",
  "/lets-talk?sent=1",
  "/no/such/page",
];

const site = setUpSite();
const visitor = new Visitor(site);
let listed: string[];
const sources = new Map<string, string>();
const documents = new Map<string, HTMLElement>();
beforeAll(async () => {
  const addresses = textsOf(await readPage(visitor, "/sitemap.xml"), "loc");
  listed = addresses.map((address) => address.replace(site.origin, ""));
  for (const path of listed) {
    const source = await (await visitor.get(path)).text();
    sources.set(path, source);
    documents.set(path, parseDocument(source));
  }
});

const documentOf = (path: string) => documents.get(path) as HTMLElement;

function linksOf(path: string): string[] {
  const hrefs = attributesOf(documentOf(path), "a[href]", "href");
  const inside = hrefs.filter((href) => href.startsWith("/") || href.startsWith("?") || href.startsWith("#"));
  return inside.map((href) => new URL(href, site.origin + path).href.replace(site.origin, ""));
}

test("the sitemap lists exactly the pages for search engines", async () => {
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
  const titles = listed.map((path) => textOf(documentOf(path), "title"));
  const descriptions = listed.map((path) => metaOf(documentOf(path), "description"));
  expect(new Set(titles).size).toBe(listed.length);
  expect(new Set(descriptions).size).toBe(listed.length);
  for (const [index, path] of listed.entries()) {
    expect(titles[index]?.length, path).toBeLessThanOrEqual(70);
    expect(descriptions[index]?.length, path).toBeGreaterThanOrEqual(60);
    expect(descriptions[index]?.length, path).toBeLessThanOrEqual(165);
    expect(countElements(documentOf(path), "h1"), path).toBe(1);
  }
});

test("every page has a preview picture for sharing", () => {
  for (const path of listed) {
    const page = documentOf(path);
    expect(metaOf(page, "og:title"), path).toBeTruthy();
    expect(metaOf(page, "twitter:card"), path).toBe("summary_large_image");
    expect(metaOf(page, "og:image"), path).toContain(`${site.origin}/sharing/`);
    const canonical = attributeOf(page, 'link[rel="canonical"]', "href");
    expect(
      listed.map((one) => site.origin + one),
      path,
    ).toContain(canonical);
  }
});

test("every page has its own sharing picture, except for articles without one yet", async () => {
  const pages = [...documents.values()];
  for (const path of ["/automation", "/automation-blueprint"]) pages.push(await readPage(visitor, path));
  const pictures = pages.map((page) => metaOf(page, "og:image") ?? "");
  const repeated = pictures.filter((picture, index) => pictures.indexOf(picture) !== index);
  expect(repeated.filter((picture) => picture !== `${site.origin}/sharing/blog.png`)).toEqual([]);
  for (const picture of pictures) {
    const response = await visitor.get(new URL(picture).pathname);
    expect([response.status, response.headers.get("Content-Type")], picture).toEqual([200, "image/png"]);
  }
});

test("every page is linked from another one", () => {
  const linked = new Set(
    listed.flatMap((from) =>
      linksOf(from)
        .map((link) => new URL(link, site.origin).pathname)
        .filter((path) => path !== from),
    ),
  );
  expect(listed.filter((path) => !linked.has(path))).toEqual([]);
});

test("every page that is no part of another one is in the header or in the footer", () => {
  const menus = new Set(attributesOf(documentOf("/"), "body > header a, body > footer a", "href"));
  const pages = listed.filter((path) => !listed.some((other) => other !== "/" && path.startsWith(`${other}/`)));
  expect(pages.length).toBeGreaterThan(12);
  expect(pages.filter((path) => !menus.has(path))).toEqual([]);
});

test("every link leads to a page, and every hash to an element of it", async () => {
  const targets = new Map(listed.flatMap((path) => linksOf(path).map((link) => [link, path] as const)));
  for (const [link, from] of targets) {
    const { pathname, search, hash } = new URL(link, site.origin);
    const response = await visitor.get(pathname + search);
    expect(response.status, `${link} on ${from}`).toBe(200);
    if (hash)
      expect(countElements(await readDocument(response), `[id="${hash.slice(1)}"]`), `${link} on ${from}`).toBe(1);
  }
});

test.each(["/no/such/page", "/blog/no-such-article"])("%s shows that the page does not exist", async (path) => {
  const response = await visitor.get(path);
  const page = await readDocument(response);
  expect(response.status).toBe(404);
  expect(textOf(page, "title")).toMatch(/^Page not found/);
  expect(textOf(page, "main")).toContain("Oops! Page not found");
  expect(metaOf(page, "robots")).toBe("noindex");
});

test("the HTML is valid", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React writes XHTML's slash, and omits what HTML allows it to omit.
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
  for (const [path, html] of [...sources, ...others]) {
    const report = await validator.validateString(html);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  }
});
