import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { getThumbnailKey } from "#app/server/storage/file-names";
import { sweep } from "#app/server/sweeper.server";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, listRows } from "#tests/support/database/rows";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createPicture } from "#tests/support/order/order-form";
import { placeOrder } from "#tests/support/order/orders";
import { blackPng } from "#tests/support/order/png";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2b7a4a" } });
const file = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name);

/** An order with these photos, and the addresses of them in the office. */
async function withPhotos(...files: File[]) {
  const order = await placeOrder(site, {}, files);
  const rows = await listRows(site, "uploads", { orderId: order.id });
  const photos = rows
    .sort((a, b) => a.position - b.position)
    .map(({ id, path }) => ({ path, url: `/admin/orders/${order.submissionId}/photos/${id}` }));
  return { order, photos, first: photos[0] as (typeof photos)[number] };
}

async function thumbnail(url: string) {
  const response = await admin.get(`${url}?size=thumb`);
  const body = Buffer.from(await response.arrayBuffer());
  return { response, body, type: response.headers.get("Content-Type") };
}

const kept = (path: string) => join(site.folder, "files", getThumbnailKey(path));

describe("a thumbnail", () => {
  test("is a small WebP, stored on the server and cached only by the browser", async () => {
    const { first } = await withPhotos(file("wide.jpg", await blank(1600, 900).jpeg().toBuffer()));
    const { response, body, type } = await thumbnail(first.url);
    expect(type).toBe("image/webp");
    expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 720, height: 405 });
    expect(response.headers.get("Cache-Control")).toMatch(/^private, max-age=\d+, immutable$/);
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(existsSync(kept(first.path))).toBe(true);
    await site.services.storage.delete(first.path);
    expect((await thumbnail(first.url)).body.equals(body)).toBe(true);
  });

  test("is upright, and shows the first frame of an animation", async () => {
    const turned = await blank(800, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const frames = await sharp(Buffer.alloc(60 * 120 * 3, 200), {
      raw: { width: 60, height: 120, channels: 3, pageHeight: 40 },
    })
      .gif()
      .toBuffer();
    const { photos } = await withPhotos(file("turned.jpg", turned), file("moves.gif", frames));
    const sizes = await Promise.all(photos.map(async ({ url }) => sharp((await thumbnail(url)).body).metadata()));
    expect(sizes.map(({ width, height, pages }) => [width, height, pages ?? 1])).toEqual([
      [360, 720, 1],
      [60, 40, 1],
    ]);
  });

  test("is created for thirty photos at once", async () => {
    const bytes = await blank(1200, 1200).png().toBuffer();
    const { photos } = await withPhotos(...Array.from({ length: 30 }, (_, i) => file(`${i}.png`, bytes)));
    const made = await Promise.all(photos.map(({ url }) => thumbnail(url)));
    expect(made.map(({ type }) => type)).toEqual(photos.map(() => "image/webp"));
  });

  test("is removed with the picture", async () => {
    const { first, order } = await withPhotos(file("gone.jpg", await blank(50, 50).jpeg().toBuffer()));
    await thumbnail(first.url);
    const orphan = { orderId: null, createdAt: new Date(0) };
    await changeRows(site, "uploads", { orderId: order.id }, orphan);
    await sweep(site.services);
    expect(existsSync(kept(first.path))).toBe(false);
  });
});

describe("a file without a thumbnail", () => {
  const expectDrawing = async (name: string, bytes: File) => {
    const { first } = await withPhotos(new File([bytes], name));
    const { response, body, type } = await thumbnail(first.url);
    expect([response.status, type]).toEqual([200, "image/svg+xml"]);
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(body.toString()).toMatch(/^<svg [^>]*><path /);
  };

  test("is shown as a drawing if its type is wrong", async () => {
    await expectDrawing("<b>sign.jpg", createPicture("x", 5000));
    await expectDrawing("half.png", createPicture("x", 5000, "image/png"));
    await expectDrawing("a.webp", createPicture("x", 5000, "image/webp"));
    await expectDrawing("a.gif", createPicture("x", 500, "image/gif"));
  });

  test("is refused by its header if it would decode to too many pixels", async () => {
    const bomb = blackPng({ side: 60_000, depth: 8, interlaced: false, content: 4_000_000 });
    await expectDrawing("bomb.png", file("bomb.png", bomb));
  });

  test("is shown as a drawing if it is cut off in the middle", async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    await expectDrawing("cut.png", file("cut.png", whole.subarray(0, whole.length / 2)));
  });
});

test("a full-size photo is served as uploaded, with its type and name", async () => {
  const bytes = await blank(700, 500).png().toBuffer();
  const { first } = await withPhotos(file("Menü, final.png", bytes));
  const response = await admin.get(`${first.url}?size=full`);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Content-Disposition")).toBe("inline; filename*=UTF-8''Men%C3%BC%2C%20final.png");
  expect(response.headers.get("Cache-Control")).toMatch(/^private/);
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
});

test("the office, and nobody else, gets only photos of the order in the address", async () => {
  const mine = await withPhotos(file("mine.jpg", await blank(10, 10).jpeg().toBuffer()));
  const other = await withPhotos(file("other.jpg", await blank(10, 10).jpeg().toBuffer()));
  const crossed = mine.first.url.replace(mine.order.submissionId, other.order.submissionId);
  for (const size of ["thumb", "full"]) {
    expect((await admin.get(`${crossed}?size=${size}`)).status).toBe(404);
    expect((await admin.get(`/admin/orders/${mine.order.submissionId}/photos/nothing?size=${size}`)).status).toBe(404);
    expect((await new Visitor(site.origin).get(`${mine.first.url}?size=${size}`)).status).toBe(401);
  }
  await site.services.storage.delete(mine.first.path);
  expect((await admin.get(`${mine.first.url}?size=full`)).status).toBe(404);
  expect((await admin.get(`${mine.first.url}?size=thumb`)).status).toBe(404);
});
