import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { toByteStream } from "#app/server/storage/byte-streams.server";
import { createZip } from "#app/server/storage/zip.server";
import { toZipNames } from "#app/server/storage/zip-names.server";
import { unpackZip } from "../support/order/unpack-zip";

const modified = "2026-11-21 08:42";

const stream = (content: Buffer) => toByteStream(Readable.from([content], { objectMode: false }));

function toFile(name: string, content: Buffer) {
  return { name, size: content.length, modified, open: async () => stream(content) };
}

describe("an archive", () => {
  test("has every file unchanged, also an empty one, and the announced size", async () => {
    const files = [
      toFile("a.bin", Buffer.alloc(300_000, 1)),
      toFile("leer.txt", Buffer.alloc(0)),
      toFile("שלום é.pdf", Buffer.from("third")),
    ];
    const { size, body } = createZip(files);
    const bytes = await buffer(body);
    expect(bytes.length).toBe(size);
    const unpacked = await unpackZip(bytes);
    expect(unpacked.map(({ name, content }) => [name, content.length])).toEqual([
      ["a.bin", 300_000],
      ["leer.txt", 0],
      ["שלום é.pdf", 5],
    ]);
    expect(unpacked[0]?.content.equals(Buffer.alloc(300_000, 1))).toBe(true);
    expect(unpacked[0]?.modified).toBe(modified);
  });

  test("can be larger than 4 GB, and so can its files", () => {
    const huge = (name: string) => ({ ...toFile(name, Buffer.alloc(0)), size: 5 * 1024 ** 3 });
    const small = createZip([toFile("a", Buffer.alloc(1)), toFile("b", Buffer.alloc(1))]).size;
    // Longer headers, directory entries and end records: APPNOTE 4.3.14 to 4.5.3.
    expect(createZip([huge("a"), huge("b")]).size - 10 * 1024 ** 3).toBe(small - 2 + 2 * (20 + 8 + 20) + 8 + 76);
  });

  test("is written into the buffers of its reader", async () => {
    const content = randomBytes(1_000_000);
    const { size, body } = createZip([toFile("a", content), toFile("b", content)]);
    const reader = body.getReader({ mode: "byob" });
    const bytes = Buffer.alloc(size);
    let read = 0;
    for (let memory = new ArrayBuffer(1000); ; ) {
      const { done, value } = await reader.read(new Uint8Array(memory));
      if (done) break;
      expect(value.buffer.byteLength).toBe(1000);
      bytes.set(value, read);
      read += value.length;
      memory = value.buffer;
    }
    expect(read).toBe(size);
    for (const file of await unpackZip(bytes)) expect(file.content.equals(content), file.name).toBe(true);
  });

  test("opens one file after the other", async () => {
    let open = 0;
    let most = 0;
    const files = Array.from({ length: 5 }, (_, index) => ({
      ...toFile(`${index}`, Buffer.alloc(100_000)),
      open: async () => {
        most = Math.max(most, ++open);
        return new ReadableStream({
          type: "bytes",
          pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
          cancel: () => void open--,
        });
      },
    }));
    await buffer(createZip(files).body);
    expect([open, most]).toEqual([0, 1]);
  });

  test("that is canceled closes a file that does not respond", async () => {
    let silent = new Readable();
    const asked = new Promise<void>((resolve) => {
      silent = new Readable({ read: () => resolve() });
    });
    const closed = once(silent, "close");
    const { body } = createZip([{ name: "a", size: 10, modified, open: async () => toByteStream(silent) }]);
    const reader = body.getReader();
    await reader.read();
    const never = reader.read();
    await asked;
    await reader.cancel();
    expect(await never).toEqual({ done: true, value: undefined });
    await closed;
    expect(silent.destroyed).toBe(true);
  });

  test.each([9, 11])("fails if a file of 10 bytes was announced as %i", async (size) => {
    const file = { ...toFile("a", Buffer.alloc(10)), size };
    await expect(buffer(createZip([file, file]).body)).rejects.toThrow(`a: read 10 bytes of ${size}`);
  });
});

describe("names in an archive", () => {
  test.each([
    [
      ["a.png", "a.png", "A.png", "b.png"],
      ["a.png", "a (2).png", "A (3).png", "b.png"],
    ],
    [
      ["a.png", "a (2).png", "a.png"],
      ["a.png", "a (2).png", "a (3).png"],
    ],
    [
      ["../../etc/passwd", "..\\x", "..", ""],
      [".._.._etc_passwd", ".._x", "file", "file (2)"],
    ],
    [
      ['say "hi"?.txt', "photo\u202Egnp.exe", "new\nline", ".hidden", "dot."],
      ["say _hi__.txt", "photognp.exe", "newline", ".hidden", "dot"],
    ],
  ])("%j become %j", (given, names) => {
    expect(toZipNames(given)).toEqual(names);
  });

  test("are at most 255 bytes long and keep their extension", () => {
    const names = toZipNames([`${"é".repeat(126)}.zip`, `${"é".repeat(126)}.zip`, `${"x".repeat(400)}.png`]);
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(names.map((name) => name.slice(-8))).toEqual(["éééé.zip", " (2).zip", "xxxx.png"]);
  });
});
