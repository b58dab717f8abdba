import type { Readable } from "node:stream";

export interface Storage {
  /** Rejects and leaves nothing if the body fails or `signal` aborts. Once resolved, the object is durable. */
  put(key: string, body: Readable, options: { type: string; signal?: AbortSignal }): Promise<void>;
  /** `body` is of type "bytes". Rejects for a range that begins after the object's end. @throws StorageNotFound */
  get(key: string, range?: ByteRange): Promise<{ body: ReadableStream<Uint8Array>; size: number }>;
  /** Also removes the rest of an interrupted `put`. No error without an object. */
  delete(key: string): Promise<void>;
  list(prefix?: string): AsyncIterable<StoredObject>;
  /** The first parts of keys after `prefix`, which ends with a slash or is empty. */
  listFolders(prefix: string): Promise<string[]>;
  ping(): Promise<void>;
  /** Set where objects are files, named by their keys. */
  readonly folder?: string;
}

export interface StoredObject {
  key: string;
  size: number;
}

/** Byte positions, `end` included. */
export interface ByteRange {
  start: number;
  end: number;
}

export class StorageNotFound extends Error {
  constructor(key: string) {
    super(`No stored object ${key}`);
    this.name = "StorageNotFound";
  }
}

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL", "QuotaExceeded", "XMinioStorageFull"]);

export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, cause } = error as NodeJS.ErrnoException;
  return FULL.has(code ?? "") || FULL.has(name) || isStorageFull(cause);
}

/** By name, because the server's bundle and the routes' bundle each have a copy of the class. */
export function isStorageNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === "StorageNotFound";
}
