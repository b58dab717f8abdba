import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Logger } from "./log.server";
import { isStorageNotFound, type Storage } from "./storage.server";

/** The longer edge, in pixels. */
const EDGE = 360;
/** A picture of more is not decoded: 50 megapixels are 200 MB once unpacked. */
const MOST_PIXELS = 50_000_000;
/** Each holds a whole original and what it unpacks to. */
const AT_ONCE = 2;

export interface Thumbnails {
  /**
   * The thumbnail (WebP) of the stored picture at `path`, or null where none can be made of it. Made once and kept
   * in the storage.
   * @throws StorageNotFound when there is no such picture
   */
  get(path: string): Promise<Buffer | null>;
}

/** Where the thumbnail of the picture at `path` is kept: it goes with the picture. */
export function thumbnailKey(path: string): string {
  return `thumbs/${path}.webp`;
}

/** `seconds` is the longest that one picture may take, 0 any time. */
export function createThumbnails(storage: Storage, log: Logger, seconds: number): Thumbnails {
  // Only what an order may bring: a file that turns out to be something else meets no decoder.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
  });
  sharp.cache(false);
  const running = new Map<string, Promise<Buffer | null>>();
  const inTurn = turns(AT_ONCE);

  const make = async (path: string): Promise<Buffer | null> => {
    const kept = await read(storage, thumbnailKey(path));
    // An empty object says that none can be made.
    if (kept) return kept.length > 0 ? kept : null;
    return inTurn(async () => {
      const original = await buffer((await storage.get(path)).body);
      const made = await shrink(original, seconds).catch((error: Error) => error);
      const thumbnail = made instanceof Error ? null : made;
      if (made instanceof Error) log.info({ err: made, path }, "no thumbnail");
      // A slow moment is none of the picture's faults: that one is tried again.
      if (!(made instanceof Error && /timeout/i.test(made.message)))
        await keep(storage, thumbnailKey(path), thumbnail).catch((err) =>
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

/** The first frame, upright (EXIF), without its metadata. @throws for what is no picture or is too much of one */
function shrink(original: Buffer, seconds: number): Promise<Buffer> {
  return sharp(original, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true })
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: EDGE, height: EDGE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
}

async function read(storage: Storage, key: string): Promise<Buffer | null> {
  try {
    return await buffer((await storage.get(key)).body);
  } catch (error) {
    if (isStorageNotFound(error)) return null;
    throw error;
  }
}

function keep(storage: Storage, key: string, thumbnail: Buffer | null): Promise<void> {
  return storage.put(key, Readable.from(thumbnail ? [thumbnail] : [], { objectMode: false }), { type: "image/webp" });
}

/** Lets so many pieces of work run at once; the others wait for their turn. */
function turns(most: number) {
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
