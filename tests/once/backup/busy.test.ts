import { expect, inject, onTestFinished, test } from "vitest";
import { hashObject } from "#app/backup/copy-object.server";
import type { Services } from "#app/server/services.server";
import { createEmptyPlace, createFolder, runBeside } from "#tests/support/backups";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { type Site, startSiteForTest } from "#tests/support/site";
import { s3TestEnv } from "#tests/support/storage/s3";
import { openS3Storage } from "#tests/support/storage/test-storages";
import { waitUntil } from "#tests/support/wait-until";

const CUSTOMERS = 4;
const PHOTO_BYTES = 50_000;

const s3 = inject("s3");

/** Customers who order with photos again and again. `stored`: the email addresses of those who were thanked. */
function startOrdering({ origin }: Site) {
  const stored: string[] = [];
  let isOver = false;
  const order = async (customer: number) => {
    for (let number = 0; !isOver; number++) {
      const email = `customer${customer}-${number}@studio.example`;
      const photos = [createPicture("a.jpg", PHOTO_BYTES), createPicture("b é.jpg", PHOTO_BYTES)];
      const answer = await new Visitor(origin).postFiles("/visual-design", createOrderFields({ email }), { photos });
      expect(answer.status).toBe(303);
      stored.push(email);
    }
  };
  const ordering = Promise.all(Array.from({ length: CUSTOMERS }, (_, customer) => order(customer)));
  return {
    stored,
    async stop() {
      isOver = true;
      await ordering;
    },
  };
}

async function openBucket(): Promise<Record<string, string>> {
  if (!s3) throw new Error("There is no S3 server");
  const { env, remove } = await openS3Storage(s3);
  onTestFinished(remove);
  return { ...s3TestEnv(s3, env.S3_BUCKET ?? ""), NODE_NO_WARNINGS: "1" };
}

const hashPhotos = async ({ db, storage }: Services) => {
  const uploads = await listRows(db, "uploads", { state: "stored" });
  return new Map(
    await Promise.all(uploads.map(async ({ path }) => [path, await hashObject({ storage, key: path })] as const)),
  );
};

test.each([["sqlite", "disk"] as const, ...(s3 ? [["postgres", "S3"] as const] : [])])(
  "while many orders come in on %s and %s, a backup has each that was stored before it began, with its photos",
  async (dialect, storage) => {
    const open = async () => (storage === "S3" ? openBucket() : {});
    const [files, restored] = [await open(), await open()];
    const site = await startSiteForTest(files, dialect);
    const to = storage === "S3" ? `s3://${(await openBucket()).S3_BUCKET}` : await createFolder("backups");

    const { stored, stop } = startOrdering(site);
    await waitUntil(() => expect(stored.length).toBeGreaterThan(CUSTOMERS));
    const before = [...stored];
    const { code, errorOutput } = await runBeside(site, ["backup", "--to", to], files);
    const after = stored.length;
    await stop();
    expect([code, errorOutput]).toEqual([0, ""]);
    expect(after).toBeGreaterThan(before.length);

    const place = await createEmptyPlace("sqlite", restored);
    expect(await place.run("restore", "--from", to)).toMatchObject({ code: 0, errorOutput: "" });
    const services = place.open();
    const orders = await listRows(services.db, "formSubmissions");
    expect(orders.map(({ email }) => email)).toEqual(expect.arrayContaining(before));
    const [photos, originals] = [await hashPhotos(services), await hashPhotos(site.services)];
    // Those of orders that came in meanwhile are there, too. Photos are stored before their order.
    expect(photos.size).toBeGreaterThanOrEqual(2 * orders.length);
    for (const [path, sum] of photos) expect(originals.get(path), path).toBe(sum);
  },
);
