import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
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
import { readEnv } from "#app/server/env/env.server";
import { createStorage } from "#app/server/storage/create-storage.server";
import type { Storage } from "#app/server/storage/storage.server";
import { startTcpProxy } from "../network/tcp-proxy";
import { waitUntil } from "../wait-until";
import { type S3Info, s3TestEnv } from "./s3";

export const MIB = 1024 * 1024;

export interface TestStorage {
  storage: Storage;
  /** The environment of a site that uses this storage. */
  env: Record<string, string>;
  /** A storage of the same kind whose medium cannot be reached or written to. */
  broken: Storage;
  /** While `work` runs, a site with `env` cannot reach its storage. */
  withOutage<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Incomplete objects have a suffix. */
  listKeys(): Promise<string[]>;
  /** Imitates a process that died during `put`. */
  leavePartialFile(key: string): Promise<unknown>;
  remove(): Promise<void>;
}

/** Both storages; only the files where this machine has no S3 server. */
export function listDrivers(): { driver: string; open: () => Promise<TestStorage> }[] {
  const s3 = inject("s3");
  return [{ driver: "file", open: openFileStorage }, ...(s3 ? [{ driver: "s3", open: () => openS3Storage(s3) }] : [])];
}

export async function openFileStorage(): Promise<TestStorage> {
  const folder = await mkdtemp(join(tmpdir(), "palmetto-files-"));
  const createStorageIn = (name: string) => createStorage(readEnv({ VAR_DIR: join(folder, name) }));
  // A file in place of the folder, which not even root can write to.
  await writeFile(join(folder, "blocked"), "");
  const root = join(folder, "var/files");
  return {
    storage: createStorageIn("var"),
    env: { VAR_DIR: join(folder, "var") },
    broken: createStorageIn("blocked"),
    async withOutage(work) {
      await mkdir(root, { recursive: true });
      await rename(root, `${root}-away`);
      await writeFile(root, "");
      return work().finally(async () => {
        await rm(root);
        await rename(`${root}-away`, root);
      });
    },
    async listKeys() {
      const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return found.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
    },
    async leavePartialFile(key) {
      await mkdir(dirname(join(root, key)), { recursive: true });
      await writeFile(join(root, `${key}.part`), "half");
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

export async function openS3Storage(info: S3Info): Promise<TestStorage> {
  const Bucket = `test-${randomUUID()}`;
  const client = new S3Client({ ...info, forcePathStyle: true, credentials: info });
  await client.send(new CreateBucketCommand({ Bucket }));
  const proxy = await startTcpProxy(new URL(info.endpoint));
  const objects = async () => (await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? [];
  const uploads = async () => (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];
  return {
    storage: createStorage(readEnv(s3TestEnv(info, Bucket))),
    env: s3TestEnv({ ...info, endpoint: proxy.origin }, Bucket),
    // Nothing listens on port 1.
    broken: createStorage(readEnv(s3TestEnv({ ...info, endpoint: "http://127.0.0.1:1" }, Bucket))),
    async withOutage(work) {
      await proxy.close();
      return work().finally(proxy.reopen);
    },
    async listKeys() {
      const incomplete = (await uploads()).map(({ Key }) => `${Key} (incomplete)`);
      return [...(await objects()).map(({ Key }) => `${Key}`), ...incomplete];
    },
    leavePartialFile: (Key) => client.send(new CreateMultipartUploadCommand({ Bucket, Key })),
    async remove() {
      // A file that the stopped site had already sent can still arrive after the bucket was emptied.
      await waitUntil(async () => {
        for (const { Key } of await objects()) await client.send(new DeleteObjectCommand({ Bucket, Key }));
        for (const { Key, UploadId } of await uploads())
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        await client.send(new DeleteBucketCommand({ Bucket }));
      });
      client.destroy();
      await proxy.close();
    },
  };
}

export function streamInChunks(bytes: Buffer): Readable {
  const chunkSize = 64 * 1024;
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, n) =>
    bytes.subarray(n * chunkSize, (n + 1) * chunkSize),
  );
  return Readable.from(chunks, { objectMode: false });
}

/** Calls `then` before it ends. */
export function streamMebibytes(count: number, then: () => Promise<unknown>): Readable {
  return Readable.from(
    (async function* () {
      for (let n = 0; n < count; n++) yield Buffer.alloc(MIB, n);
      await then();
    })(),
  );
}
