import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ArticleBody } from "#app/pages/blog/article-body.tsx";
import { articles, getNextArticle } from "#app/pages/blog/articles";
import { allCount, categories, findCategory } from "#app/pages/blog/categories";
import { BannerPicture, CardPicture, FrontPicture } from "#app/pages/blog/pictures.tsx";
import { readArticles } from "#app/pages/blog/read-articles";
import { booked, hours, inquiries, sources, weeks, whileClosed } from "#app/pages/client-portal/sample";
import { formatDay } from "#app/texts/prose/day";
import { Prose } from "#app/texts/prose/prose.tsx";
import { countWords, getHeadingId, readProse } from "#app/texts/prose/read-prose";
import { questionGroups } from "#content/faq/questions";

describe("a text file", () => {
  const html = (source: string) => renderToStaticMarkup(createElement(Prose, { blocks: readProse(source) }));

  test("can have headings, paragraphs, lists, rows and highlighted lines", () => {
    const source = `First line\ngoes on.\n\n## What’s next?\n\n> Stand out.\n\n- one\n  goes on\n- two\n\n1. first\n2. second\n\n| said | why |\n| more | because |\n\n---\n`;
    expect(html(source)).toBe(
      [
        "<p>First line\ngoes on.</p>",
        '<h2 id="whats-next">What’s next?</h2>',
        '<p class="pull">Stand out.</p>',
        "<ul><li>one\ngoes on</li><li>two</li></ul>",
        "<ol><li>first</li><li>second</li></ol>",
        "<dl><div><dt>said</dt><dd>why</dd></div><div><dt>more</dt><dd>because</dd></div></dl>",
        "<hr/>",
      ].join(""),
    );
  });

  test("can have bold and other marked words, links and nested lists", () => {
    expect(html("Write to [us](/contact), **today** or *soon*: `a<b`, 1\\* ~~no~~")).toBe(
      '<p>Write to <a href="/contact">us</a>, <b>today</b> or <em>soon</em>: <code>a&lt;b</code>, 1* <s>no</s></p>',
    );
    expect(html("- one\n  - inner\n\n- **two**")).toBe(
      "<ul><li><p>one</p><ul><li>inner</li></ul></li><li><p><b>two</b></p></li></ul>",
    );
  });

  test("shows HTML as text", () => {
    expect(html('One <b onclick="x()">word</b>.\n\n<script>alert(1)</script>')).toBe(
      "<p>One &lt;b onclick=&quot;x()&quot;&gt;word&lt;/b&gt;.</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    );
  });

  test("keeps a number and the next word on one line", () => {
    expect(html("Ready in 1 week.")).toBe("<p>Ready in 1\u00a0week.</p>");
  });

  test.each(["/contact", "/faq#websites", "https://example.com/a", "mailto:a@example.com", "tel:+14075550100"])(
    "can link to %s",
    (address) => {
      expect(html(`[there](${address})`)).toBe(`<p><a href="${address}">there</a></p>`);
    },
  );

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "http://example.com",
    "//example.com",
    "/\\\\example.com",
    "</\t/example.com>",
    "contact",
    "#here",
  ])("cannot link to %s", (address) => {
    expect(() => readProse(`[there](${address})`)).toThrow("Links must begin with");
    expect(() => readProse(`- **[there][1]**\n\n[1]: ${address}`)).toThrow("Links must begin with");
  });

  test.each([
    ["![a picture](/icon-192.png)", "image"],
    ["| one | other |\n| --- | --- |\n| a | b |", "table"],
    ["```\ncode\n```", "code"],
    ["# Large", "Headings must begin with ##"],
    ["### Small", "Headings must begin with ##"],
    ["| one | two | three |", "A row must have two cells"],
  ])("cannot have elements without a style: %s", (source, complaint) => {
    expect(() => readProse(source)).toThrow(complaint);
  });

  test("counts words without markup and addresses", () => {
    const source = "## Two words\n\nAnd [three more](/somewhere/else), **really**.\n\n| so | do rows |\n\n---";
    expect(countWords(readProse(source))).toBe(9);
  });
});

describe("an article's file", () => {
  const head = (fields: string) => `---\n${fields}\n---\n\nOne, two, three.\n`;
  const good = 'title: "Rain: a plan"\ndate: 2026-01-13\ncategory: web-design\ndescription: It’s short.';
  const read = (source: string) => readArticles({ "./articles/rain-plan.md": source });

  test("has front matter for the lists", () => {
    expect(read(head(good))).toMatchObject([
      {
        slug: "rain-plan",
        title: "Rain: a plan",
        date: "2026-01-13",
        category: "web-design",
        description: "It’s short.",
        words: 3,
        minutes: 1,
      },
    ]);
    expect(read(`\uFEFF${head(good)}`.replaceAll("\n", "\r\n"))).toMatchObject([{ title: "Rain: a plan", words: 3 }]);
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
    expect(() => readArticles({ "./articles/Rain plan.md": head(good) })).toThrow("lowercase letters");
  });

  test("needs no drawing, figure, checklist or headings", () => {
    const [article] = read(head(good));
    if (!article) throw new Error("There is no article");
    for (const picture of [CardPicture, BannerPicture, FrontPicture])
      expect(renderToStaticMarkup(createElement(picture, { article }))).toMatch(/^<svg .*<path /);
    const sheet = renderToStaticMarkup(createElement(ArticleBody, { article }));
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
    expect(articles.map(getNextArticle)).toEqual([...articles.slice(1), articles[0]]);
    expect(formatDay("2025-12-09")).toBe("December 9, 2025");
  });

  test("have the specified counts", () => {
    expect(allCount).toBe(24);
    expect(categories.map(({ name, count }) => `${name} ${count}`)).toEqual([
      "Automation Strategy 8",
      "Case Studies 6",
      "Web Design 5",
      "AI Technology 3",
      "Business Strategy 2",
    ]);
    expect(findCategory("no-such")).toBeNull();
  });
});

describe("figures that appear twice", () => {
  test("one question is open in each group of the FAQ", () => {
    for (const { questions } of questionGroups) expect(questions.filter((question) => question.open)).toHaveLength(1);
  });

  test("the sample week adds up", () => {
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect([inquiries, booked, whileClosed]).toEqual([48, 19, 31]);
    expect(sum(hours)).toBe(inquiries);
    expect(sum(sources.map((source) => source.inquiries))).toBe(inquiries);
    expect(weeks.at(-1)).toBe(booked);
  });
});
