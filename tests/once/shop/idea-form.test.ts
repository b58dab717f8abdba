import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { attributeOf, fieldValues, readDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { createIdeaFields, listIdeas } from "#tests/support/shop/ideas";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ MESSAGES_PER_HOUR: "0", TEAM_EMAIL: "team@palmetto.example" });
/** Different text in each test, because repeated text counts as spam. */
let typed: Record<string, string>;
let testCount = 0;
const post = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  new Visitor(site).post(paths.vault, { ...typed, ...changes }, headers);

const listEmails = () => listRows(site, "outbox");

beforeEach(async () => {
  testCount += 1;
  typed = createIdeaFields({
    email: `dana${testCount}@studio.example`,
    idea_request: `A rota for ${testCount} people with a print view.`,
  });
  await emptyTables(site, "toolRequests", "outbox");
});

describe("an idea", () => {
  test("is stored, emailed to the team, and answered with the specified words above an empty form", async () => {
    const sent = await post({}, { Referer: `${site.origin}/digital-vault?utm_source=news` });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, paths.vaultIdeaSent]);
    const [idea] = await listIdeas(site);
    expect(idea).toMatchObject({
      name: "Dana Whitfield",
      email: typed.email,
      ideaRequest: typed.idea_request,
      status: "new",
      source: { page: paths.vault, utm: { source: "news" } },
    });
    const page = await readPage(new Visitor(site), "/digital-vault?sent=1");
    expect(textOf(page, "#idea")).toContain("Request submitted! We'll review your idea and get back to you soon.");
    expect(fieldValues(page, "name")).toEqual([""]);
    const emails = await listEmails();
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ topic: "idea-team", aboutKind: "idea", aboutId: idea?.id });
    expect(JSON.stringify(emails[0]?.payload)).toContain(paths.adminIdea(`${idea?.id}`));
  });

  test.each([
    ["without an id", {}],
    ["with an id", { form_id: "form-1" }],
  ])("sent three times at once (%s) is one idea with one email", async (_what, changes) => {
    const answers = await Promise.all([1, 2, 3].map(() => post(changes)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await listIdeas(site)).toHaveLength(1);
    expect(await listEmails()).toHaveLength(1);
  });

  test("from a bot is stored as spam without an email, and looks sent", async () => {
    expect((await post({ homepage: "https://spam.example" })).status).toBe(303);
    expect((await listIdeas(site)).map(({ status, spamReasons }) => [status, spamReasons])).toEqual([
      ["spam", ["Filled in a hidden field"]],
    ]);
    expect(await listEmails()).toEqual([]);
  });

  test.each([
    ["name", "Please enter your name.", " "],
    ["name", "Name: keep it to 200 characters.", "a".repeat(201)],
    ["email", "Please enter your email address.", ""],
    ["email", "Please enter a valid email address.", "dana.example"],
    ["email", "Please enter a valid email address.", "a@b.example, c@d.example"],
    ["idea_request", "Please describe your idea.", "\u200b"],
    ["idea_request", "Your idea: keep it to 10,000 characters.", "a".repeat(10_001)],
  ])("%s: %s", async (name, problem, value) => {
    const response = await post({ [name]: value });
    const page = await readDocument(response);
    expect(response.status).toBe(400);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(textsOf(page, '#idea [role="alert"] a')).toEqual([problem]);
    expect(textOf(page, `#${name}-error`)).toBe(problem);
    const kept = name === "name" ? "email" : "name";
    expect(fieldValues(page, kept)).toEqual([typed[kept]]);
    expect(fieldValues(page, "form_id")[0]).toMatch(/^[\w-]{36}$/);
    expect(await listIdeas(site)).toEqual([]);
  });

  test("shows all errors at once, and keeps HTML as text", async () => {
    const html = '<script>alert("x")</script>';
    const page = await readDocument(post({ name: html, email: "x", idea_request: "" }));
    expect(textOf(page, '[role="alert"] h3')).toBe("2 things to fix");
    expect(fieldValues(page, "name")).toEqual([html]);
  });

  test("that the database cannot store keeps what was typed, with the specified error", async () => {
    const response = await withBlockedWrites(site.services.db, "tool_requests", () => post());
    const page = await readDocument(response);
    expect(response.status).toBe(503);
    expect(textOf(page, "#idea [role=alert]")).toContain("Failed to submit request. Please try again.");
    expect(textOf(page, ".toast")).toBe("Failed to submit request. Please try again.");
    expect(attributeOf(page, "#name", "value")).toBe("Dana Whitfield");
    expect((await post()).status).toBe(303);
    expect(await listIdeas(site)).toHaveLength(1);
  });
});
