import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import type { IncomingFile } from "#app/server/storage/incoming-file.server";
import { sweep } from "#app/server/sweeper.server";
import { replaceCover } from "#app/shop/product-files/change-pictures.server";
import { removePictures, storeProductPicture } from "#app/shop/product-files/store-picture.server";
import { countRows } from "#tests/support/database/rows";
import { parseDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { drawPicture, fillProduct, getProduct, listEdits, listFiles } from "#tests/support/shop/product-form";
import { insertProduct } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

afterEach(() => vi.restoreAllMocks());

async function upload(id: string, kind: string, files: File[], fields: Record<string, string> = {}) {
  const response = await admin.postFiles(`${paths.adminProduct(id)}?upload=${kind}`, fields, { upload: files });
  const shown = response.status === 303 ? await admin.get(response.headers.get("location") ?? "") : response;
  const page = parseDocument((await shown.text()).replaceAll("<!-- -->", ""));
  return {
    status: response.status,
    page,
    title: textOf(page, ".toast b"),
    error: textOf(page, `#${kind}-upload-error`),
  };
}

const createFile = (content: Uint8Array, name = "planner.pdf", type = "application/pdf") =>
  new File([new Uint8Array(content)], name, { type });
const toIncoming = async (file: File): Promise<IncomingFile> => ({
  ...{ name: file.name, type: file.type, body: Readable.from([Buffer.from(await file.arrayBuffer())]) },
  ...{ signal: new AbortController().signal, wasTruncated: () => false },
});
/** The number of stored pictures, including those still to be removed. */
async function countPictures(): Promise<number> {
  return (await countRows(site, "productPictures")) + (await countRows(site, "productUploads"));
}

describe("cover and inside pages", () => {
  test.each(["cover.jpg", "cover.png", "cover.webp"])("%s becomes a WebP of at most 1200 pixels", async (name) => {
    const { id } = await insertProduct(site);
    const { status, title } = await upload(id, "cover", [await drawPicture(name, 2400, 1800)]);
    expect([status, title]).toEqual([303, "Cover Replaced"]);
    const { imageUrl, edition } = await getProduct(site, id);
    const served = await fetch(site.origin + imageUrl);
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const { width, height, format } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([width, height, format, edition]).toEqual([1200, 900, "webp", 2]);
  });

  test("smaller pictures keep their size, pages stay in order, and each change can be undone", async () => {
    const { id } = await insertProduct(site, { title: "Planner" });
    const pages = [await drawPicture("one.png", 450, 600), await drawPicture("two.png", 460, 600)];
    expect((await upload(id, "pages", pages)).title).toBe("2 Pages Added");
    const { previews } = await getProduct(site, id);
    expect(previews).toMatchObject([
      { width: 450, height: 600, alt: "Page 1 of Planner" },
      { width: 460, height: 600, alt: "Page 2 of Planner" },
    ]);
    const address = paths.adminProduct(id);
    const removed = await postInOffice(admin, address, { intent: "remove_page", page: previews?.[0]?.url ?? "" });
    expect(removed.title).toBe("Page Removed");
    expect((await getProduct(site, id)).previews).toHaveLength(1);
    const [edit] = await listEdits(site, id);
    await postInOffice(admin, address, { intent: "restore_product", edit: edit?.id ?? "", edition: "3" });
    expect((await getProduct(site, id)).previews).toEqual(previews);
    expect((await postInOffice(admin, address, { intent: "remove_page", page: "none" })).title).toBe("Nothing Changed");
    expect(textOf(await readPage(admin, address), ".product-history")).toContain("changed Inside pages.");
  });

  test("a cover replaced meanwhile does not block saving the text", async () => {
    const { id } = await insertProduct(site);
    const form = await fillProduct(admin, id, { title: "Typed before" });
    await upload(id, "cover", [await drawPicture("cover.png")]);
    expect((await postInOffice(admin, paths.adminProduct(id), form)).title).toBe("Product Saved");
    const { title, imageUrl } = await getProduct(site, id);
    expect([title, imageUrl]).toEqual(["Typed before", expect.stringContaining("/digital-vault/pictures/")]);
  });

  test.each<[string, string, () => Promise<File[]> | File[], string]>([
    ["nothing", "cover", () => [], "Choose a picture."],
    ["a PDF", "cover", () => [createFile(randomBytes(100), "a.jpg")], "We can’t read a.jpg."],
    [
      "half a picture",
      "cover",
      async () => [createFile((await bytes()).subarray(0, 60), "b.png")],
      "We can’t read b.png.",
    ],
    ["an empty file", "pages", () => [createFile(Buffer.alloc(0), "c.png")], "The file is empty."],
    ["21 MB", "cover", () => [createFile(randomBytes(21 * 1024 ** 2), "d.png")], "d.png is larger than 20 MB."],
    [
      "13 pages",
      "pages",
      async () => Array(13).fill(await drawPicture("page.png", 60, 80)),
      "A product has at most 12 inside pages.",
    ],
  ])("%s is refused beside the field, and nothing is kept", async (_what, kind, createFiles, message) => {
    const before = await countPictures();
    const product = await insertProduct(site);
    const { status, error } = await upload(product.id, kind, await createFiles());
    expect(status).toBe(400);
    expect(error).toContain(message);
    expect(await getProduct(site, product.id)).toEqual(product);
    expect(await countPictures()).toBe(before);
  });

  const bytes = async () => Buffer.from(await (await drawPicture("b.png")).arrayBuffer());

  test("a product cannot take a picture that is being removed", async () => {
    const { storage } = site.services;
    const { id } = await insertProduct(site);
    const picture = await storeProductPicture(site.services, await toIncoming(await drawPicture("c.png", 30, 30)));
    const [remove, taken] = [storage.delete.bind(storage), [] as unknown[]];
    vi.spyOn(storage, "delete").mockImplementationOnce(async (path) => {
      taken.push(await replaceCover(site.services, { id, actor: "Rosa" }, picture).catch(() => null));
      await remove(path);
    });
    await removePictures(site.services, [picture]);
    expect(taken).toEqual([null]);
    expect((await getProduct(site, id)).imageUrl).not.toBe(picture.url);
  });

  test("if the storage fails, the response is 503, and the sweeper removes unused pictures", async () => {
    const { id } = await insertProduct(site);
    const before = await countPictures();
    vi.spyOn(site.services.storage, "put").mockRejectedValueOnce(new Error("down"));
    vi.spyOn(site.services.storage, "delete").mockRejectedValueOnce(new Error("down"));
    expect((await upload(id, "cover", [await drawPicture("cover.png")])).status).toBe(503);
    expect(await countPictures()).toBe(before + 1);
    await sweep(site.services, Date.now() + 25 * 3_600_000);
    expect(await countPictures()).toBe(before);
  });
});

describe("the download file", () => {
  test("is a new version with each upload, and buyers get the newest", async () => {
    const { id } = await insertProduct(site, { priceCents: 0 });
    const contents = [randomBytes(3_000_000), randomBytes(10)];
    expect((await upload(id, "file", [createFile(contents[0] as Buffer)])).title).toBe("Version 1 Uploaded");
    const second = await upload(
      id,
      "file",
      [createFile(contents[1] as Buffer, "../Planner “2”.zip", "application/zip")],
      {
        note: "  Ten more pages.  ",
      },
    );
    expect(second.title).toBe("Version 2 Uploaded");
    expect(textsOf(second.page, ".product-versions b")).toEqual(["Planner “2”.zip", "planner.pdf"]);
    const files = await listFiles(site, id);
    expect(files).toMatchObject([
      { version: 1, name: "planner.pdf", type: "application/pdf", size: 3_000_000, note: null },
      { version: 2, type: "application/zip", size: 10, note: "Ten more pages." },
    ]);
    for (const [index, file] of files.entries()) {
      const { body } = await site.services.storage.get(file.storagePath);
      expect((await buffer(body)).equals(contents[index] as Buffer)).toBe(true);
    }
  });

  test.each<[string, File[], Record<string, string>, string]>([
    ["nothing", [], { note: "Kept words" }, "Choose a file."],
    ["an empty file", [createFile(Buffer.alloc(0))], {}, "Failed to upload planner.pdf. The file is empty."],
    ["a long note", [createFile(randomBytes(5))], { note: "x".repeat(501) }, "Keep the note to 500 characters."],
  ])("%s is refused, with the note as typed and nothing kept", async (_what, files, fields, message) => {
    const { id } = await insertProduct(site);
    const put = vi.spyOn(site.services.storage, "put");
    const { status, error, page } = await upload(id, "file", files, fields);
    expect([status, error]).toEqual([400, message]);
    expect(textOf(page, "#file-note")).toBe(fields.note ?? "");
    expect(await listFiles(site, id)).toEqual([]);
    for (const [key] of put.mock.calls) await expect(site.services.storage.get(key)).rejects.toThrow();
  });

  test("is not kept if its upload is interrupted", async () => {
    const { id } = await insertProduct(site);
    vi.spyOn(site.services.storage, "put").mockRejectedValueOnce(new Error("down"));
    const { status, error } = await upload(id, "file", [createFile(randomBytes(5))]);
    expect([status, error]).toEqual([503, "Failed to upload planner.pdf. Choose it again."]);
    expect(await listFiles(site, id)).toEqual([]);
  });

  test("becomes two versions if uploaded twice at once", async () => {
    const { id } = await insertProduct(site);
    const answers = await Promise.all([1, 2].map((n) => upload(id, "file", [createFile(randomBytes(n), `${n}.txt`)])));
    expect(answers.map(({ title }) => title).sort()).toEqual(["Version 1 Uploaded", "Version 2 Uploaded"]);
    expect((await listFiles(site, id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  test("of an unknown product is not found", async () => {
    expect((await upload("nobody", "file", [createFile(randomBytes(5))])).status).toBe(404);
  });
});
