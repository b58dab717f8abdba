import sharp from "sharp";
import { expect, test } from "vitest";
import { business } from "#app/site";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, readPage } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

/** The file at this address, which has to be of this type. */
async function fileAt(path: string, type: string): Promise<Buffer> {
  const response = await visitor.get(path);
  expect([response.status, response.headers.get("Content-Type")], path).toEqual([200, type]);
  return Buffer.from(await response.arrayBuffer());
}

test("a page links to its icons and its manifest, and each exists", async () => {
  expect(attributesOf(await readPage(visitor, "/"), "head link", "href")).toEqual(
    expect.arrayContaining(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/site.webmanifest"]),
  );
  const icon = await fileAt("/favicon.ico", "image/x-icon");
  expect(icon.readUInt32LE(0), "an icon, no cursor").toBe(0x10000);
  await fileAt("/favicon.svg", "image/svg+xml");
  expect(await sharp(await fileAt("/apple-touch-icon.png", "image/png")).metadata()).toMatchObject({ width: 180 });
});

test("each icon of the manifest exists in the size that it names", async () => {
  const manifest = JSON.parse(String(await fileAt("/site.webmanifest", "application/manifest+json; charset=utf-8")));
  expect(manifest.name).toBe(business.defaults.name);
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type, sizes } of manifest.icons) {
    const { width, height } = await sharp(await fileAt(src, type)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
