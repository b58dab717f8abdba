import { Readable } from "node:stream";
import type { Logger } from "../log.server";
import { getThumbnailKey } from "./file-names";
import { shrink, wasInterrupted } from "./shrink.server";
import { isStorageNotFound, type Storage } from "./storage.server";

/** Each picture holds an original and its pixels, and libvips already uses all processors. */
const CONCURRENCY = 1;
const MAX_WAITING = 50;
const RETRY_AFTER_MS = 3_600_000;
const MAX_INTERRUPTED = 1000;

interface StoredFile {
  path: string;
  type: string;
}

export interface Thumbnails {
  /** WebP. Null if the file cannot be decoded, "busy" if too many wait. @throws StorageNotFound */
  get(file: StoredFile): Promise<Buffer | null | "busy">;
  /** Queues work so that only one picture is decoded at a time. This queue is never full. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** `seconds`: time limit for each picture, 0 is unlimited. */
export function createThumbnails(storage: Storage, log: Logger, seconds: number): Thumbnails {
  const running = new Map<string, Promise<Buffer | null | "busy">>();
  const interrupted = createInterruptedFiles();
  const enqueue = createQueue(CONCURRENCY);

  const getOrCreate = async ({ path, type }: StoredFile): Promise<Buffer | null | "busy"> => {
    const stored = await read(storage, getThumbnailKey(path));
    // An empty object means that the picture cannot be decoded.
    if (stored) return stored.length > 0 ? stored : null;
    if (interrupted.has(path)) return null;
    return enqueue(async () => {
      const original = await readWhole(await storage.get(path));
      const result = await shrink(original, type, seconds).catch((error: Error) => error);
      const thumbnail = result instanceof Error ? null : result;
      if (result instanceof Error) log.info({ err: result, path }, "no thumbnail");
      // Another try may succeed, so the failure is not stored.
      if (wasInterrupted(result)) interrupted.add(path);
      else
        await storeThumbnail(storage, getThumbnailKey(path), thumbnail).catch((err) =>
          log.warn({ err, path }, "thumbnail not kept"),
        );
      return thumbnail;
    });
  };

  return {
    get(file) {
      const thumbnail = running.get(file.path) ?? getOrCreate(file).finally(() => running.delete(file.path));
      running.set(file.path, thumbnail);
      return thumbnail;
    },
    inTurn: (work) => enqueue(work, Number.POSITIVE_INFINITY) as Promise<Awaited<ReturnType<typeof work>>>,
  };
}

function createInterruptedFiles() {
  const times = new Map<string, number>();
  return {
    has: (path: string) => (times.get(path) ?? 0) > Date.now() - RETRY_AFTER_MS,
    add(path: string) {
      times.delete(path);
      times.set(path, Date.now());
      if (times.size > MAX_INTERRUPTED) times.delete(times.keys().next().value as string);
    },
  };
}

async function read(storage: Storage, key: string): Promise<Buffer | null> {
  try {
    return await readWhole(await storage.get(key));
  } catch (error) {
    if (isStorageNotFound(error)) return null;
    throw error;
  }
}

/** `buffer` of node:stream/consumers would make three copies. */
export async function readWhole({ body, size }: { body: AsyncIterable<Uint8Array>; size: number }): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(size);
  let read = 0;
  for await (const chunk of body) {
    whole.set(chunk, read);
    read += chunk.length;
  }
  if (read !== size) throw new Error(`Read ${read} bytes of ${size}`);
  return whole;
}

function storeThumbnail(storage: Storage, key: string, thumbnail: Buffer | null): Promise<void> {
  return storage.put(key, Readable.from(thumbnail ? [thumbnail] : [], { objectMode: false }), { type: "image/webp" });
}

function createQueue(concurrency: number) {
  let free = concurrency;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>, maxWaiting = MAX_WAITING): Promise<T | "busy"> => {
    if (free > 0) free--;
    else if (waiting.length >= maxWaiting) return "busy";
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
