import type { FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";

const READ_BUFFER = 256 * 1024;

/** Closes the file after `size` bytes from `start`, after an error and when canceled. */
export function readFileBytes(file: FileHandle, start: number, size: number): ReadableStream<Uint8Array> {
  let position = start;
  const end = start + size;
  return createByteStream({
    async read(buffer) {
      const left = end - position;
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, left), position);
      if (bytesRead === 0 && left > 0) throw new Error(`The file ends after ${position} of ${end} bytes`);
      position += bytesRead;
      return bytesRead;
    },
    close: () => file.close(),
  });
}

/** Copies, because several chunks of a connection may share their memory. */
export function toByteStream(body: Readable): ReadableStream<Uint8Array> {
  // Without a listener, a body that fails before it is read would end the process.
  body.on("error", () => {});
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0);
  return createByteStream({
    async read(buffer) {
      while (rest.length === 0) {
        const { done, value } = await chunks.next();
        if (done) return 0;
        rest = value;
      }
      const part = rest.subarray(0, buffer.length);
      buffer.set(part);
      rest = rest.subarray(part.length);
      return part.length;
    },
    close: async () => void body.destroy(),
  });
}

interface ByteSource {
  /** Fills the buffer from its beginning. Returns the number of bytes, 0 at the end. */
  read(buffer: Uint8Array): Promise<number>;
  close(): Promise<void>;
}

function createByteStream({ read, close }: ByteSource): ReadableStream<Uint8Array> {
  return new ReadableStream({
    type: "bytes",
    autoAllocateChunkSize: READ_BUFFER,
    async pull(controller) {
      const request = controller.byobRequest as ReadableStreamBYOBRequest;
      try {
        const size = await read(request.view as Uint8Array);
        if (size === 0) {
          await close();
          controller.close();
        }
        request.respond(size);
      } catch (error) {
        await close();
        throw error;
      }
    },
    cancel: close,
  });
}

/** Passes the bytes through. `onEnd` gets their number once: at the end, after an error or when canceled. */
export function countBytes(source: ReadableStream<Uint8Array>, onEnd: (bytes: number) => void): ReadableStream {
  const reader = source.getReader({ mode: "byob" });
  let bytes = 0;
  let isOver = false;
  const end = () => {
    if (!isOver) onEnd(bytes);
    isOver = true;
  };
  return new ReadableStream({
    type: "bytes",
    autoAllocateChunkSize: READ_BUFFER,
    async pull(controller) {
      const request = controller.byobRequest as ReadableStreamBYOBRequest;
      try {
        const { value, done } = await reader.read(request.view as Uint8Array<ArrayBuffer>);
        bytes += value?.byteLength ?? 0;
        if (done) {
          controller.close();
          end();
        }
        if (value) request.respondWithNewView(value);
      } catch (error) {
        end();
        throw error;
      }
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
}
