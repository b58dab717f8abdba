import { expect, inject, onTestFinished, test } from "vitest";
import { hashObject } from "#app/backup/copy-object.server";
import type { Services } from "#app/server/services.server";
import { createEmptyPlace, createFolder, runBeside } from "#tests/support/backups";
import { listRows } from "#tests/support/database/rows";
import { createPicture } from "#tests/support/order/order-form";
import { startOrders } from "#tests/support/order/order-load";
import { startSiteForTest } from "#tests/support/site";
import { s3TestEnv } from "#tests/support/storage/s3";
import { openS3Storage } from "#tests/support/storage/test-storages";
import { waitUntil } from "#tests/support/wait-until";

const PHOTO_BYTES = 50_000;
/** Acknowledged before the backup begins. */
const ORDERS_BEFORE = 100;

const s3 = inject("s3");

/** Every fifth order has two: with more, a machine of two cores that also runs S3 gets fewer orders. */
const createPhotos = (count: number) =>
  count % 5 === 0 ? [createPicture("a.jpg", PHOTO_BYTES), createPicture("b é.jpg", PHOTO_BYTES)] : [];

async function openBucket(): Promise<Record<string, string>> {
  if (!s3) throw new Error("There is no S3 server");
  const { env, remove } = await openS3Storage(s3);
  onTestFinished(remove);
  return { ...s3TestEnv(s3, env.S3_BUCKET ?? ""), NODE_NO_WARNINGS: "1" };
}

/** The photos of these orders, and what is in them. */
async function hashPhotos({ db, storage }: Services, orders: Set<string | null>) {
  const uploads = (await listRows(db, "uploads", { state: "stored" })).filter(({ orderId }) => orders.has(orderId));
  return Promise.all(uploads.map(async ({ path }) => `${path} ${await hashObject({ storage, key: path })}`));
}

test.each([["sqlite", "disk"] as const, ...(s3 ? [["postgres", "S3"] as const] : [])])(
  "while 50 orders a second come in on %s and %s, a backup has each that was stored before it began, with its photos",
  async (dialect, storage) => {
    const open = async () => (storage === "S3" ? openBucket() : {});
    const [files, restored] = [await open(), await open()];
    const site = await startSiteForTest(files, dialect);
    const to = storage === "S3" ? `s3://${(await openBucket()).S3_BUCKET}` : await createFolder("backups");

    const load = startOrders([site.origin], createPhotos);
    await waitUntil(() => expect(load.answers.length).toBeGreaterThanOrEqual(ORDERS_BEFORE));
    const before = load.answers.map(({ email }) => email);
    const { code, errorOutput } = await runBeside(site, ["backup", "--to", to], files);
    const after = load.answers.length;
    expect((await load.end()).filter(({ status }) => status !== 303)).toEqual([]);
    expect([code, errorOutput]).toEqual([0, ""]);
    expect(after).toBeGreaterThan(before.length);

    const place = await createEmptyPlace("sqlite", restored);
    expect(await place.run("restore", "--from", to)).toMatchObject({ code: 0, errorOutput: "" });
    const services = place.open();
    const orders = await listRows(services.db, "formSubmissions");
    expect(orders.map(({ email }) => email)).toEqual(expect.arrayContaining(before));
    // Those of orders that came in meanwhile are there, too.
    const ids = new Set(orders.map(({ id }) => id));
    const [photos, originals] = [await hashPhotos(services, ids), await hashPhotos(site.services, ids)];
    expect(photos.length).toBeGreaterThanOrEqual(2 * Math.floor(before.length / 5));
    expect(photos.sort()).toEqual(originals.sort());
  },
  180_000,
);
