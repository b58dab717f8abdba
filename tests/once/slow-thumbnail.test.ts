import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileOf } from "../fixtures";
import { setUpSignedIn } from "../office";
import { placedOrder } from "../orders";
import { blackPng } from "../png";
import { setUpSite } from "../site";

const site = setUpSite({ THUMBNAIL_SECONDS: "1" });
const admin = setUpSignedIn(site);

test("a photo whose thumbnail takes too long is given up for now, and the photo stays available in full", {
  timeout: 60_000,
}, async () => {
  // About as many pixels as are ever decoded, of eight bytes each, in two megabytes.
  const [side, height] = [6100, 8190];
  const bytes = blackPng({ side, height, depth: 16, interlaced: false, content: height * (side * 8 + 1) });
  const order = await placedOrder(site, {}, [fileOf("slow.png", new Uint8Array(bytes) as never, "image/png")]);
  const { uploads } = site.services.db.tables;
  const [photo] = await site.services.db.read.select().from(uploads);
  const url = `/admin/orders/${order.submissionId}/photos/${photo?.id}`;
  const thumbnail = await admin.get(`${url}?size=thumb`);
  expect([thumbnail.status, thumbnail.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  expect(await thumbnail.text()).toContain("slow.png");
  expect(existsSync(join(site.folder, "files", "thumbs", `${photo?.path}.webp`))).toBe(false);
  expect((await (await admin.get(`${url}?size=full`)).arrayBuffer()).byteLength).toBe(bytes.length);
});
