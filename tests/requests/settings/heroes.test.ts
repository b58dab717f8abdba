import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { NEW_RECORD, toRecordSection } from "#app/server/setting-form";
import { heroList, listTextNames } from "#app/texts/heroes/heroes.server";
import { heroes } from "#content/heroes/heroes";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { countElements, fieldError, readPage, textOf, textsOf } from "#tests/support/document";
import { saveBusiness, savePackage, saveSection } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const saveHero = (key: string, changes: Record<string, string>, intent?: string) =>
  saveSection(admin, toRecordSection(heroList, key), changes, intent);

describe.each(Object.entries(heroes))("the top of %s", (key, { path }) => {
  test("shows each text that the office has changed, also on a cached page", async () => {
    await readPage(visitor, path);
    const names = listTextNames(key);
    const texts = Object.fromEntries(names.map((name) => [name, `Our ${name.replace("_", " ")} of {business} <b>`]));
    expect((await saveHero(key, texts)).title).toBe("Settings Saved");
    const page = await readPage(visitor, path);
    const shown = textOf(page, "main").replaceAll("\u00a0", " ");
    for (const name of names) expect(shown, name).toContain(`Our ${name.replace("_", " ")} of Palmetto Works <b>`);
    expect(textOf(page, "h1")).toContain("Our heading of Palmetto Works");
    expect(countElements(page, "main h1 b")).toBe(0);
  });
});

test("each line of a heading is a line on the page", async () => {
  await saveHero("home", { heading: "One.\r\nTwo.\r\n\r\nThree." });
  const page = await readPage(visitor, paths.home);
  expect(textOf(page, "h1")).toBe("One. Two. Three.");
  expect(textsOf(page, "h1 span")).toEqual(["Two.", "Three."]);
});

test("the printed texts follow the other settings", async () => {
  await saveBusiness(admin, { city: "Austin, TX" });
  await savePackage(admin, "basic", { price: "89.50" });
  expect(textOf(await readPage(visitor, paths.home), ".hero")).toContain("from Austin, TX. Get 10 designs for $89.50.");
  const order = textOf(await readPage(visitor, paths.visualDesign), "main");
  expect(order).toMatch(/^Your designs by [\w ]+\. Flyers, .* Standard delivery is next day\. Order /);
});

test.each([
  ["heading", "", "Enter a heading."],
  ["heading", "h".repeat(121), "Heading: keep it to 120 characters."],
  ["lead", "l".repeat(401), "First sentences: keep it to 400 characters."],
  ["button", "", "Enter the text of the button."],
  ["lead", "Write to {buisness} or {email}.", "{buisness}: there’s no placeholder with this name. Check it for typos."],
  ["heading", "Ready {ready}.", "{ready}: there’s no placeholder with this name. Check it for typos."],
  ["button", "b".repeat(41), "Button: keep it to 40 characters."],
])("%s %j is refused beside its field", async (name, text, problem) => {
  const refused = await saveHero("home", { [name]: text });
  expect(refused.status).toBe(400);
  expect(fieldError(refused.page, name)).toBe(problem);
  expect(textOf(await readPage(visitor, paths.home), "h1")).toBe("Automate Everything. Grow Faster. Work Smarter.");
});

test("a page has only the fields that it shows, and no page is added", async () => {
  const form = await readPage(admin, paths.adminSettingRecord("heroes", "contact"));
  expect(form.querySelectorAll("textarea, input[type=text]").map((field) => field.id)).toEqual(["heading"]);
  expect((await admin.get(paths.adminSettingRecord("heroes", NEW_RECORD))).status).toBe(404);
  const list = await readPage(admin, paths.adminSettingSection("heroes"));
  expect(textsOf(list, "main h2")).toHaveLength(Object.keys(heroes).length);
  expect(textOf(list, "main")).not.toContain("Add a");
});

test("a preview shows the texts before they are saved", async () => {
  const { page } = await saveHero("visual-design", { heading: "Ready {ready}." }, "preview_settings");
  expect(textOf(page, "[aria-labelledby=preview-title]")).toMatch(/Heading Ready (?!\{)/);
  expect(textOf(await readPage(visitor, paths.visualDesign), "h1")).toContain("Your designs by");
});
