import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from "@aws-sdk/client-s3";
import { inject } from "vitest";
import { readEnv } from "#app/server/env.server";
import { createStorage } from "#app/server/storage/create-storage.server";
import type { Storage } from "#app/server/storage/storage.server";
import { type S3Info, s3TestEnv } from "./s3";

export const MIB = 1024 * 1024;

/** One storage under test, empty at first, with what a test may know of its inside. */
export interface Stand {
  storage: Storage;
  /** The environment of a site that uses this storage. */
  env: Record<string, string>;
  /** A storage of the same kind whose medium cannot be reached or written to. */
  broken: Storage;
  /** The keys of all objects, with a suffix for those that are not complete. */
  contents(): Promise<string[]>;
  /** Leaves what a `put` leaves whose process has died. */
  leaveHalf(key: string): Promise<unknown>;
  end(): Promise<void>;
}

/** Both storages; only the files where this machine has no S3 server. */
export function listDrivers(): { driver: string; open: () => Promise<Stand> }[] {
  const s3 = inject("s3");
  return [{ driver: "file", open: openFileStand }, ...(s3 ? [{ driver: "s3", open: () => openS3Stand(s3) }] : [])];
}

export async function openFileStand(): Promise<Stand> {
  const folder = await mkdtemp(join(tmpdir(), "palmetto-files-"));
  const storageIn = (name: string) => createStorage(readEnv({ VAR_DIR: join(folder, name) }));
  // A file where the folder should be: not even root may write there.
  await writeFile(join(folder, "blocked"), "");
  const root = join(folder, "var/files");
  return {
    storage: storageIn("var"),
    env: { VAR_DIR: join(folder, "var") },
    broken: storageIn("blocked"),
    async contents() {
      const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return found.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
    },
    async leaveHalf(key) {
      await mkdir(dirname(join(root, key)), { recursive: true });
      await writeFile(join(root, `${key}.part`), "half");
    },
    end: () => rm(folder, { recursive: true }),
  };
}

export async function openS3Stand(info: S3Info): Promise<Stand> {
  const Bucket = `test-${randomUUID()}`;
  const client = new S3Client({ ...info, forcePathStyle: true, credentials: info });
  await client.send(new CreateBucketCommand({ Bucket }));
  const objects = async () => (await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? [];
  const uploads = async () => (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];
  return {
    storage: createStorage(readEnv(s3TestEnv(info, Bucket))),
    env: s3TestEnv(info, Bucket),
    // Nothing listens on port 1.
    broken: createStorage(readEnv(s3TestEnv({ ...info, endpoint: "http://127.0.0.1:1" }, Bucket))),
    async contents() {
      const half = (await uploads()).map(({ Key }) => `${Key} (incomplete)`);
      return [...(await objects()).map(({ Key }) => `${Key}`), ...half];
    },
    leaveHalf: (Key) => client.send(new CreateMultipartUploadCommand({ Bucket, Key })),
    async end() {
      for (const { Key } of await objects()) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      for (const { Key, UploadId } of await uploads())
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      await client.send(new DeleteBucketCommand({ Bucket }));
      client.destroy();
    },
  };
}

/** The bytes in pieces of 64 KiB, as a form's parser hands them on. */
export function chunks(bytes: Buffer): Readable {
  const piece = 64 * 1024;
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, n) =>
    bytes.subarray(n * piece, (n + 1) * piece),
  );
  return Readable.from(pieces, { objectMode: false });
}

/** A body of `count` MiB that does `then` before it ends. */
export function mebibytes(count: number, then: () => Promise<unknown>): Readable {
  return Readable.from(
    (async function* () {
      for (let n = 0; n < count; n++) yield Buffer.alloc(MIB, n);
      await then();
    })(),
  );
}
