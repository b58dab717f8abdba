import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { NEW_RECORD, toRecordSection } from "#app/server/setting-form";
import { money, startingPrices } from "#app/site";
import { questionList } from "#app/texts/faq/questions";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { countElements, fieldError, fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import { saveBusiness, saveSection } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const saveQuestion = (key: string, changes: Record<string, string>, intent?: string) =>
  saveSection(admin, { ...toRecordSection(questionList, key), name: `faq/${key}` }, changes, intent);
const addQuestion = (changes: Record<string, string>) =>
  saveQuestion(NEW_RECORD, { group: "websites", position: "1", answer: "Yes.", ...changes });
const readFaq = () => readPage(visitor, paths.faq);
const readQuestions = async (group: string) => textsOf(await readFaq(), `details[name="${group}"] h3`);

describe("an admin", () => {
  test("edits an answer, and the page that was cached and its structured data show it", async () => {
    await readFaq();
    const saved = await saveQuestion("audit", { answer: "It’s free.\nIt takes fifteen minutes." });
    expect(saved.title).toBe("Settings Saved");
    const page = await readFaq();
    const entry = page.querySelectorAll("details").find((one) => textOf(one, "h3").includes("free AI audit"));
    expect(entry?.querySelectorAll(".faq-answer p").map((line) => line.text)).toEqual([
      "It’s free.",
      "It takes fifteen minutes.",
    ]);
    const data = page.querySelectorAll('script[type="application/ld+json"]').join("");
    expect(data).toContain("It’s free. It takes fifteen minutes.");
    expect(page.toString()).not.toContain("what eats your week");
  });

  test("adds a question with a link, and takes it back", async () => {
    const added = await addQuestion({ name: "Do you host it?", link_label: "Ask us", link: "/contact" });
    expect(added.title).toBe("Settings Saved");
    expect(await readQuestions("websites")).toHaveLength(7);
    const page = await readFaq();
    expect(textOf(page, ".faq-tabs")).toContain("Websites 7 questions");
    const entry = page.querySelectorAll("details").find((one) => textOf(one, "h3") === "Do you host it?");
    expect(entry?.querySelector(".faq-answer a")?.getAttribute("href")).toBe("/contact");
    expect(textOf(await readPage(admin, paths.adminSettingSection("faq")), "main")).toContain("Do you host it?");
  });

  test("changes the order", async () => {
    await saveQuestion("website-cost", { position: "1" });
    await saveQuestion("websites-what", { position: "9" });
    const names = await readQuestions("websites");
    expect([names[0], names.at(-1)]).toEqual(["How much does a website cost?", "What do you build?"]);
  });

  test("hides a question, and a group without questions disappears", async () => {
    await saveQuestion("audit", { shown: "" });
    expect((await readFaq()).toString()).not.toContain("What happens in the free AI audit?");
    for (const key of ["vault", "download", "download-help", "tool-idea"]) await saveQuestion(key, { shown: "" });
    const page = await readFaq();
    expect(countElements(page, "#digital-vault")).toBe(0);
    expect(countElements(page, ".faq-tabs li")).toBe(3);
    expect(textOf(await readPage(admin, paths.adminSettingSection("faq")), "main")).toContain("Hidden.");
  });

  test("sees what visitors would read, before it is saved", async () => {
    const { page } = await saveQuestion("audit", { answer: "We call {reply}." }, "preview_settings");
    expect(textOf(page, "[aria-labelledby=preview-title]")).toContain("We call within 24 hours.");
    expect((await readFaq()).toString()).not.toContain("We call within");
  });
});

test("the form lists the words in braces with what they stand for now", async () => {
  await saveBusiness(admin, { city: "Tampa" });
  const form = await readPage(admin, paths.adminSettingRecord("faq", "audit"));
  expect(textOf(form, "main details dl")).toMatch(/\{city\} Tampa .*\{auditName\} AI audit/);
  expect(textOf(await readPage(admin, paths.adminSettingSection("privacy")), "main details dl")).toContain(
    "{city} Tampa",
  );
});

test("an answer names other settings, and follows them", async () => {
  await saveQuestion("audit", { answer: "Write to {email}. {Reply}, {city}." });
  await saveBusiness(admin, { email: "hi@cedar.example", reply_hours: "4" });
  expect(textOf(await readFaq(), "main")).toContain("Write to hi@cedar.example. Within 4 hours, Orlando, FL.");
});

describe("the price of what has none", () => {
  const readAnswer = async (id: string) => {
    const { name } = questionList.defaults[id] ?? {};
    const entry = (await readFaq()).querySelectorAll("details").find((one) => textOf(one, "h3") === name);
    return textOf(entry as Parameters<typeof textOf>[0], ".faq-answer");
  };
  const promise = "You get a written price before you say yes.";

  test("is given in writing, until the office sets where prices start", async () => {
    for (const id of ["automation-cost", "website-cost"]) expect(await readAnswer(id)).toContain(promise);
    expect((await readFaq()).toString()).not.toContain("Prices start at");
    const saved = await saveSection(admin, startingPrices, { automation: "900", websites: "1,499.50" });
    expect(saved.title).toBe("Settings Saved");
    expect(await readAnswer("automation-cost")).toContain(`Prices start at $900. ${promise}`);
    expect(await readAnswer("website-cost")).toContain(`Prices start at $1,499.50. ${promise}`);
    const read = async (path: string) => textOf(await readPage(visitor, path), "main");
    for (const path of [paths.automation, paths.automationServices])
      expect(await read(path)).toContain(`Prices start at $900. ${promise}`);
    expect(await read(paths.websites)).toContain(`Prices start at $1,499.50. ${promise}`);
  });

  test("is shown in the currency of the site, or not at all if nobody can pay it", async () => {
    await saveSection(admin, startingPrices, { automation: "900", websites: "1499.50" });
    await saveSection(admin, money, { currency: "JPY" });
    expect(await readAnswer("automation-cost")).toContain("Prices start at ¥900.");
    expect(await readAnswer("website-cost")).not.toContain("Prices start at");
    expect(textOf(await readPage(admin, paths.adminSettings), "main")).toContain(
      "One of these prices can’t be paid in JPY",
    );
  });

  test("must be an amount", async () => {
    const refused = await saveSection(admin, startingPrices, { automation: "from 900" });
    expect(fieldError(refused.page, "automation")).toBe("Enter a price such as 900, or leave it empty.");
  });
});

test.each([
  ["name", "", "Enter the question."],
  ["name", "n".repeat(161), "Question: keep it to 160 characters."],
  ["name", "what is a funnel, in plain words?", "There’s already a question with this name."],
  ["answer", "", "Enter the answer."],
  ["answer", "In {citty}.", "{citty}: there’s no placeholder with this name. Check it for typos."],
  ["answer", "a".repeat(2001), "Answer: keep it to 2,000 characters."],
  ["group", "none", "Group: choose from the list."],
  ["position", "0", "Enter a whole number from 1 to 99."],
  ["link", "javascript:alert(1)", "Enter an address that begins with / or https://."],
])("%s %j is refused beside its field, and what was typed is kept", async (name, text, problem) => {
  const refused = await saveQuestion("audit", { position: "7", [name]: text });
  expect(refused.status).toBe(400);
  expect(fieldError(refused.page, name)).toBe(problem);
  if (name !== "position") expect(fieldValues(refused.page, "position")).toEqual(["7"]);
  expect(await readQuestions("ai-automation")).toHaveLength(12);
});

test("a link needs both its text and its address", async () => {
  const refused = [
    await saveQuestion("audit", { link: "/contact" }),
    await saveQuestion("audit", { link_label: "Ask" }),
  ];
  expect(refused.map(({ page }) => [fieldError(page, "link_label"), fieldError(page, "link")])).toEqual([
    ["Enter the text of the link.", ""],
    ["", "Enter the address of the link."],
  ]);
});

test("markup in a question and its answer is shown as text", async () => {
  await saveQuestion("audit", { name: "<b>Free?</b>", answer: "<script>alert(1)</script>" });
  const page = await readFaq();
  expect(textOf(page, "main")).toContain("<b>Free?</b> <script>alert(1)</script>");
  expect(countElements(page, "main script, summary b, .faq-answer script")).toBe(0);
});
