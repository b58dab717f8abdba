import { crc32 } from "node:zlib";
import { type Entry, writeDescriptor, writeDirectory, writeHeader, type ZipFile } from "./zip.server";

interface MadeFile extends Omit<ZipFile, "open" | "size"> {
  bytes: Uint8Array;
}

/** Like `createZip`, for files that are made one after another while the archive is read. Its size is unknown. */
export function streamZip(
  files: AsyncIterable<MadeFile>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const parts = writeMade(files);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next().catch((error) => {
        onError(error);
        throw error;
      });
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return()),
  });
}

async function* writeMade(files: AsyncIterable<MadeFile>): AsyncGenerator<Uint8Array, void> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { bytes, ...file } of files) {
    const entry = { ...file, size: bytes.length, offset, checksum: crc32(bytes) };
    entries.push(entry);
    for (const part of [writeHeader(entry), bytes, writeDescriptor(entry, entry.checksum)]) {
      offset += part.length;
      yield part;
    }
  }
  yield writeDirectory(entries, offset);
}
