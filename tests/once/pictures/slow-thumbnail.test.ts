import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { getThumbnailKey } from "#app/server/storage/file-names";
import { listRows } from "#tests/support/database/rows";
import { fieldError, textOf } from "#tests/support/document";
import { saveWithFiles } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { createFile } from "#tests/support/order/order-form";
import { insertOrder, placeOrder } from "#tests/support/order/orders";
import { createPdf } from "#tests/support/order/pdf";
import { blackPng } from "#tests/support/order/png";
import { drawPicture } from "#tests/support/shop/product-form";
import { setUpSite } from "#tests/support/site";

// Shorter than it takes to start the process that decodes a heavy picture.
const site = setUpSite({ THUMBNAIL_SECONDS: "0.001" });
const admin = setUpSignedInVisitor(site);

let started: ChildProcess[] = [];
const addStarted = (message: unknown) => started.push((message as { process: ChildProcess }).process);
const countRenders = () => started.filter(({ spawnargs }) => spawnargs.includes("build/shrink-process.js")).length;

beforeEach(() => {
  started = [];
  subscribe("child_process", addStarted);
});
afterEach(() => {
  unsubscribe("child_process", addStarted);
  vi.useRealTimers();
});

test("a photo whose thumbnail takes too long gets a placeholder for an hour, and can be seen in full", async () => {
  // Interlaced, so it is decoded as a whole: 27 MB.
  const side = 3000;
  const bytes = blackPng({ side, depth: 8, interlaced: true, content: side * (side * 3 + 8) });
  const order = await placeOrder(site, {}, [createFile("slow.png", new Uint8Array(bytes) as never, "image/png")]);
  const [photo] = await listRows(site, "uploads");
  const url = `/admin/orders/${order.submissionId}/photos/${photo?.id}`;
  for (const thumbnail of [await admin.get(`${url}?size=thumb`), await admin.get(`${url}?size=thumb`)]) {
    expect([thumbnail.status, thumbnail.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(await thumbnail.text()).toMatch(/^<svg /);
  }
  expect(countRenders()).toBe(1);
  expect(existsSync(join(site.folder, "files", getThumbnailKey(photo?.path ?? "")))).toBe(false);
  expect((await (await admin.get(`${url}?size=full`)).arrayBuffer()).byteLength).toBe(bytes.length);
});

test("an uploaded picture that takes too long to process is not called unreadable, and what was typed is kept", async () => {
  const screen = paths.adminSettingRecord("articles", "missed-call");
  const { status, page } = await saveWithFiles(
    admin,
    screen,
    { picture: await drawPicture("shop.png") },
    { description: "Typed before." },
  );
  expect([status, fieldError(page, "picture_file"), textOf(page, "#description")]).toEqual([
    400,
    "We couldn’t process shop.png right now. Try again. If it happens again, choose a smaller picture.",
    "Typed before.",
  ]);
  expect(await listRows(site, "sitePictures")).toEqual([]);
});

test("a PDF whose first page takes too long gets a placeholder for an hour", async () => {
  const order = await insertOrder(site);
  const [file] = await insertDelivery(site, order, [
    { name: "slow.pdf", content: createPdf(), type: "application/pdf" },
  ]);
  const customer = await openCustomerPages(site, order);
  const expectIcon = async () => {
    const preview = await customer.get(paths.orderPreview(order.submissionId, file?.id ?? ""));
    expect([preview.status, preview.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  };
  for (let visit = 0; visit < 3; visit++) await expectIcon();
  expect(countRenders()).toBe(1);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 61 * 60_000);
  await expectIcon();
  expect(countRenders()).toBe(2);
  expect(existsSync(join(site.folder, "files", getThumbnailKey(file?.path ?? "")))).toBe(false);
});
