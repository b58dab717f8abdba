import { createHash, randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { readEnv } from "#app/server/env/env.server";
import { createStorage } from "#app/server/storage/create-storage.server";
import { type Storage, StorageNotFound } from "#app/server/storage/storage.server";
import { s3TestEnv } from "#tests/support/storage/s3";
import {
  listDrivers,
  MIB,
  openFileStorage,
  streamInChunks,
  streamMebibytes,
  type TestStorage,
} from "#tests/support/storage/test-storages";

const type = "image/png";

const s3 = inject("s3");

describe.each(listDrivers())("$driver storage", ({ open }) => {
  let testStorage: TestStorage;
  let storage: Storage;
  beforeEach(async () => {
    testStorage = await open();
    storage = testStorage.storage;
  });
  afterEach(() => testStorage.remove());

  test.each([
    { name: "small", size: 1000 },
    { name: "empty", size: 0 },
    { name: "of exactly one part", size: 5 * MIB },
    { name: "of several parts", size: 12 * MIB },
  ])("returns an object $name unchanged", async ({ size }) => {
    const bytes = randomBytes(size);
    await storage.put("orders/a.png", streamInChunks(bytes), { type });
    const { body, size: announced } = await storage.get("orders/a.png");
    expect(announced).toBe(size);
    expect(sha256(await buffer(body))).toBe(sha256(bytes));
    expect(await testStorage.listKeys()).toEqual(["orders/a.png"]);
  });

  test.each([
    { when: "before the first byte", size: 0 },
    { when: "early", size: 1 },
    { when: "in the middle", size: 8 },
  ])("keeps nothing of a body that fails $when", async ({ size }) => {
    const failure = new Error("line broken");
    const body = streamMebibytes(size, () => Promise.reject(failure));
    await expect(storage.put("orders/a.png", body, { type })).rejects.toBe(failure);
    expect(await testStorage.listKeys()).toEqual([]);
  });

  test("keeps nothing of a body that closes early", async () => {
    const body = streamMebibytes(8, async () => void body.destroy());
    await expect(storage.put("orders/a.png", body, { type })).rejects.toThrow();
    expect(await testStorage.listKeys()).toEqual([]);
  });

  test("keeps nothing of a body that failed before the upload", async () => {
    const body = streamMebibytes(1, () => Promise.resolve());
    body.destroy(new Error("line broken"));
    await expect(storage.put("orders/a.png", body, { type })).rejects.toThrow();
    expect(await testStorage.listKeys()).toEqual([]);
  });

  test.each([
    { when: "early", size: 1 },
    { when: "in the middle", size: 8 },
  ])("keeps nothing when aborted $when, while the body sends nothing", async ({ size }) => {
    const controller = new AbortController();
    let begun: string[] = [];
    const body = streamMebibytes(size, async () => {
      begun = await testStorage.listKeys();
      controller.abort();
      return new Promise(() => {});
    });
    await expect(storage.put("orders/a.png", body, { type, signal: controller.signal })).rejects.toThrow(/abort/i);
    if (size > 5) expect(begun).not.toEqual([]);
    expect(body.destroyed).toBe(true);
    expect(await testStorage.listKeys()).toEqual([]);
  });

  test("keeps nothing when aborted at the body's end", async () => {
    const controller = new AbortController();
    const body = streamMebibytes(8, () => Promise.resolve());
    body.once("end", () => controller.abort());
    await expect(storage.put("orders/a.png", body, { type, signal: controller.signal })).rejects.toThrow(/abort/i);
    expect(await testStorage.listKeys()).toEqual([]);
  });

  test("does not start if already aborted", async () => {
    const put = storage.put(
      "orders/a.png",
      streamMebibytes(1, () => Promise.resolve()),
      { type, signal: AbortSignal.abort() },
    );
    await expect(put).rejects.toThrow(/abort/i);
    expect(await testStorage.listKeys()).toEqual([]);
  });

  test("does not find an object that was never stored", async () => {
    await storage.put("orders/a.png", streamInChunks(randomBytes(10)), { type });
    for (const key of ["orders/b.png", "other/a.png", "orders", "orders/a.png/c"])
      await expect(storage.get(key), key).rejects.toThrow(StorageNotFound);
  });

  test("deletes an object, and again without an error", async () => {
    await storage.put("orders/a.png", streamInChunks(randomBytes(10)), { type });
    await storage.put("orders/a.png2", streamInChunks(randomBytes(10)), { type });
    await storage.delete("orders/a.png");
    await storage.delete("orders/a.png");
    await expect(storage.get("orders/a.png")).rejects.toThrow(StorageNotFound);
    expect(await testStorage.listKeys()).toEqual(["orders/a.png2"]);
  });

  test("deletes what an interrupted upload has left, of this key only", async () => {
    await testStorage.leavePartialFile("orders/a.png");
    await testStorage.leavePartialFile("orders/a.png2");
    expect(await testStorage.listKeys()).toHaveLength(2);
    await storage.delete("orders/a.png");
    expect(await testStorage.listKeys()).toEqual([expect.stringContaining("orders/a.png2")]);
  });

  test.each(["with space & (1)+'.png", "größe-写真-🎉.png", "100%25?#=;,:@!$*~.png", "..hidden/...", "a".repeat(200)])(
    "accepts the key %j",
    async (key) => {
      const bytes = randomBytes(100);
      await storage.put(key, streamInChunks(bytes), { type });
      expect(await testStorage.listKeys()).toEqual([key]);
      expect(await buffer((await storage.get(key)).body)).toEqual(bytes);
      await storage.delete(key);
      expect(await testStorage.listKeys()).toEqual([]);
    },
  );

  test("stores two objects at the same time", async () => {
    const two = [randomBytes(7 * MIB), randomBytes(6 * MIB)];
    await Promise.all(two.map((bytes, n) => storage.put(`orders/${n}`, streamInChunks(bytes), { type })));
    for (const [n, bytes] of two.entries())
      expect(sha256(await buffer((await storage.get(`orders/${n}`)).body))).toBe(sha256(bytes));
  });

  test("answers a ping and leaves nothing behind", async () => {
    await storage.ping();
    expect(await testStorage.listKeys()).toEqual([]);
  });

  test("fails a ping and an upload when the disk or server is unavailable", async () => {
    await expect(testStorage.broken.ping()).rejects.toThrow();
    const body = streamMebibytes(8, () => Promise.resolve());
    await expect(testStorage.broken.put("orders/a.png", body, { type })).rejects.toThrow();
    expect(body.destroyed).toBe(true);
  });
});

describe("file storage", () => {
  const keys = ["../a", "a/../../b", "/etc/a", "a//b", "a/", "", ".", "..", "..\\a", "a\0b", "a.part"];
  test.each(keys)("refuses the key %j", async (key) => {
    const { storage, listKeys, remove: end } = await openFileStorage();
    await expect(storage.put(key, streamInChunks(randomBytes(10)), { type })).rejects.toThrow(RangeError);
    await expect(storage.get(key)).rejects.toThrow(RangeError);
    await expect(storage.delete(key)).rejects.toThrow(RangeError);
    expect(await listKeys()).toEqual([]);
    await end();
  });
});

describe.runIf(s3)("S3 storage", () => {
  const withEnv = (change: Record<string, string | undefined>) =>
    createStorage(readEnv({ ...(s3 && s3TestEnv(s3, "no-such-bucket")), ...change }));

  test.each([{ S3_SECRET_ACCESS_KEY: "wrong" }, { S3_ACCESS_KEY_ID: "wrong" }])("refuses %j", async (wrong) => {
    const storage = withEnv(wrong);
    await expect(storage.ping()).rejects.toThrow();
    await expect(storage.put("a.png", streamInChunks(randomBytes(10)), { type })).rejects.toThrow();
    await expect(storage.get("a.png")).rejects.not.toThrow(StorageNotFound);
    await expect(storage.delete("a.png")).rejects.toThrow();
  });

  test("a missing bucket is an error, not a missing object", async () => {
    const storage = withEnv({});
    await expect(storage.ping()).rejects.toThrow();
    await expect(storage.get("a.png")).rejects.toMatchObject({ name: "NoSuchBucket" });
  });
});

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
