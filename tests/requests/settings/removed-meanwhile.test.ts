/** Somebody types in the form of a record whose addition a colleague undoes. */
import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTables } from "#tests/support/database/rows";
import { attributeOf, attributesOf, fieldValues, hiddenFields, readPage, textOf } from "#tests/support/document";
import { addArticle } from "#tests/support/office/articles";
import { saveWithFiles } from "#tests/support/office/settings";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { drawPicture } from "#tests/support/shop/product-form";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

beforeEach(() => emptyTables(site, "settings", "settingEdits", "sitePictures"));

const screen = paths.adminSettingRecord("articles", "answer-the-phone");
const newScreen = `${screen}?as-new`;

const typed = {
  ...{ name: "Typed title", slug: "typed", description: "Typed summary.", category: "web-design", ask: "Ask" },
  ...{ text: "Typed **text**.", state: "published", publish_at: "", picture: "", picture_alt: "" },
};

/** What the form of the article began with, before a colleague removed it. */
async function removeWhileOpen() {
  const { page } = await addArticle(admin);
  const shown = Object.entries(hiddenFields(page, screen)).map(([name, [value = ""]]) => [name, value]);
  const edit = attributesOf(page, '[aria-labelledby=history] input[name="edit"]', "value")[0] ?? "";
  const colleague = await createSignedInVisitor(site, "admin", "Ben Ito");
  const undone = await postInOffice(colleague, screen, { intent: "undo_settings", edit });
  expect(undone.location).toBe(paths.adminSettingSection("articles"));
  return { form: { ...Object.fromEntries(shown), ...typed } as Record<string, string>, edit };
}

test("what was typed is shown with a message, and is added as a new record", async () => {
  const { form } = await removeWhileOpen();
  const refused = await postInOffice(admin, screen, { ...form, intent: "save_settings" });
  expect(refused.status).toBe(409);
  expect(textOf(refused.page, "[role=alert]")).toBe(
    "A colleague just removed this article, so we haven’t saved it. What you typed is still here.",
  );
  expect([fieldValues(refused.page, "name"), textOf(refused.page, "#text")]).toEqual([
    ["Typed title"],
    "Typed **text**.",
  ]);
  const posting = refused.page.querySelector("form:has(#text)") as never;
  expect(attributeOf(refused.page, "form:has(#text)", "action")).toBe(newScreen);
  expect(textOf(posting, 'button[value="save_settings"]')).toBe("Add as a new article");
  const again = Object.entries(hiddenFields(refused.page, newScreen)).map(([name, [value = ""]]) => [name, value]);
  const added = await postInOffice(admin, newScreen, {
    ...Object.fromEntries(again),
    ...typed,
    intent: "save_settings",
  });
  expect([added.title, added.location]).toEqual([
    "Settings Saved",
    paths.adminSettingRecord("articles", "typed-title"),
  ]);
  expect((await admin.get(paths.article("typed"))).status).toBe(200);
  expect((await admin.get(screen)).status).toBe(404);
});

test("a picture that came with it is kept for the new record", async () => {
  const { form } = await removeWhileOpen();
  const files = { picture_file: [await drawPicture("a.png", 400, 300)] };
  const answer = await admin.postFiles(screen, { ...form, intent: "save_settings" }, files);
  expect(answer.status).toBe(409);
  const id = /name="picture" value="([\w-]+)"/.exec(await answer.text())?.[1] ?? "";
  const { status } = await saveWithFiles(admin, newScreen, {}, { ...typed, picture: id });
  expect(status).toBe(303);
  expect(attributeOf(await readPage(admin, paths.article("typed")), ".article-banner img", "src")).toContain(id);
});

test("the removal can be undone from that page", async () => {
  const { form } = await removeWhileOpen();
  const refused = await postInOffice(admin, screen, { ...form, intent: "save_settings" });
  const [edit = ""] = attributesOf(refused.page, '[aria-labelledby=history] input[name="edit"]', "value");
  const undone = await postInOffice(admin, screen, { intent: "undo_settings", edit });
  expect([undone.title, undone.location]).toEqual(["Change Undone", screen]);
  expect(fieldValues(undone.page, "name")).toEqual(["Answer the phone!"]);
});

test("a preview and a second Undo do not end at a missing page", async () => {
  const { form, edit } = await removeWhileOpen();
  const preview = await postInOffice(admin, screen, { ...form, intent: "preview_settings" });
  expect([preview.status, attributeOf(preview.page, "form:has(#text)", "action")]).toEqual([409, newScreen]);
  const again = await postInOffice(admin, screen, { intent: "undo_settings", edit });
  expect([again.status, again.location, again.title]).toEqual([
    303,
    paths.adminSettingSection("articles"),
    "Not Undone",
  ]);
});

test("a record that never was is not found, nor a sample design that a later version left out", async () => {
  for (const address of [paths.adminSettingRecord("articles", "none"), paths.adminSettingRecord("samples", "none")])
    expect((await admin.post(address, { ...typed, intent: "save_settings" })).status).toBe(404);
});
