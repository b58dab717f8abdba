import sharp from "sharp";
import { expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows, listRows } from "#tests/support/database/rows";
import { attributesOf, parseDocument } from "#tests/support/document";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { createPdf } from "#tests/support/order/pdf";
import { setUpSiteForEachTest } from "#tests/support/site";

const site = setUpSiteForEachTest();

async function realPicture(name: string): Promise<File> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0a4533" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

/** The addresses of the pictures on a returned form. */
function previews(html: string): string[] {
  return attributesOf(parseDocument(html), 'img[src^="/visual-design/uploads/"]', "src");
}

async function comesBack(visitor: Visitor, photos: File[]): Promise<string> {
  return (await visitor.postFiles("/visual-design", createOrderFields({ email: "" }), { photos })).text();
}

test("a form returned without JavaScript shows previews of its photos to whoever has the form", async () => {
  const visitor = new Visitor(site.origin);
  const [address = ""] = previews(await comesBack(visitor, [await realPicture("front.jpg")]));
  const response = await visitor.get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/webp");
  expect(response.headers.get("Cache-Control")).toMatch(/^private/);
  expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
  const { width = 0 } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(width).toBe(720);
});

test("a file that cannot be decoded shows a drawn placeholder", async () => {
  const visitor = new Visitor(site.origin);
  const [address = ""] = previews(await comesBack(visitor, [createPicture("broken.jpg")]));
  const response = await visitor.get(address);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
});

test("a PDF that begins like a JPEG is not rendered", async () => {
  const visitor = new Visitor(site.origin);
  const jpegHead = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const photos = [new File([jpegHead, new Uint8Array(createPdf())], "flyer.jpg", { type: "image/jpeg" })];
  const { photo } = await (await visitor.postFiles("/visual-design/uploads", {}, { photos })).json();
  const response = await visitor.get(`/visual-design/uploads/${photo.id}`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
});

test("an uploaded photo is shown with the token of the response, also after its order is placed", async () => {
  const visitor = new Visitor(site.origin);
  const answer = await visitor.postFiles("/visual-design/uploads", {}, { photos: [await realPicture("front.jpg")] });
  const { photo } = await answer.json();
  const address = `/visual-design/uploads/${photo.id}`;
  expect((await visitor.get(address)).status).toBe(200);
  expect((await visitor.postFiles("/visual-design", createOrderFields({ photo: photo.id }))).status).toBe(303);
  expect((await visitor.get(address)).status).toBe(200);
});

test("a photo's id alone does not allow anybody to see, attach or remove the photo", async () => {
  const owner = new Visitor(site.origin);
  await owner.postFiles("/visual-design/uploads", {}, { photos: [await realPicture("mine.jpg")] });
  const [row] = await listRows(site, "uploads");
  const id = row?.id ?? "";

  const stranger = new Visitor(site.origin);
  for (const guess of [id, `${id}.`, `${id}.${"A".repeat(43)}`])
    expect((await stranger.get(`/visual-design/uploads/${guess}`)).status).toBe(404);
  const html = await (await stranger.postFiles("/visual-design", createOrderFields({ photo: id }))).text();
  expect(html).not.toContain("mine.jpg");
  expect(previews(html)).toEqual([]);
  await stranger.post("/visual-design/uploads/remove", { id });
  const removing = await stranger.postFiles("/visual-design", createOrderFields({ remove_photo: id }));
  expect(removing.status).toBe(200);
  expect(await countRows(site, "uploads")).toBe(1);
  expect(await countRows(site, "formSubmissions")).toBe(0);
});

test("a removed photo is no longer available at its address", async () => {
  const visitor = new Visitor(site.origin);
  const answer = await visitor.postFiles("/visual-design/uploads", {}, { photos: [await realPicture("front.jpg")] });
  const { photo } = await answer.json();
  await visitor.post("/visual-design/uploads/remove", { id: photo.id });
  expect((await visitor.get(`/visual-design/uploads/${photo.id}`)).status).toBe(404);
});
