import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../app/paths";
import { setUpSignedInVisitor } from "../support/office/signed-in";
import { createFile } from "../support/order/order-form";
import { insertOrder, placeOrder } from "../support/order/orders";
import { createPdf } from "../support/order/pdf";
import { blackPng } from "../support/order/png";
import { insertDelivery, openRooms } from "../support/order/room";
import { setUpSite } from "../support/site";

// Shorter than it takes to start the process that decodes a heavy picture.
const site = setUpSite({ THUMBNAIL_SECONDS: "0.001" });
const admin = setUpSignedInVisitor(site);

test("a photo whose thumbnail takes too long is given up, not for ever, and stays in full", async () => {
  // Interlaced, so it is unpacked whole: 27 MB.
  const side = 3000;
  const bytes = blackPng({ side, depth: 8, interlaced: true, content: side * (side * 3 + 8) });
  const order = await placeOrder(site, {}, [createFile("slow.png", new Uint8Array(bytes) as never, "image/png")]);
  const { uploads } = site.services.db.tables;
  const [photo] = await site.services.db.read.select().from(uploads);
  const url = `/admin/orders/${order.submissionId}/photos/${photo?.id}`;
  const thumbnail = await admin.get(`${url}?size=thumb`);
  expect([thumbnail.status, thumbnail.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  expect(await thumbnail.text()).toContain("slow.png");
  expect(existsSync(join(site.folder, "files", "thumbs", `${photo?.path}.webp`))).toBe(false);
  expect((await (await admin.get(`${url}?size=full`)).arrayBuffer()).byteLength).toBe(bytes.length);
});

test("a PDF whose first page takes too long gets a placeholder, but not forever", async () => {
  const order = await insertOrder(site);
  const [file] = await insertDelivery(site, order, [
    { name: "slow.pdf", content: createPdf(), type: "application/pdf" },
  ]);
  const customer = await openRooms(site, order);
  const preview = await customer.get(paths.orderPreview(order.submissionId, file?.id ?? ""));
  expect([preview.status, preview.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  expect(existsSync(join(site.folder, "files", "thumbs", `${file?.path}.webp`))).toBe(false);
});
