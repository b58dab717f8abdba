import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { attributeOf, fieldError, fieldValues, readPage, textOf } from "#tests/support/document";
import { addArticle, saveArticle } from "#tests/support/office/articles";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

test.each([
  ["name", "", "Enter a title."],
  ["name", "t".repeat(121), "Title: keep it to 120 characters."],
  ["name", "¡…!", "Enter a web address, such as missed-calls.", "slug"],
  ["slug", "missed-call", "Another article has this web address."],
  ["slug", "Missed Calls", "Use lowercase letters, digits and single hyphens, such as missed-calls."],
  ["slug", "../admin", "Use lowercase letters, digits and single hyphens, such as missed-calls."],
  ["category", "gardening", "Topic: choose from the list."],
  ["publish_at", "tomorrow", "Enter a day and a time, such as 2026-01-31 07:00."],
  ["publish_at", "2026-02-30T07:00", "Enter a day and a time, such as 2026-01-31 07:00."],
  ["text", "t".repeat(20_001), "Text: keep it to 20,000 characters."],
  ["text", "Fine.\n\n# Large", "Line 3: Headings must begin with ##: # Large"],
  [
    "text",
    "[x](javascript:alert(1))",
    "Line 1: Links must begin with /, https:, mailto: or tel:, unlike javascript:alert(1)",
  ],
  ["text", "![x](/icon.png)", "Line 1: Pages can’t show this (image): ![x](/icon.png)"],
  ["text", "## One\n\n## One", "Two headings have the same words: One"],
])("%s %j is refused beside its field, and what was typed is kept", async (name, text, problem, field = name) => {
  const refused = await addArticle(admin, { ask: "Ask Ada", state: "published", [name]: text });
  expect(refused.status).toBe(400);
  expect(fieldError(refused.page, field)).toBe(problem);
  expect(fieldValues(refused.page, "ask")).toEqual(["Ask Ada"]);
  expect((await visitor.get(paths.article("answer-the-phone"))).status).toBe(404);
});

test("a title that differs from another only in case is refused", async () => {
  await addArticle(admin);
  const refused = await addArticle(admin, { name: "ANSWER the phone!", slug: "other" });
  expect(fieldError(refused.page, "name")).toBe("There’s already an article with this name.");
});

test("of two articles that are added at once with one address, one is refused", async () => {
  const both = ["One", "Two"].map((name) => addArticle(admin, { name, slug: "same", state: "published" }));
  const [first, second] = await Promise.all(both);
  expect([first?.status, second?.status].sort()).toEqual([303, 400]);
  const refused = [first, second].find((saved) => saved?.status === 400);
  expect(refused && fieldError(refused.page, "slug")).toBe("Another article has this web address.");
});

test("a preview before saving shows the text as it will look", async () => {
  const { page } = await saveArticle(admin, "missed-call", { text: "Some **bold** words." }, "preview_settings");
  expect(textOf(page, ".prose-preview b")).toBe("bold");
  expect(attributeOf(page, "#text", "rows")).toBe("24");
  expect(textOf(await readPage(visitor, paths.article("missed-call")))).not.toContain("Some bold words.");
});
