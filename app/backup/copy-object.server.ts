import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, open, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { isStorageNotFound, type Storage } from "../server/storage/storage.server";

// More than there are threads, so that no thread waits until a folder is made.
const PARALLEL_FILES = 16;
// While some threads read, others compute.
const THREADS = 4;
const PARALLEL_TRANSFERS = 4;
const threads = pLimit(THREADS);
const idle: Worker[] = [];
const transfers = pLimit(PARALLEL_TRANSFERS);
const SCRIPT = process.env.NODE_ENV === "production" ? "build/copy-thread.js" : "app/backup/copy-thread.mjs";

/** Works on several files at a time. After a failure it starts no others, and rejects when the last one is done. */
export async function inParallel<File>(
  files: Iterable<File> | AsyncIterable<File>,
  work: (file: File) => Promise<void>,
): Promise<void> {
  async function* share() {
    yield* files;
  }
  const shared = share();
  const run = async () => {
    for await (const file of shared) await work(file);
  };
  const results = await Promise.allSettled(Array.from({ length: PARALLEL_FILES }, run));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

interface Place {
  storage: Storage;
  key: string;
}

/** Returns the SHA-256, null if the object was removed meanwhile. `flushCopies` makes the copy durable. */
export async function copyObject(from: Place, to: Place): Promise<string | null> {
  try {
    return from.storage.folder && to.storage.folder
      ? await copyOnDisk(join(from.storage.folder, from.key), join(to.storage.folder, to.key))
      : await transfers(() => copyThrough(from, to));
  } catch (error) {
    if (isStorageNotFound(error)) return null;
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && !(await exists(from))) return null;
    throw error;
  }
}

async function copyOnDisk(from: string, to: string): Promise<string> {
  await mkdir(dirname(to), { recursive: true });
  return readInThread({ from, to });
}

export async function flushCopies({ folder }: Storage, keys: Iterable<string>): Promise<void> {
  if (!folder) return;
  await inParallel(keys, async (key) => {
    const file = await open(join(folder, key));
    await file.datasync().finally(() => file.close());
  });
}

/** Returns a file's SHA-256, and copies it if `to` is given. One thread alone would be slower than a disk. */
function readInThread(job: { from: string; to?: string }): Promise<string> {
  return threads(async () => {
    const thread = idle.pop() ?? new Worker(resolve(SCRIPT));
    thread.ref();
    thread.postMessage(job);
    const [{ sum, failure }] = await once(thread, "message");
    // An idle thread does not keep the process alive.
    thread.unref();
    idle.push(thread);
    if (failure) throw Object.assign(new Error(failure.message), failure);
    return sum;
  });
}

async function copyThrough(from: Place, to: Place): Promise<string> {
  const object = await from.storage.get(from.key);
  const { body, finish } = hashChunks(object.body as unknown as AsyncIterable<Uint8Array>);
  await to.storage.put(to.key, body, { type: "application/octet-stream" });
  return finish();
}

async function exists({ storage, key }: Place): Promise<boolean> {
  return storage.folder
    ? stat(join(storage.folder, key)).then(
        () => true,
        () => false,
      )
    : true;
}

export function hashChunks(chunks: Iterable<string> | AsyncIterable<string | Uint8Array>) {
  const hash = createHash("sha256");
  async function* pass() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { body: Readable.from(pass(), { objectMode: false }), finish: () => hash.digest("hex") };
}

export async function hashObject({ storage, key }: Place): Promise<string> {
  if (storage.folder) return readInThread({ from: join(storage.folder, key) });
  const hash = createHash("sha256");
  const { body } = await storage.get(key);
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest("hex");
}
