import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { NEW_RECORD } from "#app/server/setting-form";
import { industries } from "#app/texts/samples/designs";
import { listChangedIndustries } from "#app/texts/samples/sample-list.server";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows, emptyTables, insertRows } from "#tests/support/database/rows";
import { attributeOf, attributesOf, fieldError, fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import {
  flyerLightbox,
  flyerScreen,
  readSampleCard,
  restaurantGallery,
  sampleScreen,
} from "#tests/support/office/sample-designs";
import { saveWithFiles } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { drawPicture } from "#tests/support/shop/product-form";
import { createOtherInstance, setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const staff = setUpSignedInVisitor(site, "staff", "Sam");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits", "sitePictures"));

const save = (files: Record<string, File>, changes?: Record<string, string>, intent?: string) =>
  saveWithFiles(admin, flyerScreen, files, changes, intent);

const readCard = (slug: string) => readSampleCard(visitor, slug);

describe("the texts of a design", () => {
  test("are on the cached pages, in the lightbox and in the text for those who can’t see the picture", async () => {
    await readPage(visitor, restaurantGallery);
    await readPage(visitor, flyerLightbox);
    await save({}, { name: "Our <b>flyer", badge: "Ad", line: "For & by us" });
    expect(textOf(await readCard("glaze-flyer"))).toBe("Our <b>flyer Ad For & by us");
    const page = await readPage(visitor, flyerLightbox);
    expect(textOf(page, "#lightbox-title")).toBe("Our <b>flyer");
    expect(attributeOf(page, "dialog img", "alt")).toBe("Our <b>flyer: For & by us");
    const [pair] = [sampleScreen("restaurants-delivery-rescue")];
    await saveWithFiles(admin, pair, {}, { name: "Pizza", line: "Relit" });
    expect(textOf(await readCard("delivery-rescue"), ".caption")).toBe("Pizza Before/After Relit (staged)");
  });

  test("are known to another process within a second", async () => {
    const other = createOtherInstance(site);
    try {
      expect(await listChangedIndustries(other)).toBeUndefined();
      await save({}, { name: "Ours" });
      await waitUntil(async () =>
        expect((await listChangedIndustries(other))?.restaurants?.examples.map(({ title }) => title)).toContain("Ours"),
      );
    } finally {
      other.changes.close();
      await other.db.close();
    }
  });

  test.each([
    ["name", "", "Enter a title."],
    ["name", "n".repeat(61), "Title: keep it to 60 characters."],
    ["badge", "", "Enter the kind of design, such as Flyer."],
    ["line", "l".repeat(121), "Description: keep it to 120 characters."],
  ])("%s %j is refused beside its field, and an uploaded picture is kept", async (name, text, problem) => {
    const { status, page } = await save({ picture: await drawPicture("a.png") }, { [name]: text });
    expect([status, fieldError(page, name)]).toEqual([400, problem]);
    expect(fieldValues(page, "picture")[0]).not.toBe("");
  });

  test("of two people are merged, unless both changed the same", async () => {
    const shown = { shown_name: "Hot Glaze Saturday", shown_line: "Weekend flyer for a donut shop" };
    await save({}, { name: "Theirs" });
    const mine = await save({}, { ...shown, name: "Hot Glaze Saturday", line: "Mine" });
    expect(mine.status).toBe(303);
    expect(textOf(await readCard("glaze-flyer"))).toBe("Theirs Flyer Mine");
    const both = await save({}, { ...shown, name: "Mine", line: "Mine" });
    expect([both.status, textOf(both.page, "main")]).toEqual([409, expect.stringContaining("Theirs")]);
  });

  test("may be those of another design", async () => {
    expect((await save({}, { name: "Two for Tuesday" })).status).toBe(303);
  });
});

test("a preview shows the texts and the picture before they are saved", async () => {
  const { page } = await save({ picture: await drawPicture("a.png") }, { name: "Ours" }, "preview_settings");
  const preview = page.querySelector("[aria-labelledby=preview-title]") as never;
  expect(textOf(preview)).toContain("Title Ours Badge Flyer Description Weekend flyer for a donut shop");
  expect(attributeOf(preview, "img", "src")).toMatch(/^\/pictures\/[\w-]+\/960\.webp$/);
  expect(textOf(await readCard("glaze-flyer"), "h3")).toBe("Hot Glaze Saturday");
});

test("the office lists the 48 designs by industry, and adds none", async () => {
  // A design that an earlier version had.
  const texts = { name: "Gone", badge: "Ad", line: "x", picture: "", picture_after: "" };
  await insertRows(site, "settings", [{ section: "samples/gone", texts, changedAt: new Date() }]);
  const list = await readPage(admin, paths.adminSettingSection("samples"));
  expect(textsOf(list, "main h2")).toEqual(industries.map(({ name, examples }) => `${name} ${examples.length}`));
  expect(textsOf(list, "main h3")).toEqual(industries.flatMap(({ examples }) => examples.map(({ title }) => title)));
  expect(textOf(list, "main")).not.toContain("Add a");
  for (const key of [NEW_RECORD, "gone"]) expect((await admin.get(sampleScreen(key))).status).toBe(404);
  const form = await readPage(admin, flyerScreen);
  expect(textOf(form, "#picture-hint")).toContain("Best at 960 × 1200 pixels");
  expect(attributeOf(form, "main a[href*=example]", "href")).toBe(paths.example("restaurants", "glaze-flyer"));
});

test("the list shows each design’s picture: the second of a pair, and the uploaded one where the office replaced it", async () => {
  await save({ picture: await drawPicture("a.png") });
  const list = await readPage(admin, paths.adminSettingSection("samples"));
  const pictures = attributesOf(list, "main li img", "src");
  expect(pictures).toHaveLength(48);
  expect(pictures.filter((src) => src.startsWith("/pictures/"))).toHaveLength(1);
  expect(pictures).toContain("/examples/restaurants-delivery-rescue-after-480.webp");
  for (const src of pictures) expect([src, (await admin.get(src)).status]).toEqual([src, 200]);
});

test("only admins change them", async () => {
  expect((await staff.get(flyerScreen)).status).toBe(403);
  await staff.postFiles(
    flyerScreen,
    { intent: "save_settings", name: "Mine" },
    { picture_file: [await drawPicture("a.png")] },
  );
  expect([await countRows(site, "sitePictures"), await listChangedIndustries(site.services)]).toEqual([0, undefined]);
});

test("a site that has changed nothing sends no list of changes", async () => {
  expect(await listChangedIndustries(site.services)).toBeUndefined();
  expect((await readPage(visitor, paths.visualDesign)).toString()).not.toContain("/pictures/");
});
