import sharp from "sharp";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { flatJpegInScans } from "#tests/support/order/jpeg";
import { createFile } from "#tests/support/order/order-form";
import { blackPng } from "#tests/support/order/png";
import { watchMemory } from "#tests/support/peak-memory";

const built = setUpBuiltServer();
/** The server alone, and with the process that decodes a picture. */
const MAX_MB = { server: 300, together: 350 };

/**
 * Uploads these one by one, like a visitor of the order form, and requests all previews at once. Returns their types.
 */
async function preview(files: File[]): Promise<(string | null)[]> {
  const visitor = new Visitor(`http://127.0.0.1:${built.port}`);
  const tokens: string[] = [];
  for (const file of files) {
    const origin = { Origin: `http://localhost:${built.port}` };
    const sent = await visitor.postFiles(paths.orderUploads, {}, { photos: [file] }, origin);
    expect(sent.status, file.name).toBe(200);
    tokens.push((await sent.json()).photo.id);
  }
  const shown = await Promise.all(tokens.map((token) => visitor.get(paths.orderUpload(token))));
  return shown.map(({ headers }) => headers.get("Content-Type"));
}

const image = (name: string, bytes: Buffer) => createFile(name, new Uint8Array(bytes) as never);
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0a4533" } });

test("pictures that are much larger when decoded are not decoded", { timeout: 180_000 }, async () => {
  const { child } = await built.startAndWait({ THUMBNAIL_SECONDS: "0" });
  const memory = watchMemory(child.pid);
  const side = 7000;
  const deep = blackPng({ side, depth: 16, interlaced: true, content: side * (side * 8 + 8) });
  expect(await preview([1, 2, 3, 4].map((n) => image(`deep${n}.png`, deep)))).toEqual(Array(4).fill("image/svg+xml"));
  const wide = blackPng({ side: 50_000, height: 1000, depth: 16, interlaced: false, content: 1000 * 400_001 });
  const frame = await flat(50_000, 1000).gif({ effort: 1 }).toBuffer();
  const scans = flatJpegInScans(side, side);
  const files = [image("wide.png", wide), image("wide.gif", frame), image("scans.jpg", scans)];
  files.push(image("full.jpg", await flat(8000, 6000).jpeg({ progressive: true }).toBuffer()));
  expect(await preview(files)).toEqual(Array(4).fill("image/svg+xml"));
  const { server, together } = memory.stop();
  expect(server).toBeLessThan(MAX_MB.server);
  expect(together).toBeLessThan(MAX_MB.together);
});

test("photos of 24 megapixels are shown, also many at once", { timeout: 180_000 }, async () => {
  const { child } = await built.startAndWait({ THUMBNAIL_SECONDS: "0" });
  const memory = watchMemory(child.pid);
  const photo = () => flat(6000, 4000).withMetadata({ orientation: 6 });
  const files = await Promise.all([
    photo().jpeg().toBuffer(),
    photo().jpeg({ progressive: true }).toBuffer(),
    flat(4000, 4000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
    photo().webp({ effort: 0 }).toBuffer(),
    photo().png({ progressive: true }).toBuffer(),
    flat(8000, 6000).jpeg().toBuffer(),
  ]);
  const twice = [...files, ...files].map((bytes, i) => image(`photo${i}.jpg`, bytes));
  expect(await preview(twice)).toEqual(twice.map(() => "image/webp"));
  const { server, together } = memory.stop();
  expect(server).toBeLessThan(MAX_MB.server);
  expect(together).toBeLessThan(MAX_MB.together);
});
