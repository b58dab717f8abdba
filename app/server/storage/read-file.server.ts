import type { FileHandle } from "node:fs/promises";

const READ_BUFFER = 256 * 1024;

/** `size` bytes from `start`. Closes the file when they are read, when reading fails and when it is canceled. */
export function readFileBytes(file: FileHandle, start: number, size: number): ReadableStream<Uint8Array> {
  let position = start;
  const end = start + size;
  return new ReadableStream({
    type: "bytes",
    // For readers that bring no buffer of their own.
    autoAllocateChunkSize: READ_BUFFER,
    async pull(controller) {
      const request = controller.byobRequest as ReadableStreamBYOBRequest;
      const view = request.view as Uint8Array;
      try {
        const left = end - position;
        const { bytesRead } = await file.read(view, 0, Math.min(view.byteLength, left), position);
        if (bytesRead === 0 && left > 0) throw new Error(`The file ends after ${position} of ${end} bytes`);
        position += bytesRead;
        if (left === 0) {
          await file.close();
          controller.close();
        }
        request.respond(bytesRead);
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    cancel: () => file.close(),
  });
}
