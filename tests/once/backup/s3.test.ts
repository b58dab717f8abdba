import { Readable } from "node:stream";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { hashObject } from "#app/backup/copy-object.server";
import { sweepBackups } from "#app/backup/daily-backup.server";
import type { Services } from "#app/server/services.server";
import { createEmptyPlace, runBeside } from "#tests/support/backups";
import { filledTables, fillTables } from "#tests/support/database/fill-tables";
import { listRows, readTables } from "#tests/support/database/rows";
import { createPicture } from "#tests/support/order/order-form";
import { placeOrder } from "#tests/support/order/orders";
import { startSiteForTest } from "#tests/support/site";
import { type S3Info, s3TestEnv } from "#tests/support/storage/s3";
import { openS3Storage } from "#tests/support/storage/test-storages";
import { waitUntil } from "#tests/support/wait-until";

// Each test runs several commands, and each of those is a process.
vi.setConfig({ testTimeout: 180_000 });

const s3 = inject("s3") as S3Info;

const bodyOf = (text: string) => Readable.from([Buffer.from(text)]);

const hash = ({ storage }: Services, key: string) => hashObject({ storage, key });

async function openBucket() {
  const opened = await openS3Storage(s3);
  onTestFinished(opened.remove);
  const bucket = opened.env.S3_BUCKET ?? "";
  // Without the proxy of the outages.
  // The SDK warns about the version of Node.
  const variables: Record<string, string> = { ...s3TestEnv(s3, bucket), NODE_NO_WARNINGS: "1" };
  return { ...opened, bucket, variables };
}

test.runIf(s3)("PostgreSQL and a bucket are backed up into another bucket and restored from it", async () => {
  const [files, backups, restored] = [await openBucket(), await openBucket(), await openBucket()];
  const site = await startSiteForTest(files.variables, "postgres");
  await fillTables(site.services.db);
  // More than one part of an upload.
  const order = await placeOrder(site, {}, [createPicture("large.jpg", 12_000_000), createPicture("small.jpg")]);
  const address = `s3://${backups.bucket}/nightly/palmetto`;
  const backUp = (...more: string[]) => runBeside(site, ["backup", "--to", address, ...more], files.variables);
  expect(await runBeside(site, ["backup", "--to", `s3://${files.bucket}/x`], files.variables)).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining("Choose another bucket."),
  });
  const first = await backUp();
  expect([first.code, first.errorOutput]).toEqual([0, ""]);

  const place = await createEmptyPlace("postgres", restored.variables);
  const result = await place.run("restore", "--from", address);
  expect([result.code, result.errorOutput]).toEqual([0, ""]);
  const services = place.open();
  expect(await readTables(services.db, ...filledTables)).toEqual(await readTables(site, ...filledTables));
  const uploads = await listRows(services.db, "uploads", { orderId: order.id });
  expect(uploads).toHaveLength(2);
  for (const { path } of uploads) expect(await hash(services, path)).toBe(await hash(site.services, path));

  // An incomplete one, as of a process that was killed yesterday.
  const partial = "nightly/palmetto/2026-01-01T07-00-00Z/RUNNING";
  await backups.storage.put(partial, bodyOf("another-machine 1"), { type: "text/plain" });
  const [name = ""] = (await backups.listKeys()).filter((key) => key.endsWith("SHA256SUMS"));
  const second = await backUp("--keep", "1");
  expect(second.output).toContain("Removed the incomplete backup 2026-01-01T07-00-00Z.");
  expect(second.output).toContain(`Removed the backup ${name.split("/")[2]}.`);
  const left = new Set((await backups.listKeys()).map((key) => key.split("/")[2]));
  expect(left.size).toBe(1);

  // Cut short, as by a copy that stopped.
  const [photo = ""] = (await backups.listKeys()).filter((key) => key.includes("/files/"));
  await backups.storage.put(photo, bodyOf("half"), { type: "image/jpeg" });
  const other = await createEmptyPlace("sqlite", files.variables);
  expect(await other.run("restore", "--from", address)).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining("is damaged"),
  });
});

test.runIf(s3)("a backup of SQLite and a disk is restored into PostgreSQL and a bucket", async () => {
  const [backups, files] = [await openBucket(), await openBucket()];
  const site = await startSiteForTest({}, "sqlite");
  await fillTables(site.services.db);
  const order = await placeOrder(site, {}, [createPicture("photo.jpg", 100_000)]);
  const { STORAGE: _, ...keys } = backups.variables;
  const address = `s3://${backups.bucket}`;
  expect(await runBeside(site, ["backup", "--to", address], keys)).toMatchObject({ code: 0, errorOutput: "" });
  const place = await createEmptyPlace("postgres", files.variables);
  expect(await place.run("restore", "--from", address)).toMatchObject({ code: 0, errorOutput: "" });
  const services = place.open();
  expect(await readTables(services.db, ...filledTables)).toEqual(await readTables(site, ...filledTables));
  const [photo] = await listRows(services.db, "uploads", { orderId: order.id });
  expect((await services.storage.get(photo?.path ?? "")).size).toBe(100_000);
});

test.runIf(s3)("a backup during which S3 is gone says so, and the next run removes what it has left", async () => {
  const backups = await openBucket();
  const site = await startSiteForTest({}, "sqlite");
  const photos = Array.from({ length: 15 }, (_, number) => createPicture(`${number}.jpg`, 8_000_000));
  await placeOrder(site, {}, photos.slice(0, 8));
  await placeOrder(site, {}, photos.slice(8));
  // Through the proxy that can be closed.
  const keys: Record<string, string> = { ...backups.env, STORAGE: "file", NODE_NO_WARNINGS: "1" };
  const address = `s3://${backups.bucket}`;
  expect(await runBeside(site, ["backup", "--to", `${address}-of-nobody`], keys)).toMatchObject({
    code: 1,
    errorOutput: expect.stringMatching(/^S3 refused with NoSuchBucket: /),
  });
  const running = runBeside(site, ["backup", "--to", address], keys);
  await waitUntil(async () => expect(await backups.listKeys()).toContainEqual(expect.stringContaining("/files/")));
  const { code, errorOutput } = await backups.withOutage(() => running);
  expect([code, errorOutput]).toEqual([1, expect.stringMatching(/^The command failed: /)]);

  expect(await runBeside(site, ["restore", "--from", address], keys)).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining("has no complete backup"),
  });
  const next = await runBeside(site, ["backup", "--to", address], keys);
  expect(next).toMatchObject({ code: 0, output: expect.stringMatching(/^Removed the incomplete backup .*Z\.$/m) });
  const complete = (await backups.listKeys()).filter((key) => !key.endsWith(" (incomplete)"));
  const names = new Set(complete.map((key) => key.split("/")[0]));
  expect(names.size).toBe(1);
});

test.runIf(s3)("with BACKUP_S3_BUCKET, the backup of the night goes into that bucket", async () => {
  const backups = await openBucket();
  const { S3_BUCKET: BACKUP_S3_BUCKET, ...keys } = backups.variables;
  const variables = { ...keys, STORAGE: "file", BACKUP_S3_BUCKET, BUSINESS_TIMEZONE: "UTC" };
  const site = await startSiteForTest(variables as Record<string, string>, "sqlite");
  await (await sweepBackups(site.services, Date.UTC(2026, 10, 27, 3))).finished;
  expect(await listRows(site, "backupRuns")).toEqual([expect.objectContaining({ failure: null })]);
  expect(await backups.listKeys()).toContainEqual(expect.stringMatching(/^\S+Z\/SHA256SUMS$/));
});
