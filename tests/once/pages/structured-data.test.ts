import type { HTMLElement } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { findSharingPicture } from "#app/pages/blog/sharing-picture.server";
import { formatDay } from "#app/texts/prose/day";
import { articles } from "#tests/support/articles";
import { Visitor } from "#tests/support/browser/visitor";
import { readPage, textOf, textsOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

interface Entry {
  "@context"?: string;
  "@type": string;
  [property: string]: unknown;
}

let listed: string[];
const pages = new Map<string, { text: string; document: HTMLElement; entries: Entry[] }>();
beforeAll(async () => {
  listed = textsOf(await readPage(visitor, "/sitemap.xml"), "loc").map((address) => new URL(address).pathname);
  for (const path of listed) {
    const document = await readPage(visitor, path);
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    const entries = scripts.map((script) => JSON.parse(script.rawText));
    pages.set(path, { document, text: squeeze(textOf(document, "body")), entries });
  }
});

/** Without white space, because HTML and data may differ in it between elements. */
const squeeze = (text: string) => text.replace(/\s+/g, "");

const entriesOf = (path: string) => pages.get(path)?.entries ?? [];
const entryOf = (path: string, type: string) => entriesOf(path).find((entry) => entry["@type"] === type);

/** Every object within the data, the outermost first. */
function parts(value: unknown): Entry[] {
  if (typeof value !== "object" || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value as Entry]), ...Object.values(value).flatMap(parts)];
}

test("every page has structured data, and every page but Home has breadcrumbs", () => {
  for (const path of listed) {
    expect(entriesOf(path).length, path).toBeGreaterThan(0);
    for (const entry of entriesOf(path)) expect(entry["@context"], path).toBe("https://schema.org");
    expect(entryOf(path, "BreadcrumbList") !== undefined, path).toBe(path !== "/");
  }
});

test.each(["name", "description", "headline", "email"])("each %s in the data is also on the page", (property) => {
  const missing = listed.flatMap((path) =>
    parts(entriesOf(path))
      .filter((part) => property in part && !pages.get(path)?.text.includes(squeeze(String(part[property]))))
      .map((part) => `${path}: ${part["@type"]} ${part[property]}`),
  );
  expect(missing).toEqual([]);
});

test("each price in the data is on the page beside its name", () => {
  const offers = listed.flatMap((path) =>
    parts(entriesOf(path))
      .filter((part) => part["@type"] === "Offer")
      .map((offer) => ({ path, name: String(offer.name), price: `$${Number(offer.price)}` })),
  );
  expect(offers).toHaveLength(7);
  for (const { path, name, price } of offers)
    expect(pages.get(path)?.text, path).toMatch(new RegExp(`${name}.{0,40}\\${price}`));
});

test("the business has the address of the footer, and no further claims", () => {
  const business = entryOf("/", "ProfessionalService") as Entry & { address: Record<string, string> };
  const { addressLocality: city, addressRegion: state, addressCountry: country } = business.address;
  expect(`${city}, ${state}, ${country}`).toBe("Orlando, FL, US");
  expect(pages.get("/")?.text).toContain(`${business.name}${city}, ${state}`.replace(/\s/g, ""));
  expect(business).not.toHaveProperty("areaServed");
});

test("the questions and answers are those of the page", () => {
  const { document, text = "" } = pages.get("/faq") ?? {};
  const questions = entryOf("/faq", "FAQPage")?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  const printed = document?.querySelectorAll("summary > h3").map((question) => textOf(question));
  expect(questions.map(({ name }) => name)).toEqual(printed);
  for (const { name, acceptedAnswer } of questions) {
    const below = text.slice(text.indexOf(squeeze(name)));
    for (const sentence of acceptedAnswer.text.split(/(?<=[.?!]) /)) {
      // The packages are a table on that page.
      const [, plan, visuals, price] = /^(\w+): (\d+) visuals, (\$\d+)\.$/.exec(sentence) ?? [];
      if (plan) expect(below).toMatch(new RegExp(`${plan}(Mostpopular)?${visuals}\\${price}`));
      else expect(below, name).toContain(squeeze(sentence));
    }
  }
});

test("each article has its title, date and picture", () => {
  for (const { key, picture, slug, title, date } of articles) {
    const path = `/blog/${slug}`;
    expect(entryOf(path, "Article")).toMatchObject({
      headline: title,
      datePublished: date,
      image: `${site.origin}/sharing/${findSharingPicture({ key, picture })}.png`,
      mainEntityOfPage: site.origin + path,
    });
    expect(textOf(pages.get(path)?.document, `main time[datetime="${date}"]`)).toBe(formatDay(date));
  }
});
