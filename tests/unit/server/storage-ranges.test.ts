import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Storage, StorageNotFound } from "#app/server/storage/storage.server";
import { listDrivers, streamInChunks, type TestStorage } from "#tests/support/storage/test-storages";

const type = "image/png";

describe.each(listDrivers())("$driver storage", ({ open }) => {
  let testStorage: TestStorage;
  let storage: Storage;
  beforeEach(async () => {
    testStorage = await open();
    storage = testStorage.storage;
  });
  afterEach(() => testStorage.remove());

  test.each([
    { part: "the beginning", start: 0, end: 0, bytes: [0, 1] },
    { part: "the middle", start: 300_000, end: 700_000, bytes: [300_000, 700_001] },
    { part: "the end and beyond", start: 999_990, end: 2_000_000, bytes: [999_990, 1_000_000] },
  ])("returns $part of an object", async ({ start, end, bytes: [from, to] }) => {
    const bytes = randomBytes(1_000_000);
    await storage.put("orders/a.png", streamInChunks(bytes), { type });
    const { body, size } = await storage.get("orders/a.png", { start, end });
    const part = bytes.subarray(from, to);
    expect(size).toBe(part.length);
    expect((await buffer(body)).equals(part)).toBe(true);
  });

  test("returns nothing beyond an object's end or of an object that was never stored", async () => {
    await storage.put("orders/a.png", streamInChunks(randomBytes(10)), { type });
    await expect(storage.get("orders/a.png", { start: 10, end: 20 })).rejects.not.toThrow(StorageNotFound);
    await expect(storage.get("orders/b.png", { start: 0, end: 1 })).rejects.toThrow(StorageNotFound);
  });
});
