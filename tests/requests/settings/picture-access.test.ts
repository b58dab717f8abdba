/** Who sees an article's picture, and how long it is kept. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { formatMinute } from "#app/server/time/business-time.server";
import { DAY, MINUTE } from "#app/server/time/durations";
import { pageSwitches } from "#app/switchable-pages";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { attributeOf, attributesOf, fieldValues, readPage } from "#tests/support/document";
import { addArticle, saveArticle } from "#tests/support/office/articles";
import { saveSection, saveWithFiles } from "#tests/support/office/settings";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { drawPicture } from "#tests/support/shop/product-form";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits", "sitePictures", "nightlyRuns"));
afterEach(() => vi.useRealTimers());

const KEY = "missed-call";
const screen = paths.adminSettingRecord("articles", KEY);
const sizes = ["small", "large"] as const;

/** Saves the article with a new picture. Returns its id. */
async function savePicture(changes: Record<string, string> = {}): Promise<string> {
  const { page } = await saveWithFiles(admin, screen, { picture: await drawPicture("a.png", 800, 600) }, changes);
  return fieldValues(page, "picture")[0] ?? "";
}

const readBothSizes = async (reader: Visitor, id: string) => {
  const answers = await Promise.all(sizes.map((size) => reader.get(paths.picture(id, size))));
  return answers.map(({ status, headers }) => `${status} ${headers.get("Cache-Control")}`);
};
const both = (answer: string) => [answer, answer];
const [missing, shown, shownToAdmins] = [
  both("404 no-store"),
  both("200 private, max-age=86400, immutable"),
  both("200 private, no-store"),
];

const editsOf = (page: Awaited<ReturnType<typeof readPage>>) =>
  attributesOf(page, '[aria-labelledby=history] input[name="edit"]', "value");
const undo = (edit: string | undefined, at = screen) =>
  postInOffice(admin, at, { intent: "undo_settings", edit: edit ?? "" });

const listKept = async () => (await listRows(site, "sitePictures")).map(({ id }) => id).sort();

/** Twice, because the daily job comes after the sweep that removes what it frees. */
async function sweepAfter(days: number) {
  for (let count = 0; count < 2; count++) await sweep(site.services, Date.now() + days * DAY);
}

test("visitors see the picture of a draft once it is published, and not after it is hidden again", async () => {
  const id = await savePicture({ state: "draft" });
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  expect([await readBothSizes(visitor, id), await readBothSizes(staff, id)]).toEqual([missing, missing]);
  expect(await readBothSizes(admin, id)).toEqual(shownToAdmins);
  await saveArticle(admin, KEY, { state: "published" });
  for (const reader of [visitor, staff, admin]) expect(await readBothSizes(reader, id)).toEqual(shown);
  await saveArticle(admin, KEY, { state: "draft" });
  expect(await readBothSizes(visitor, id)).toEqual(missing);
});

test("visitors see the picture of a scheduled article when its time comes, at the address of its preview", async () => {
  const comesAt = Math.ceil(Date.now() / MINUTE) * MINUTE + MINUTE;
  const publish_at = formatMinute(new Date(comesAt), site.services.env.BUSINESS_TIMEZONE).replace(" ", "T");
  vi.useFakeTimers({ toFake: ["Date"], now: comesAt - 1 });
  const id = await savePicture({ publish_at });
  const preview = attributeOf(await readPage(admin, paths.adminArticlePreview(KEY)), ".article-banner img", "srcset");
  expect(await readBothSizes(visitor, id)).toEqual(missing);
  vi.setSystemTime(comesAt);
  const blog = await readPage(visitor, paths.blog);
  expect(attributeOf(blog, ".blog-featured img", "srcset")).toBe(preview);
  expect(preview).toContain(paths.picture(id, "small"));
  expect(await readBothSizes(visitor, id)).toEqual(shown);
});

test("with the blog switched off, visitors see no pictures of articles", async () => {
  const id = await savePicture();
  expect(await readBothSizes(visitor, id)).toEqual(shown);
  await saveSection(admin, pageSwitches, { blog: "" });
  expect([await readBothSizes(visitor, id), await readBothSizes(admin, id)]).toEqual([missing, shownToAdmins]);
});

test("a picture that is taken away has no address for visitors at once, until Undo brings it back", async () => {
  const id = await savePicture();
  const { page } = await saveWithFiles(admin, screen, {}, { picture_removed: "yes" });
  expect([await readBothSizes(visitor, id), await readBothSizes(admin, id)]).toEqual([missing, shownToAdmins]);
  await undo(editsOf(page)[0]);
  expect(await readBothSizes(visitor, id)).toEqual(shown);
});

test("a replaced picture is kept while the history shows it, and removed when Undo no longer reaches it", async () => {
  const first = await savePicture();
  const second = await savePicture();
  await saveWithFiles(admin, screen, {}, { picture_removed: "yes" });
  const [removal] = editsOf(await readPage(admin, screen));
  await sweepAfter(2);
  expect(await listKept()).toEqual([first, second].sort());
  for (let count = 0; count < 19; count++) await saveArticle(admin, KEY, { ask: `Ask ${count}` });
  // The oldest change that the history shows is the removal, so only Undo of that is left.
  await sweepAfter(3);
  expect(await listKept()).toEqual([second]);
  await undo(removal);
  await saveArticle(admin, KEY, { picture: "" });
  const taken = editsOf(await readPage(admin, screen))[0];
  for (let count = 0; count < 20; count++) await saveArticle(admin, KEY, { ask: `Ask again ${count}` });
  await emptyTables(site, "nightlyRuns");
  await sweepAfter(0);
  expect(await listKept()).toEqual([second]);
  await sweepAfter(2);
  expect(await listKept()).toEqual([]);
  expect(await readBothSizes(admin, second)).toEqual(missing);
  expect(await undo(taken)).toMatchObject({
    title: "Not Undone",
    description: "That picture is gone. Upload it again.",
  });
});

test("the picture of an article whose addition was undone is kept while Undo reaches it", async () => {
  const id = await savePicture({ state: "draft" });
  await emptyTables(site, "settings", "settingEdits");
  const added = await addArticle(admin, { picture: id, state: "published" });
  expect(await readBothSizes(visitor, id)).toEqual(shown);
  const removed = paths.adminSettingRecord("articles", "answer-the-phone");
  await undo(editsOf(added.page)[0], removed);
  const refused = await postInOffice(admin, removed, { intent: "save_settings" });
  expect(await readBothSizes(visitor, id)).toEqual(missing);
  // A form that was open meanwhile still shows the history with its Undo.
  await sweepAfter(2);
  expect(await readBothSizes(admin, id)).toEqual(shownToAdmins);
  const back = await undo(editsOf(refused.page)[0], removed);
  expect([back.title, await readBothSizes(visitor, id)]).toEqual(["Change Undone", shown]);
});

test("a picture is kept while a text has it that another version of the site stored", async () => {
  const id = await savePicture();
  await emptyTables(site, "settings", "settingEdits");
  await insertRows(site, "settings", { section: "portraits/rosa", texts: { photo: id }, changedAt: new Date() });
  await sweepAfter(2);
  expect(await listKept()).toEqual([id]);
  await emptyTables(site, "settings");
  await sweepAfter(3);
  expect(await listKept()).toEqual([]);
});

test("a picture that was replaced a moment ago is kept for a day, however many changes follow", async () => {
  const first = await savePicture();
  await changeRows(site, "sitePictures", { id: first }, { takenAt: new Date(Date.now() - 2 * DAY) });
  const { page } = await saveWithFiles(admin, screen, {}, { picture_removed: "yes" });
  for (let count = 0; count < 20; count++) await saveArticle(admin, KEY, { ask: `Ask ${count}` });
  await sweepAfter(0);
  expect((await undo(editsOf(page)[0])).title).toBe("Change Undone");
  expect(await readBothSizes(visitor, first)).toEqual(shown);
});
