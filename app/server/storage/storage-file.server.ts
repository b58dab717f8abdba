import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Storage, StorageNotFound } from "./storage.server";
import { bytesOf } from "./storage-body.server";

const READ_BUFFER = 256 * 1024;
const WRITE_BLOCK = 128 * 1024;
const PING = ".ping-";
/** A ping takes moments, so an older file of one was left behind. */
const PING_OLD_MS = 60_000;

/**
 * Keeps objects as files under `folder`, which is made on the first use. A key's slashes are subfolders.
 * An object is written beside its final place and renamed when it is complete and on the disk, so that no reader
 * ever sees half of one. The type is not kept: whoever serves the file knows it.
 * @throws RangeError (rejects) for a key that would lead out of the folder or is no file name.
 */
export function fileStorage(folder: string): Storage {
  return {
    async put(key, body, { signal }) {
      // The body may fail before anybody reads it; without a listener that would end the process.
      body.on("error", () => {});
      let written: string | undefined;
      try {
        const path = pathOf(folder, key);
        const made = await mkdir(dirname(path), { recursive: true });
        written = partOf(path);
        await write(written, bytesOf(body, signal));
        signal?.throwIfAborted();
        await rename(written, path);
        written = path;
        await syncFolders(dirname(path), made);
      } catch (error) {
        body.destroy();
        if (written) await remove(written).catch(() => {});
        throw error;
      }
    },

    async get(key, range) {
      const file = await open(pathOf(folder, key)).catch((error) => {
        throw isAbsent(error) ? new StorageNotFound(key) : error;
      });
      try {
        const stat = await file.stat();
        if (!stat.isFile()) throw new StorageNotFound(key);
        if (!range) return { body: file.createReadStream({ highWaterMark: READ_BUFFER }), size: stat.size };
        const { start } = range;
        const end = Math.min(range.end, stat.size - 1);
        if (start > end) throw new RangeError(`${key} has no bytes ${start} to ${range.end}`);
        return { body: file.createReadStream({ highWaterMark: READ_BUFFER, start, end }), size: end - start + 1 };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async delete(key) {
      const path = pathOf(folder, key);
      await remove(path);
      await remove(partOf(path));
    },

    async ping() {
      await mkdir(folder, { recursive: true });
      await removeOldPings(folder);
      const path = join(folder, PING + randomUUID());
      try {
        await writeFile(path, "ping");
      } finally {
        // On a full disk the file can be created, but not written.
        await remove(path);
      }
    },
  };
}

const partOf = (path: string) => `${path}.part`;

function pathOf(folder: string, key: string): string {
  const names = key.split(/[\\/]/);
  if (key.includes("\0") || key.endsWith(".part") || names.some((name) => ["", ".", ".."].includes(name)))
    throw new RangeError(`Not a storage key: ${JSON.stringify(key)}`);
  return resolve(folder, key);
}

/** A block at a time, each while the next is being filled, so that memory holds two of them and no more. */
async function write(path: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, "w");
  let chunks: Uint8Array[] = [];
  let size = 0;
  let writing: Promise<void> = Promise.resolve();
  const writeBlock = async () => {
    await writing;
    writing = writeAll(file, chunks, size);
    // Heard at the next block; until then nobody listens.
    writing.catch(() => {});
    chunks = [];
    size = 0;
  };
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= WRITE_BLOCK) await writeBlock();
    }
    await writeBlock();
    await writing;
    await file.datasync();
  } finally {
    await writing.catch(() => {});
    await file.close();
  }
}

async function writeAll(file: FileHandle, chunks: Uint8Array[], size: number): Promise<void> {
  const { bytesWritten } = await file.writev(chunks);
  if (bytesWritten !== size) throw new Error("The disk took only a part");
}

/** A new name is durable once its folder is; so is a new folder (`made` is the topmost) once its parent is. */
async function syncFolders(folder: string, made: string | undefined): Promise<void> {
  // Windows opens no folders.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
  if (made && folder.startsWith(made)) await syncFolders(dirname(folder), made);
}

async function removeOldPings(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(PING));
  for (const path of names.map((name) => join(folder, name))) {
    const file = await stat(path).catch(() => null);
    if (file && Date.now() - file.mtimeMs > PING_OLD_MS) await remove(path);
  }
}

async function remove(path: string): Promise<void> {
  await unlink(path).catch((error) => {
    if (!isAbsent(error)) throw error;
  });
}

function isAbsent(error: NodeJS.ErrnoException): boolean {
  return error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR";
}
