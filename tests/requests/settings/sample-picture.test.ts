import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { DAY } from "#app/server/time/durations";
import { sweepSitePictures } from "#app/texts/pictures/site-pictures.server";
import { listChangedIndustries } from "#app/texts/samples/sample-list.server";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, emptyTables, listRows } from "#tests/support/database/rows";
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
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const staff = setUpSignedInVisitor(site, "staff", "Sam");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits", "sitePictures"));

const save = (files: Record<string, File>, changes?: Record<string, string>, intent?: string) =>
  saveWithFiles(admin, flyerScreen, files, changes, intent);

const readCard = (slug: string) => readSampleCard(visitor, slug);

const readFile = async (reader: Visitor, address: string) => {
  const served = await reader.get(address);
  if (served.status !== 200) return [served.status];
  const bytes = Buffer.from(await served.arrayBuffer());
  // The server reads no AVIF.
  sharp.unblock({ operation: ["VipsForeignLoadHeif"] });
  const { width, height, format, compression } = await sharp(bytes).metadata();
  sharp.block({ operation: ["VipsForeignLoadHeif"] });
  return [served.status, width, height, compression ?? format, served.headers.get("Cache-Control")];
};

const immutable = "private, max-age=86400, immutable";

describe("a picture", () => {
  test.each(["a.jpg", "b.png", "c.webp"])(
    "%s replaces that of a design in the gallery and the lightbox, cropped, in two widths and formats",
    async (name) => {
      await readPage(visitor, restaurantGallery);
      expect((await save({ picture: await drawPicture(name, 3000, 2000) })).status).toBe(303);
      const card = await readCard("glaze-flyer");
      const avif = attributeOf(card, "source", "srcset")?.split(", ") ?? [];
      const webp = attributeOf(card, "img", "srcset")?.split(", ") ?? [];
      const address = /^\/pictures\/[\w-]+\//.exec(avif[0] ?? "")?.[0];
      expect(avif).toEqual([`${address}480.avif 480w`, `${address}960.avif 960w`]);
      expect(webp).toEqual([`${address}480.webp 480w`, `${address}960.webp 960w`]);
      expect(attributeOf(card, "img", "src")).toBe(`${address}960.webp`);
      expect(await readFile(visitor, `${address}480.avif`)).toEqual([200, 480, 600, "av1", immutable]);
      expect(await readFile(visitor, `${address}960.avif`)).toEqual([200, 960, 1200, "av1", immutable]);
      expect(await readFile(visitor, `${address}480.webp`)).toEqual([200, 480, 600, "webp", immutable]);
      expect(await readFile(visitor, `${address}960.webp`)).toEqual([200, 960, 1200, "webp", immutable]);
      for (const other of ["large", "480.png", "x.avif"])
        expect((await visitor.get(`${address}${other}`)).status, other).toBe(404);
      expect(attributeOf(await readPage(visitor, flyerLightbox), "dialog img", "src")).toBe(`${address}960.webp`);
      expect(attributesOf(await readCard("broth-club-story"), "img", "src")).toEqual([
        paths.examplePicture("restaurants-broth-club-story-675.webp"),
      ]);
    },
  );

  test("has the middle of what was uploaded, and white where that is transparent", async () => {
    const half = { create: { width: 1200, height: 1200, channels: 4 as const, background: "#ff000000" } };
    const blue = await sharp({ create: { ...half.create, background: "#0000ff" } })
      .png()
      .toBuffer();
    const wide = sharp({ create: { ...half.create, width: 3600 } }).composite([{ input: blue, left: 1800, top: 0 }]);
    const file = new File([new Uint8Array(await wide.png().toBuffer())], "wide.png", { type: "image/png" });
    await save({ picture: file });
    const address = attributeOf(await readCard("glaze-flyer"), "img", "src") ?? "";
    const bytes = Buffer.from(await (await visitor.get(address)).arrayBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    expect(at(2, 600)).toEqual([255, 255, 255].map((value) => expect.closeTo(value, -1)));
    expect(at(900, 600)).toEqual([0, 0, 255].map((value) => expect.closeTo(value, -1)));
  });

  test("of a pair replaces the one before, the one after, or both", async () => {
    const pair = sampleScreen("restaurants-delivery-rescue");
    const { page } = await saveWithFiles(admin, pair, { picture_after: await drawPicture("after.jpg", 1200, 800) });
    expect(textsOf(page, "label").filter((label) => label.startsWith("New"))).toEqual([
      "New before picture optional",
      "New after picture optional",
    ]);
    const readPair = async () => attributesOf(await readCard("delivery-rescue"), "img", "src");
    const drawn = paths.examplePicture("restaurants-delivery-rescue-before-1200.webp");
    const [before, after] = await readPair();
    expect([before, after]).toEqual([drawn, expect.stringMatching(/^\/pictures\/[\w-]+\/1200\.webp$/)]);
    await saveWithFiles(admin, pair, {
      picture: await drawPicture("before.jpg", 1300, 900),
      picture_after: await drawPicture("after.jpg", 1300, 900),
    });
    const both = await readPair();
    expect(new Set([...both, drawn, after]).size).toBe(4);
    for (const address of both) expect((await readFile(visitor, address)).slice(0, 3)).toEqual([200, 1200, 800]);
  });

  test("gives way to the original with a check mark, and Undo brings it back", async () => {
    await save({ picture: await drawPicture("a.png") });
    const replaced = attributeOf(await readCard("glaze-flyer"), "img", "src");
    const { page } = await save({}, { picture_removed: "yes" });
    const drawn = paths.examplePicture("restaurants-glaze-flyer-960.webp");
    expect(attributeOf(await readCard("glaze-flyer"), "img", "src")).toBe(drawn);
    expect(textOf(page, "[aria-labelledby=history]")).toContain("Picture: The original (before: Picture ");
    const edit = page.querySelector('[aria-labelledby=history] input[name="edit"]')?.getAttribute("value") ?? "";
    await admin.post(flyerScreen, { intent: "undo_settings", edit });
    expect(attributeOf(await readCard("glaze-flyer"), "img", "src")).toBe(replaced);
  });

  test.each<[string, () => Promise<File> | File, string]>([
    ["a PNG of 40 MB", () => new File([randomBytes(40 * 1024 ** 2)], "huge.png"), "huge.png is larger than 20 MB."],
    ["a PDF", () => new File([`%PDF-1.7 ${"x".repeat(100)}`], "a.jpg"), "We can’t read a.jpg. Choose a JPG,"],
    ["an SVG with a script", () => new File(["<svg><script>alert(1)</script></svg>"], "a.svg"), "We can’t read a.svg."],
    [
      "half a picture",
      async () => new File([new Uint8Array(await (await drawPicture("b.png")).arrayBuffer()).slice(0, 60)], "b.png"),
      "We can’t read b.png.",
    ],
    ["an empty file", () => new File([], "c.png"), "The file is empty."],
    ["one too low", () => drawPicture("low.jpg", 4000, 1199), "low.jpg is smaller than 960 × 1200 pixels."],
    ["one too narrow", () => drawPicture("thin.jpg", 959, 4000), "thin.jpg is smaller than 960 × 1200 pixels."],
  ])("%s is refused beside the field, and what was typed is kept", async (_, createFile, problem) => {
    const { status, page } = await save({ picture: await createFile() }, { line: "Typed before." });
    expect(status).toBe(400);
    expect(fieldError(page, "picture_file")).toContain(problem);
    expect(fieldValues(page, "line")).toEqual(["Typed before."]);
    expect(await listChangedIndustries(site.services)).toBeUndefined();
    await sweepSitePictures(site.services, Date.now() + 2 * DAY);
    expect(await countRows(site, "sitePictures")).toBe(0);
  });

  test("is seen only by admins until it is saved, and removed after a day if it never is", async () => {
    const picture = await drawPicture("a.png");
    const { page } = await save({ picture }, { line: "" });
    expect(fieldError(page, "line")).toBe("Enter a description.");
    const [id = ""] = fieldValues(page, "picture");
    const address = paths.picture(id, "960.webp");
    expect(attributeOf(page, 'img[alt="How it is now"]', "src")).toBe(address);
    expect(await readFile(admin, address)).toEqual([200, 960, 1200, "webp", "private, no-store"]);
    for (const reader of [visitor, staff])
      for (const file of ["480.avif", "960.webp", "small"] as const)
        expect((await reader.get(paths.picture(id, file))).status).toBe(404);
    await save({}, { picture: id });
    expect((await visitor.get(address)).status).toBe(200);
    await save({ picture }, { line: "" });
    await sweepSitePictures(site.services, Date.now() + 2 * DAY);
    expect((await listRows(site, "sitePictures")).map((row) => row.id)).toEqual([id]);
  });

  test("stays when a later version gives the design another size, also when its words change or it is put back", async () => {
    await save({ picture: await drawPicture("a.png") });
    await changeRows(site, "sitePictures", {}, { width: 800, height: 1000 });
    const { status, page } = await save({}, { line: "Other words." });
    expect(status).toBe(303);
    const card = await readCard("glaze-flyer");
    expect(textOf(card)).toContain("Other words.");
    const addresses = attributesOf(card, "source", "srcset").flatMap((files) =>
      files.split(/ \d+w,? ?/).filter(Boolean),
    );
    for (const address of [...addresses, attributeOf(card, "img", "src"), attributeOf(page, "main img", "src")])
      expect((await visitor.get(address ?? "")).status, address).toBe(200);
    const removed = await save({}, { picture_removed: "yes" });
    const edit = attributeOf(removed.page, '[aria-labelledby=history] input[name="edit"]', "value") ?? "";
    await admin.post(flyerScreen, { intent: "undo_settings", edit });
    expect(attributeOf(await readCard("glaze-flyer"), "img", "src")).toBe(attributeOf(card, "img", "src"));
  });

  test("that was cropped for another design is not taken", async () => {
    const { page } = await save({ picture: await drawPicture("a.png") }, { line: "" });
    const [picture = ""] = fieldValues(page, "picture");
    const other = await saveWithFiles(admin, sampleScreen("restaurants-slice-ad"), {}, { picture });
    expect([other.status, fieldError(other.page, "picture_file")]).toEqual([400, "Choose the picture again."]);
    const article = await saveWithFiles(admin, paths.adminSettingRecord("articles", "missed-call"), {}, { picture });
    expect(article.status).toBe(400);
  });

  test("of a design on the home page is there, too, with its own words", async () => {
    await readPage(visitor, paths.home);
    await save({ picture: await drawPicture("a.png") }, { name: "Our flyer" });
    const card = (await readPage(visitor, paths.home)).querySelector('li:has(a[href*="glaze-flyer"])') as never;
    const address = attributeOf(await readCard("glaze-flyer"), "img", "src")?.replace("960.webp", "");
    expect(attributeOf(card, "img", "src")).toBe(`${address}480.webp`);
    expect(attributeOf(card, "source", "srcset")).toBe(`${address}480.avif 480w`);
    expect(textOf(card)).toBe("Flyer: Our flyer");
    const others = attributesOf(await readPage(visitor, paths.home), 'img[src^="/samples/"]', "src");
    expect(others).toHaveLength(5);
  });
});
