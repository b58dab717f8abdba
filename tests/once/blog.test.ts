import { expect, test } from "vitest";
import { articles } from "../../app/pages/blog/articles";
import { linksOf, textOf } from "../support/browser/html";
import { Visitor } from "../support/browser/visitor";
import { setUpSite } from "../support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const html = async (path: string) => (await visitor.get(path)).text();
const titles = articles.map((article) => article.title);
const shownTitles = (page: string) =>
  linksOf(page)
    .map((link) => link.text)
    .filter((text) => titles.includes(text) || titles.map(plain).includes(text));
const plain = (text: string) => text.replace(/\s+/g, " ");

test("the front page: every button to the contact page, every title to its article", async () => {
  const page = await html("/blog");
  const links = linksOf(page);
  const buttons = links.filter((link) => /\bbtn\b/.test(link.className));
  expect(buttons.map((link) => link.to)).toEqual(["/contact", "/contact"]);
  for (const { title, slug } of articles)
    expect(links.filter((link) => link.text === plain(title)).map((link) => link.to)).toEqual([`/blog/${slug}`]);
  expect(page).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Palmetto Works: Insights" href="/blog/feed.xml"/>',
  );
});

test("the chips are links with the printed counts, and one is the current one", async () => {
  const chips = (page: string) => /<nav aria-label="Categories"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? "";
  const page = await html("/blog");
  expect(textOf(chips(page))).toBe(
    "All 24 Automation Strategy 8 Case Studies 6 Web Design 5 AI Technology 3 Business Strategy 2",
  );
  expect(chips(page)).toMatch(/href="\/blog" aria-current="page"/);
  expect(chips(page).match(/aria-current/g)).toHaveLength(1);
  const webDesign = await html("/blog?category=web-design");
  expect(chips(webDesign)).toMatch(/href="\/blog\?category=web-design" aria-current="page"/);
  const inCategory = articles.filter((article) => article.category === "web-design");
  expect(shownTitles(webDesign)).toEqual(inCategory.map((article) => plain(article.title)));
  expect(webDesign).toContain("<title>Insights, Web Design: Palmetto Works</title>");
});

test("a category that is none shows all", async () => {
  expect(shownTitles(await html("/blog?category=no-such"))).toEqual(shownTitles(await html("/blog")));
});

test.each(articles.map((article) => article.slug))("article %s", async (slug) => {
  const response = await visitor.get(`/blog/${slug}`);
  expect(response.status).toBe(200);
  const page = await response.text();
  const article = articles.find((one) => one.slug === slug);
  expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(page)?.[0] ?? "")).toBe(plain(article?.title ?? ""));
  expect(page).toContain(`<meta name="description" content="${article?.description}"/>`);
  expect(textOf(page)).toContain(`${article?.minutes}-minute read`);
  // What the contents list names is there, and what the text names exists.
  const links = linksOf(page);
  const anchors = links.filter((link) => link.to.startsWith("#"));
  expect(anchors.length).toBeGreaterThanOrEqual(5);
  for (const { to } of anchors) expect(page).toContain(`id="${to.slice(1)}"`);
  const buttons = links.filter((link) => /\bbtn\b/.test(link.className));
  expect(buttons.map((link) => link.to)).toEqual(["/contact"]);
  expect(links.at(-1)?.to).toMatch(/^\/blog\//);
});

test("an address that no article has is a 404", async () => {
  const response = await visitor.get("/blog/no-such-article");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Oops! Page not found");
});

test("the feed has every article whole, with addresses that work anywhere", async () => {
  const response = await visitor.get("/blog/feed.xml");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  const feed = await response.text();
  expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${site.origin}/blog/feed.xml"/>`);
  expect(feed.match(/<entry>/g)).toHaveLength(articles.length);
  for (const { slug, date } of articles) {
    expect(feed).toContain(`<id>${site.origin}/blog/${slug}</id>`);
    expect(feed).toContain(`<updated>${date}T12:00:00Z</updated>`);
  }
  expect(feed).toContain("&lt;h2 id=&quot;send-it-in-the-first-minute&quot;&gt;");
});
