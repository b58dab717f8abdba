import { describe, expect, test } from "vitest";
import { articles, nextArticle, printedDay } from "../app/pages/blog/articles";
import { allCount, categories, findCategory } from "../app/pages/blog/categories";
import { booked, hours, inquiries, sources, weeks, whileClosed } from "../app/pages/client-portal/sample";
import { questionGroups } from "../app/pages/faq/questions";
import { countWords, parse, toPieces } from "../app/pages/prose/parse";

describe("a text file", () => {
  test("is headings, paragraphs, lists, rows and lines that stand out", () => {
    const source = `First line\ngoes on.\n\n## What’s next?\n\n> Stand out.\n\n- one\n  goes on\n- two\n\n1. first\n2. second\n\n| said | why |\n| more | because |\n\n---\n`;
    expect(parse(source)).toEqual([
      { kind: "paragraph", text: "First line goes on." },
      { kind: "heading", text: "What’s next?", id: "whats-next" },
      { kind: "pull", text: "Stand out." },
      { kind: "list", ordered: false, items: ["one goes on", "two"] },
      { kind: "list", ordered: true, items: ["first", "second"] },
      {
        kind: "rows",
        rows: [
          ["said", "why"],
          ["more", "because"],
        ],
      },
      { kind: "end" },
    ]);
  });

  test("says bold words and links, and leaves everything else as it is", () => {
    expect(toPieces("Write to [us](/contact), **today** <b>*")).toEqual([
      { text: "Write to " },
      { text: "us", to: "/contact" },
      { text: ", " },
      { text: "today", bold: true },
      { text: " <b>*" },
    ]);
  });

  test("counts words, not marks and addresses", () => {
    expect(countWords(parse("## Two words\n\nAnd [three more](/somewhere/else), **really**.\n\n---"))).toBe(6);
  });
});

describe("the articles", () => {
  test.each(articles.map((article) => [article.slug, article] as const))("%s is one to read", (_, article) => {
    expect(article.words).toBeGreaterThanOrEqual(500);
    expect(article.words).toBeLessThanOrEqual(900);
    expect(article.minutes).toBe(Math.ceil(article.words / 220));
    const kinds = article.blocks.map((block) => block.kind);
    expect(kinds.filter((kind) => kind === "heading").length).toBeGreaterThanOrEqual(5);
    expect(kinds.filter((kind) => kind === "rows")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "end")).toHaveLength(1);
    const ids = article.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("are in a ring, newest first", () => {
    const days = articles.map((article) => article.published);
    expect(days).toEqual([...days].sort().reverse());
    expect(articles.map(nextArticle)).toEqual([...articles.slice(1), articles[0]]);
    expect(printedDay("2025-12-09")).toBe("December 9, 2025");
  });

  test("are counted as printed", () => {
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

describe("figures that stand in two places", () => {
  test("the FAQ has the number of questions that its head says", () => {
    expect(questionGroups.flatMap((group) => group.questions)).toHaveLength(22);
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
