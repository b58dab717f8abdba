import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { readFileBytes } from "./byte-streams.server";
import { readBytes } from "./read-bytes.server";
import { type Storage, StorageNotFound } from "./storage.server";

const WRITE_BLOCK = 128 * 1024;
const PING_PREFIX = ".ping-";
const MAX_PING_AGE_MS = 60_000;

/** Objects are written beside their place, synced and renamed. Rejects with RangeError for an invalid key. */
export function createFileStorage(folder: string): Storage {
  return {
    folder,

    async put(key, body, { signal }) {
      // Without a listener, a body that fails before it is read would end the process.
      body.on("error", () => {});
      let written: string | undefined;
      try {
        const path = toPath(folder, key);
        const topmostNew = await mkdir(dirname(path), { recursive: true });
        written = getPartPath(path);
        await write(written, readBytes(body, signal));
        signal?.throwIfAborted();
        await rename(written, path);
        written = path;
        await syncFolders(dirname(path), topmostNew);
      } catch (error) {
        body.destroy();
        if (written) await remove(written).catch(() => {});
        throw error;
      }
    },

    async get(key, range) {
      const file = await open(toPath(folder, key)).catch((error) => {
        throw isNotFound(error) ? new StorageNotFound(key) : error;
      });
      try {
        const stat = await file.stat();
        if (!stat.isFile()) throw new StorageNotFound(key);
        const { start, end } = range ?? { start: 0, end: stat.size - 1 };
        if (range && start >= stat.size) throw new RangeError(`${key} has no bytes ${start} to ${end}`);
        const size = Math.min(end + 1, stat.size) - start;
        return { body: readFileBytes(file, start, size), size };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async delete(key) {
      const path = toPath(folder, key);
      await remove(path);
      await remove(getPartPath(path));
    },

    async *list(prefix = "") {
      for await (const path of walk(join(folder, dirname(`${prefix}.`)))) {
        const key = relative(folder, path).split(sep).join("/");
        if (!key.startsWith(prefix) || key.endsWith(".part") || key.startsWith(PING_PREFIX)) continue;
        const file = await stat(path).catch(() => null);
        if (file) yield { key, size: file.size };
      }
    },

    async listFolders(prefix) {
      const entries = await readFolder(join(folder, prefix));
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },

    async ping() {
      await mkdir(folder, { recursive: true });
      await removeOldPings(folder);
      const path = join(folder, PING_PREFIX + randomUUID());
      try {
        await writeFile(path, "ping");
      } finally {
        // On a full disk, the file can be created, but not written.
        await remove(path);
      }
    },
  };
}

const getPartPath = (path: string) => `${path}.part`;

function toPath(folder: string, key: string): string {
  const names = key.split(/[\\/]/);
  if (key.includes("\0") || key.endsWith(".part") || names.some((name) => ["", ".", ".."].includes(name)))
    throw new RangeError(`Not a storage key: ${JSON.stringify(key)}`);
  return resolve(folder, key);
}

async function* walk(folder: string): AsyncGenerator<string> {
  for (const entry of await readFolder(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

function readFolder(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isNotFound(error)) return [];
    throw error;
  });
}

// Writes one block while the next is filled, so that memory holds only two.
async function write(path: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, "w");
  let chunks: Uint8Array[] = [];
  let size = 0;
  let writing: Promise<void> = Promise.resolve();
  const writeBlock = async () => {
    await writing;
    writing = writeAll(file, chunks, size);
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
  // On a full disk, only part of the data is written. Writing the rest fails with the reason.
  if (bytesWritten < size) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}

/** A new name is durable once its folder is synced, and a new folder (`topmostNew`) once its parent is. */
async function syncFolders(folder: string, topmostNew: string | undefined): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
  if (topmostNew && folder.startsWith(topmostNew)) await syncFolders(dirname(folder), topmostNew);
}

async function removeOldPings(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(PING_PREFIX));
  for (const path of names.map((name) => join(folder, name))) {
    const file = await stat(path).catch(() => null);
    if (file && Date.now() - file.mtimeMs > MAX_PING_AGE_MS) await remove(path);
  }
}

async function remove(path: string): Promise<void> {
  await unlink(path).catch((error) => {
    if (!isNotFound(error)) throw error;
  });
}

function isNotFound(error: NodeJS.ErrnoException): boolean {
  return error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR";
}
