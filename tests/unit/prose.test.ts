import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { booked, hours, inquiries, sources, weeks, whileClosed } from "#app/pages/client-portal/sample";
import { Prose } from "#app/texts/prose/prose.tsx";
import { countWords, readProse } from "#app/texts/prose/read-prose";
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
