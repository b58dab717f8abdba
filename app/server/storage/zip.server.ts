import { crc32 } from "node:zlib";

const READ_BUFFER = 64 * 1024;

export interface ZipFile {
  name: string;
  size: number;
  /** Local time, such as `2026-11-21 08:42`. */
  modified: string;
  open(): Promise<ReadableStream<Uint8Array>>;
}

/**
 * A ZIP archive (PKWARE APPNOTE 6.3) without compression, because delivered files are compressed already. The size is
 * known before anything is read. One file at a time is open; canceling the body closes it.
 */
export function createZip(files: ZipFile[]): { size: number; body: ReadableStream<Uint8Array> } {
  const entries: (Entry & ZipFile)[] = [];
  let offset = 0;
  for (const file of files) {
    entries.push({ ...file, offset, checksum: 0 });
    offset += writeHeader(file).length + file.size + writeDescriptor(file, 0).length;
  }
  let reader: ReadableStreamBYOBReader | undefined;
  let canceled = false;
  /** Each step fulfills one read of the body. Files are read into the buffer of the body's reader. */
  async function* write(controller: ReadableByteStreamController): AsyncGenerator<void> {
    // `enqueue` detaches the memory, which Node's small buffers share with others, so it gets a copy.
    const send = (bytes: Buffer) => controller.enqueue(new Uint8Array(bytes));
    for (const entry of entries) {
      send(writeHeader(entry));
      yield;
      reader = (await entry.open()).getReader({ mode: "byob" });
      if (canceled) {
        await reader.cancel();
        return;
      }
      let size = 0;
      while (size < entry.size) {
        const request = controller.byobRequest as ReadableStreamBYOBRequest;
        const { done, value } = await reader.read(request.view as Uint8Array<ArrayBuffer>);
        if (done) break;
        entry.checksum = crc32(value, entry.checksum);
        size += value.length;
        request.respondWithNewView(value);
        yield;
      }
      await reader.cancel();
      if (size !== entry.size) throw new Error(`${entry.name}: read ${size} bytes of ${entry.size}`);
      send(writeDescriptor(entry, entry.checksum));
      yield;
    }
    send(writeDirectory(entries, offset));
    controller.close();
  }
  let steps: AsyncGenerator<void>;
  const body = new ReadableStream({
    type: "bytes",
    autoAllocateChunkSize: READ_BUFFER,
    start(controller) {
      steps = write(controller);
    },
    async pull() {
      await steps.next();
    },
    cancel() {
      canceled = true;
      return reader?.cancel();
    },
  });
  return { size: offset + writeDirectory(entries, offset).length, body };
}

export interface Entry extends Omit<ZipFile, "open"> {
  offset: number;
  checksum: number;
}

const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;
const ZIP64 = 45;
const MADE_ON_UNIX = (3 << 8) | ZIP64;
const REGULAR_FILE = 0o100644 * 0x1_0000;
// The checksum follows the data, and names are UTF-8.
const FLAGS = 0x0808;
const STORED = 0;

const isLarge = ({ size }: Pick<ZipFile, "size">) => size >= MAX_32;

export function writeHeader(file: Omit<ZipFile, "open">): Buffer {
  const name = Buffer.from(file.name);
  const large = isLarge(file);
  const extra = large ? pack([2, 1], [2, 16], [8, 0], [8, 0]) : Buffer.alloc(0);
  const size = large ? MAX_32 : 0;
  return Buffer.concat([
    pack([4, 0x0403_4b50], [2, ZIP64], [2, FLAGS], [2, STORED], ...toDosTime(file.modified)),
    pack([4, 0], [4, size], [4, size], [2, name.length], [2, extra.length]),
    name,
    extra,
  ]);
}

export function writeDescriptor(file: Pick<ZipFile, "size">, checksum: number): Buffer {
  const bytes = isLarge(file) ? 8 : 4;
  return pack([4, 0x0807_4b50], [4, checksum], [bytes, file.size], [bytes, file.size]);
}

export function writeDirectory(entries: Entry[], offset: number): Buffer {
  const directory = Buffer.concat(entries.map(writeDirectoryEntry));
  const { length } = directory;
  const count = entries.length;
  const end64 = [
    pack([4, 0x0606_4b50], [8, 44], [2, MADE_ON_UNIX], [2, ZIP64], [4, 0], [4, 0]),
    pack([8, count], [8, count], [8, length], [8, offset]),
    pack([4, 0x0706_4b50], [4, 0], [8, offset + length], [4, 1]),
  ];
  const shownCount = Math.min(count, MAX_16);
  const end = [
    pack([4, 0x0605_4b50], [2, 0], [2, 0], [2, shownCount], [2, shownCount]),
    pack([4, Math.min(length, MAX_32)], [4, Math.min(offset, MAX_32)], [2, 0]),
  ];
  const needs64 = count >= MAX_16 || length >= MAX_32 || offset >= MAX_32;
  return Buffer.concat([directory, ...(needs64 ? end64 : []), ...end]);
}

function writeDirectoryEntry(entry: Entry): Buffer {
  const name = Buffer.from(entry.name);
  const sizes: Field[] = isLarge(entry) ? [[8, entry.size] as const, [8, entry.size] as const] : [];
  const wide: Field[] = [...sizes, ...(entry.offset >= MAX_32 ? [[8, entry.offset] as const] : [])];
  const extra = wide.length > 0 ? pack([2, 1], [2, 8 * wide.length], ...wide) : Buffer.alloc(0);
  const size = Math.min(entry.size, MAX_32);
  return Buffer.concat([
    pack([4, 0x0201_4b50], [2, MADE_ON_UNIX], [2, ZIP64], [2, FLAGS], [2, STORED], ...toDosTime(entry.modified)),
    pack([4, entry.checksum], [4, size], [4, size], [2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0]),
    pack([4, REGULAR_FILE], [4, Math.min(entry.offset, MAX_32)]),
    name,
    extra,
  ]);
}

type Field = readonly [bytes: 2 | 4 | 8, value: number];

function pack(...fields: Field[]): Buffer {
  const packed = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) packed.writeBigUInt64LE(BigInt(value), at);
    else packed.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return packed;
}

function toDosTime(modified: string): Field[] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = modified.split(/\D/).map(Number);
  return [
    [2, (hour << 11) | (minute << 5)],
    [2, ((year - 1980) << 9) | (month << 5) | day],
  ];
}
