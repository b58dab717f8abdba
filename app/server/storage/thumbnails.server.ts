import { Readable } from "node:stream";
import type { Logger } from "../log.server";
import { ShrinkInterrupted, shrink } from "./shrink.server";
import { isStorageNotFound, type Storage } from "./storage.server";

/** Each holds a whole original and its pixels, and libvips already uses all processors for one. */
const CONCURRENCY = 1;

export interface Thumbnails {
  /**
   * The thumbnail (WebP) of the stored picture at `path`, or null where none can be made of it. Made once and kept
   * in the storage.
   * @throws StorageNotFound when there is no such picture
   */
  get(path: string): Promise<Buffer | null>;
}

/** Where the thumbnail of the picture at `path` is kept: it goes with the picture. */
export function getThumbnailKey(path: string): string {
  return `thumbs/${path}.webp`;
}

/** `seconds` is the longest that one picture may take, 0 any time. */
export function createThumbnails(storage: Storage, log: Logger, seconds: number): Thumbnails {
  const running = new Map<string, Promise<Buffer | null>>();
  const enqueue = createQueue(CONCURRENCY);

  const make = async (path: string): Promise<Buffer | null> => {
    const kept = await read(storage, getThumbnailKey(path));
    // An empty object says that none can be made.
    if (kept) return kept.length > 0 ? kept : null;
    return enqueue(async () => {
      const original = await readWhole(await storage.get(path));
      const made = await shrink(original, seconds).catch((error: Error) => error);
      const thumbnail = made instanceof Error ? null : made;
      if (made instanceof Error) log.info({ err: made, path }, "no thumbnail");
      // A slow moment is none of the picture's faults: that one is tried again.
      if (!(made instanceof ShrinkInterrupted || (made instanceof Error && /timeout/i.test(made.message))))
        await storeThumbnail(storage, getThumbnailKey(path), thumbnail).catch((err) =>
          log.warn({ err, path }, "thumbnail not kept"),
        );
      return thumbnail;
    });
  };

  return {
    get(path) {
      const mine = running.get(path) ?? make(path).finally(() => running.delete(path));
      running.set(path, mine);
      return mine;
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

/** Makes one copy; `buffer` of node:stream/consumers makes three on the way. */
async function readWhole({ body, size }: { body: Readable; size: number }): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(size);
  let read = 0;
  for await (const chunk of body) read += (chunk as Buffer).copy(whole, read);
  if (read !== size) throw new Error(`Read ${read} bytes of ${size}`);
  return whole;
}

function storeThumbnail(storage: Storage, key: string, thumbnail: Buffer | null): Promise<void> {
  return storage.put(key, Readable.from(thumbnail ? [thumbnail] : [], { objectMode: false }), { type: "image/webp" });
}

/** Lets so many pieces of work run at once; the others wait for their turn. */
function createQueue(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
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
