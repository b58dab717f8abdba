import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { DAY } from "#app/server/time/durations";
import { sweepSitePictures } from "#app/texts/pictures/site-pictures.server";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows, emptyTables, listRows } from "#tests/support/database/rows";
import {
  attributeOf,
  countElements,
  fieldError,
  hiddenFields,
  metaOf,
  parseDocument,
  readPage,
  textOf,
} from "#tests/support/document";
import { saveWithFiles } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { drawPicture } from "#tests/support/shop/product-form";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits", "sitePictures"));

const screen = paths.adminSettingRecord("articles", "missed-call");
const address = paths.article("missed-call");

const saveWith = (files: File[], changes: Record<string, string> = {}) =>
  saveWithFiles(admin, screen, files[0] ? { picture: files[0] } : {}, changes);

const readPicture = async (url: string) => {
  const served = await fetch(new URL(url, site.origin));
  const { width, height, format } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  return [served.status, width, height, format];
};

test.each(["a.jpg", "b.png", "c.webp"])(
  "%s is shown in two widths, in lists and when the article is shared",
  async (name) => {
    await readPage(visitor, address);
    expect((await saveWith([await drawPicture(name, 2400, 1800)], { picture_alt: "A <phone>" })).status).toBe(303);
    const page = await readPage(visitor, address);
    const large = attributeOf(page, ".article-banner img", "src") ?? "";
    expect(attributeOf(page, ".article-banner img", "alt")).toBe("A <phone>");
    expect(countElements(page, ".article-banner svg")).toBe(0);
    expect(await readPicture(large)).toEqual([200, 1200, 900, "webp"]);
    expect(await readPicture(large.replace("large", "small"))).toEqual([200, 720, 540, "webp"]);
    expect(attributeOf(page, ".article-banner img", "srcset")).toContain(`${large.replace("large", "small")} 720w`);
    expect(metaOf(page, "og:image")).toBe(site.origin + large);
    expect(page.querySelectorAll('script[type="application/ld+json"]').join("")).toContain(
      `"image":"${site.origin}${large}"`,
    );
    expect(attributeOf(await readPage(visitor, paths.blog), ".blog-featured img", "src")).toBe(large);
    expect(
      attributeOf(await readPage(admin, paths.adminArticlePreview("missed-call")), ".article-banner img", "src"),
    ).toBe(large);
  },
);

test.each<[string, () => Promise<File> | File, string]>([
  ["40 MB", () => new File([randomBytes(40 * 1024 ** 2)], "huge.png"), "huge.png is larger than 20 MB."],
  [
    "a PDF",
    () => new File([`%PDF-1.7 ${"x".repeat(100)}`], "a.jpg"),
    "We can’t read a.jpg. Choose a JPG, PNG or WebP picture.",
  ],
  ["an SVG with a script", () => new File(["<svg><script>alert(1)</script></svg>"], "a.svg"), "We can’t read a.svg."],
  [
    "half a picture",
    async () => new File([new Uint8Array(await (await drawPicture("b.png")).arrayBuffer()).slice(0, 60)], "b.png"),
    "We can’t read b.png.",
  ],
  ["an empty file", () => new File([], "c.png"), "The file is empty."],
])("%s is refused beside the field, what was typed is kept, and the article stays", async (_, createFile, problem) => {
  const { status, page } = await saveWith([await createFile()], { description: "Typed before." });
  expect(status).toBe(400);
  expect(fieldError(page, "picture_file")).toContain(problem);
  expect(textOf(page, "#description")).toBe("Typed before.");
  expect(countElements(await readPage(visitor, address), ".article-banner svg")).toBe(1);
  await sweepSitePictures(site.services, Date.now() + 2 * DAY);
  expect(await countRows(site, "sitePictures")).toBe(0);
});

test("a picture is kept while other fields are corrected, and is removed after a day without an article", async () => {
  const { page } = await saveWith([await drawPicture("a.png")], { description: "" });
  expect(fieldError(page, "description")).toBe("Enter a summary of one or two sentences.");
  const id = page.querySelector('input[name="picture"]')?.getAttribute("value") ?? "";
  expect(id).not.toBe("");
  await saveWith([], { picture: id });
  await sweepSitePictures(site.services, Date.now() + 2 * DAY);
  expect((await visitor.get(paths.picture(id, "large"))).status).toBe(200);
  await saveWith([await drawPicture("b.png")], { description: "" });
  await sweepSitePictures(site.services, Date.now() + 2 * DAY);
  expect((await listRows(site, "sitePictures")).map((row) => row.id)).toEqual([id]);
});

test("a picture is taken away, and Undo brings it back", async () => {
  await saveWith([await drawPicture("a.png")]);
  const { page } = await saveWith([], { picture_removed: "yes" });
  expect(countElements(await readPage(visitor, address), ".article-banner img")).toBe(0);
  const edit = page.querySelector('[aria-labelledby=history] input[name="edit"]')?.getAttribute("value") ?? "";
  await admin.post(screen, { intent: "undo_settings", edit });
  expect(countElements(await readPage(visitor, address), ".article-banner img")).toBe(1);
});

test("a picture that is no longer there is not saved, and has no address", async () => {
  const { status, page } = await saveWith([], { picture: "made-up" });
  expect(status).toBe(400);
  expect(fieldError(page, "picture_file")).toBe("Choose the picture again.");
  expect(countElements(await readPage(visitor, address), ".article-banner svg")).toBe(1);
  expect((await visitor.get(paths.picture("made-up", "large"))).status).toBe(404);
});

test("two people who choose a picture at once see the other's, not its id", async () => {
  const shown = Object.fromEntries(
    Object.entries(hiddenFields(await readPage(admin, screen), screen)).map(([name, [value = ""]]) => [name, value]),
  );
  await saveWith([await drawPicture("a.png")], { picture_alt: "A phone" });
  const [theirs] = await listRows(site, "sitePictures");
  const typed = Object.fromEntries(Object.entries(shown).map(([name, value]) => [name.replace("shown_", ""), value]));
  const response = await admin.postFiles(
    screen,
    { ...typed, ...shown, picture_alt: "Mine", intent: "save_settings" },
    { picture_file: [await drawPicture("b.png")] },
  );
  expect(response.status).toBe(409);
  const saved = parseDocument(await response.text()).querySelector("#saved-now");
  expect(saved?.querySelectorAll("img").map((picture) => picture.getAttribute("src"))).toEqual([
    paths.picture(theirs?.id ?? "", "large"),
  ]);
  expect(textOf(saved)).not.toContain(theirs?.id);
});
