import type { Readable } from "node:stream";

/** Where uploaded files are kept. Two drivers, one contract suite: tests/unit/storage.test.ts. */
export interface Storage {
  /**
   * Stores all of `body` under `key`. When the body fails or `signal` aborts, it rejects and nothing stays behind.
   * When it resolves the object is durable.
   */
  put(key: string, body: Readable, options: { type: string; signal?: AbortSignal }): Promise<void>;
  /**
   * Opens an object or, with `range`, a part of it for reading. `size` is the size of the body. Rejects for a range
   * that begins after the object's end.
   * @throws StorageNotFound
   */
  get(key: string, range?: ByteRange): Promise<{ body: Readable; size: number }>;
  /** Removes an object and whatever an interrupted `put` left of it. No error when there is none. */
  delete(key: string): Promise<void>;
  /** Resolves when the storage answers, rejects when it does not. */
  ping(): Promise<void>;
}

/** Byte positions, `end` included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** There is no object of this key. */
export class StorageNotFound extends Error {
  constructor(key: string) {
    super(`No stored object ${key}`);
    this.name = "StorageNotFound";
  }
}

/** Told by its name, because the server's bundle and the routes' have a copy of the class each. */
export function isStorageNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === "StorageNotFound";
}
