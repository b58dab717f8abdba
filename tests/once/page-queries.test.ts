import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { createListener } from "#app/server/http/listener.server";
import { categories } from "#app/texts/articles/categories";
import { industries } from "#app/texts/samples/designs";
import { textOf } from "../support/document";
import { publicPages } from "../support/public-pages";
import { loadBuild, setUpSite } from "../support/site";

/** Where it is about 10 AM, because pages are rendered again when the delivery day changes, at 5 PM and at midnight. */
const hoursAhead = 10 - new Date().getUTCHours();
const zone = `Etc/GMT${hoursAhead > 0 ? "-" : "+"}${Math.min(Math.abs(hoursAhead), 12)}`;
const site = setUpSite({ BUSINESS_TIMEZONE: zone });
const server = createServer();
let origin = "";
/** The rendered addresses, one entry for each rendering. */
let rendered: string[] = [];

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
/** Every test begins with an empty cache. */
beforeEach(async () => {
  const build = await loadBuild();
  rendered = [];
  const handle: typeof build.handle = (request, context) => {
    rendered.push(request.url.slice(site.origin.length));
    return build.handle(request, context);
  };
  server.removeAllListeners("request");
  server.on("request", createListener({ services: site.services, ...build, handle }));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** The ETag and the text of a page. */
async function visit(path: string) {
  const response = await fetch(origin + path);
  return { status: response.status, etag: response.headers.get("ETag"), html: await response.text() };
}

let made = 0;
const random = () => `?r${++made}=${Math.random().toString(36).slice(2)}`;

const pages = [...publicPages, paths.article("missed-call")];

describe("a public page", () => {
  test.each(pages)("%s is rendered once for any query, and contains nothing of the query", async (path) => {
    const first = await visit(`${path}${random()}`);
    expect(first.status).toBe(200);
    expect(first.etag).toBeTruthy();
    for (let round = 0; round < 3; round++) {
      const query = `${random()}&utm_source=nobodys-business`;
      const again = await visit(path + query);
      expect(again.etag).toBe(first.etag);
      expect(again.html).not.toContain("nobodys-business");
    }
    expect((await visit(path)).etag).toBe(first.etag);
    expect(rendered).toEqual([path]);
  });

  test("an address that is too long is refused, also if its page is cached", async () => {
    await visit(paths.faq);
    expect((await visit(`${paths.faq}?q=${"x".repeat(5000)}`)).status).toBe(400);
  });

  test("300 made-up queries at once render one page, and no other page again", async () => {
    for (const path of pages) await visit(path);
    rendered = [];
    const tags = await Promise.all(Array.from({ length: 300 }, () => visit(paths.faq + random())));
    expect(new Set(tags.map(({ etag }) => etag)).size).toBe(1);
    for (const path of pages) await visit(path);
    expect(rendered).toEqual([]);
  });

  test("addresses with unknown filter values evict no other page from the cache", async () => {
    await visit(paths.home);
    const industry = industries[0]?.id;
    const slugs = industries.flatMap(({ examples }) => examples.map(({ slug }) => slug));
    for (let round = 0; round < 210; round++) {
      await visit(`${paths.visualDesign}?industry=${random()}`);
      await visit(`${paths.visualDesign}?industry=${industry}&example=${slugs[round % slugs.length]}${round}`);
      await visit(`${paths.blog}?category=${random()}`);
    }
    expect(rendered).toEqual([
      paths.home,
      paths.visualDesign,
      `${paths.visualDesign}?industry=${industry}`,
      paths.blog,
    ]);
    // Remix serves the page at these addresses too.
    for (const path of spellings("client-portal").slice(0, 210)) await visit(`/${path}`);
    rendered = [];
    await visit(paths.home);
    expect(rendered).toEqual([]);
  }, 60_000);
});

/** The same word in lowercase and uppercase. */
function spellings(word: string): string[] {
  return Array.from({ length: 256 }, (_, bits) =>
    [...word].map((letter, at) => ((bits + 1) & (1 << at) ? letter.toUpperCase() : letter)).join(""),
  );
}

describe("a parameter that a page knows", () => {
  test("shows its page under every spelling of the address", async () => {
    const [industry, other] = [industries[2], industries[3]];
    const example = industry?.examples[3];
    const own = `${paths.visualDesign}?industry=${industry?.id}&example=${example?.slug}`;
    const first = await visit(own);
    expect(textOf(first.html, "h2#lightbox-title")).toBe(example?.title);
    for (const query of [
      `?example=${example?.slug}&industry=${industry?.id}`,
      `?industry=${industry?.id}&industry=${other?.id}&example=${example?.slug}`,
      `?utm_source=letter&industry=${industry?.id}&example=${example?.slug}&gclid=1`,
      `?industry=%${industry?.id.charCodeAt(0).toString(16)}${industry?.id.slice(1)}&example=${example?.slug}`,
    ])
      expect((await visit(paths.visualDesign + query)).etag, query).toBe(first.etag);
    expect(rendered).toEqual([own]);
    expect((await visit(`${paths.visualDesign}?industry=${other?.id}`)).etag).not.toBe(first.etag);
  });

  test("shows the blog's category, also in a newsletter link", async () => {
    for (const { key, name } of categories)
      expect(textOf((await visit(`/blog?utm_campaign=june&category=${key}`)).html, "h1")).toBe(name);
    expect(rendered).toEqual(categories.map(({ key }) => paths.blogCategory(key)));
  });

  test("all addresses that the order page links to stay in the cache together", async () => {
    const own = industries.flatMap(({ id, examples }) => [
      `${paths.visualDesign}?industry=${id}`,
      ...examples.map(({ slug }) => `${paths.visualDesign}?industry=${id}&example=${slug}`),
    ]);
    for (const path of own) await visit(path);
    for (const path of own) await visit(`${path}&utm_source=letter`);
    expect(rendered).toEqual(own);
  }, 60_000);

  test("a page for one visitor gets the whole query and is not cached", async () => {
    const order = await visit(`${paths.thankYouOrder}&session=cs_1`);
    expect(order.html).toContain("Payment Confirmed");
    expect((await visit(paths.thankYouQuestion)).html).not.toContain("Payment Confirmed");
    expect(rendered).toEqual([`${paths.thankYouOrder}&session=cs_1`, paths.thankYouQuestion]);
  });
});
