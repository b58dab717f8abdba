import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ArticleBody } from "#app/pages/blog/article-body.tsx";
import { BannerPicture, CardPicture, FrontPicture } from "#app/pages/blog/pictures.tsx";
import { isLocalMinute } from "#app/server/time/local-minute";
import { articleList } from "#app/texts/articles/article-list.server";
import { findNextArticle, toArticle } from "#app/texts/articles/articles.server";
import { categories, describeCount, findCategory } from "#app/texts/articles/categories";
import { readPublicationTime } from "#app/texts/articles/publication-time.server";
import { readArticleFiles } from "#app/texts/articles/read-article-files";
import { formatDay } from "#app/texts/prose/day";
import { getHeadingId } from "#app/texts/prose/read-prose";
import { articles, zones } from "#tests/support/articles";

describe("an article's file", () => {
  const head = (fields: string) => `---\n${fields}\n---\n\nOne, two, three.\n`;
  const good = 'title: "Rain: a plan"\ndate: 2026-01-13\ncategory: web-design\ndescription: It’s short.';
  const read = (source: string) => readArticleFiles({ "./articles/rain-plan.md": source });

  test("has front matter for the lists", () => {
    expect(read(head(good))).toMatchObject([
      {
        slug: "rain-plan",
        title: "Rain: a plan",
        date: "2026-01-13",
        category: "web-design",
        description: "It’s short.",
        ask: "Ask us about this",
        text: "One, two, three.",
      },
    ]);
    expect(read(`\uFEFF${head(good)}`.replaceAll("\n", "\r\n"))).toMatchObject([
      { title: "Rain: a plan", text: "One, two, three." },
    ]);
  });

  test.each([
    ["no front matter", "Only text.", "must begin with fields"],
    ["an unknown category", head(good.replace("web-design", "gardening")), "line 4, category: The category must be"],
    ["an invalid date", head(good.replace("01-13", "02-30")), "line 3, date: The date must"],
    ["no title", head(good.replace(/^title.*\n/, "")), "title"],
    ["a field that is misspelled", head(`${good}\nsumary: x`), "line 6, sumary: "],
    ["a line that is not a field", head(`${good}\njust words`), "just words"],
    ["a bad link", `${head(good)}\n[x](javascript:x)`, "line 10: Links must begin with"],
  ])("with %s is refused with its file, line and field", (_, source, complaint) => {
    expect(() => read(source)).toThrow(/^\.\/articles\/rain-plan\.md: /);
    expect(() => read(source)).toThrow(complaint);
  });

  test("must have a name that can be an address", () => {
    expect(() => readArticleFiles({ "./articles/Rain plan.md": head(good) })).toThrow("lowercase letters");
  });

  test("needs no drawing, figure, checklist or headings", () => {
    const [file] = read(head(good));
    if (!file) throw new Error("There is no article");
    const record = {
      ...articleList.blank,
      ...file,
      name: file.title,
      key: "rain-plan",
      publish_at: "2026-01-13T07:00",
    };
    const article = toArticle(record, zones);
    for (const picture of [CardPicture, BannerPicture, FrontPicture])
      expect(renderToStaticMarkup(createElement(picture, { article }))).toMatch(/^<svg .*<path /);
    const sheet = renderToStaticMarkup(createElement(ArticleBody, { article, replyTime: "today" }));
    expect(sheet).toContain("1-minute read");
    expect(sheet).not.toMatch(/<nav|<figure|<aside/);
  });
});

describe("the articles", () => {
  test.each(articles.map((article) => [article.slug, article] as const))(
    "%s has the right length and structure",
    (_, article) => {
      expect(article.words).toBeGreaterThanOrEqual(500);
      expect(article.words).toBeLessThanOrEqual(900);
      expect(article.minutes).toBe(Math.ceil(article.words / 220));
      const kinds = article.blocks.map((block) => block.type);
      expect(kinds.filter((kind) => kind === "heading").length).toBeGreaterThanOrEqual(5);
      expect(kinds.filter((kind) => kind === "rows")).toHaveLength(1);
      expect(kinds.filter((kind) => kind === "hr")).toHaveLength(1);
      const ids = article.blocks.flatMap((block) => (block.type === "heading" ? [getHeadingId(block)] : []));
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test("are linked in a circle, newest first", () => {
    const days = articles.map((article) => article.date);
    expect(days).toEqual([...days].sort().reverse());
    expect(articles.map((article) => findNextArticle(articles, article))).toEqual([...articles.slice(1), articles[0]]);
    const [only] = articles;
    if (only) expect(findNextArticle([only], only)).toBeNull();
    expect(formatDay("2025-12-09")).toBe("December 9, 2025");
  });

  test("have the specified topics", () => {
    expect(categories.map(({ name }) => name)).toEqual([
      "Automation Strategy",
      "Case Studies",
      "Web Design",
      "AI Technology",
      "Business Strategy",
    ]);
    expect(findCategory("no-such")).toBeNull();
    expect([0, 1, 2].map(describeCount)).toEqual(["No articles yet.", "One article.", "2 articles."]);
  });
});

test.each(["2026-01-31T07:00", "2026-01-31 23:59"])("%s is a time of publication", (text) => {
  expect(isLocalMinute(text)).toBe(true);
});

test.each(["2026-02-30T07:00", "2026-01-31", "2026-01-31T24:00", "1999-01-31T07:00", "2026-01-31T07:00Z", "soon"])(
  "%s is none",
  (text) => {
    expect(isLocalMinute(text)).toBe(false);
  },
);

test("a time that the change of clocks leaves out is the one after it", () => {
  const toText = (stored: string) => readPublicationTime(stored, "America/New_York").toInstant().toString();
  expect(toText("2026-03-08T02:30")).toBe("2026-03-08T07:30:00Z");
  expect(toText("2026-07-01T09:00")).toBe("2026-07-01T13:00:00Z");
  expect(toText("2026-03-08T02:30[America/Chicago]")).toBe("2026-03-08T08:30:00Z");
});
