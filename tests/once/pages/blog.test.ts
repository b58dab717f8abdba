import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { categories } from "#app/texts/articles/categories";
import { articles } from "#tests/support/articles";
import { Visitor } from "#tests/support/browser/visitor";
import {
  attributesOf,
  countElements,
  linksOf,
  metaOf,
  parseDocument,
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
const titles = articles.map((article) => article.title);
const buttons = (page: HTMLElement) => attributesOf(page, "main a.btn", "href");
const shownTitles = (page: HTMLElement) =>
  linksOf(page)
    .map((link) => link.text)
    .filter((text) => titles.includes(text) || titles.map(plain).includes(text));
const plain = (text: string) => text.replace(/\s+/g, " ");

test("on the blog's front page, buttons lead to the contact page, and titles to their articles", async () => {
  const page = await read("/blog");
  const links = linksOf(page);
  expect(buttons(page)).toEqual(["/contact"]);
  for (const { title, slug } of articles)
    expect(links.filter((link) => link.text === plain(title)).map((link) => link.to)).toEqual([`/blog/${slug}`]);
  const feed = page.querySelector('link[rel="alternate"][type="application/atom+xml"]');
  expect(feed?.attributes).toMatchObject({ title: "Palmetto Works: Insights", href: "/blog/feed.xml" });
});

test("the topics are links with the number of their articles, and the current one is marked", async () => {
  const chips = 'nav[aria-label="Filter articles by topic"]';
  const current = (page: HTMLElement) => attributesOf(page, `${chips} [aria-current]`, "href");
  const page = await read("/blog");
  const counts = categories.map(({ key, name }) => `${name} ${articles.filter((one) => one.category === key).length}`);
  expect(textOf(page, `${chips} ul`)).toBe(["All 7", ...counts].join(" "));
  expect(current(page)).toEqual(["/blog"]);
  expect(textOf(page, chips)).toContain(`Filter by topic. ${articles.length} articles.`);
  const webDesign = await read("/blog?category=web-design");
  expect(textOf(webDesign)).toContain("2 articles.");
  expect(current(webDesign)).toEqual(["/blog?category=web-design"]);
  const inCategory = articles.filter((article) => article.category === "web-design");
  const others = articles.filter((article) => article.category !== "web-design").slice(0, 3);
  expect(shownTitles(webDesign)).toEqual([...inCategory, ...others].map((article) => plain(article.title)));
  expect(textOf(webDesign, "#more-articles")).toBe("More articles");
  const ways = waysOf(webDesign);
  for (const { title, slug } of inCategory)
    expect(ways).toContainEqual([`Read the article ${plain(title)}`, `/blog/${slug}`]);
  expect(textOf(webDesign, "title")).toBe("Insights, Web Design: Palmetto Works");
});

test("a topic with one article has its heading, and what the article's figure shows", async () => {
  const page = await read("/blog?category=case-studies");
  expect(textOf(page, "h1")).toBe("Case Studies");
  expect(textOf(page, "[aria-labelledby=topic-figure]")).toContain("Here’s what the sample salon sends");
  expect(textOf(page, "[aria-labelledby=topic-figure]")).toContain("You get a written price before you say yes.");
  const rows = textsOf(page, "[aria-labelledby=topic-figure] dt");
  expect(rows).toHaveLength(4);
  expect(textsOf(await read("/blog/no-show-taken-apart"), "figure dt")).toEqual(rows);
});

test("rows that name sizes are shown as crops of one photo, and other rows are not", async () => {
  const crops = async (slug: string) => countElements(await read(`/blog/${slug}`), "figure dt picture + svg");
  expect(await crops("one-photo-six-sizes")).toBe(6);
  expect(await crops("missed-call")).toBe(0);
});

test("an unknown category shows all articles", async () => {
  expect(shownTitles(await read("/blog?category=no-such"))).toEqual(shownTitles(await read("/blog")));
});

test.each(articles.map((article) => article.slug))("article %s", async (slug) => {
  const page = await read(`/blog/${slug}`);
  const article = articles.find((one) => one.slug === slug);
  expect(textOf(page, "h1")).toBe(plain(article?.title ?? ""));
  expect(metaOf(page, "description")).toBe(article?.description);
  expect(textOf(page)).toContain(`${article?.minutes}-minute read`);
  // The targets of the table of contents and of the links in the text exist.
  const links = linksOf(page);
  const anchors = links.filter((link) => link.to.startsWith("#"));
  expect(anchors.length).toBeGreaterThanOrEqual(5);
  for (const { to } of anchors) expect(countElements(page, `[id="${to.slice(1)}"]`), to).toBe(1);
  expect(buttons(page)).toEqual(["/contact"]);
  expect(links.at(-1)?.to).toMatch(/^\/blog\//);
});

test("an unknown article is a 404", async () => {
  const response = await visitor.get("/blog/no-such-article");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Oops! Page not found");
});

test("the feed has the full text of every article, with absolute addresses", async () => {
  const response = await visitor.get("/blog/feed.xml");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  const feed = await readDocument(response);
  const self = 'link[rel="self"][type="application/atom+xml"]';
  expect(attributesOf(feed, self, "href")).toEqual([`${site.origin}/blog/feed.xml`]);
  const entries = feed.querySelectorAll("entry");
  expect(entries).toHaveLength(articles.length);
  const shown = entries.map((entry) => [textOf(entry, "id"), textOf(entry, "updated")]);
  for (const { slug, publishedAt } of articles)
    expect(shown).toContainEqual([
      `${site.origin}/blog/${slug}`,
      new Date(publishedAt).toISOString().replace(".000", ""),
    ]);
  const contents = textsOf(feed, "entry content").map((content) => parseDocument(content));
  expect(contents.filter((content) => content.querySelector("h2#send-it-in-the-first-minute"))).toHaveLength(1);
});
