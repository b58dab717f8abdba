import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inject } from "vitest";
import { MIB, openFileStorage, openS3Storage, streamMebibytes, type TestStorage } from "./test-storages";

export interface LimitedStorage extends TestStorage {
  /** While `work` runs, a site with `env` can store files of 5 MiB, but none of 9. */
  withoutFreeSpace<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** File storage can be limited only on Linux, and S3 only if the server has a user with limited buckets. */
export function listLimitedDrivers(): { driver: string; open: () => Promise<LimitedStorage> }[] {
  const s3 = inject("s3");
  const file = { driver: "file", open: openLimitedFileStorage };
  const limited = s3?.limited ? { ...s3, ...s3.limited } : null;
  return [
    ...(process.platform === "linux" ? [file] : []),
    ...(limited ? [{ driver: "s3", open: () => openLimitedS3Storage(limited) }] : []),
  ];
}

async function openLimitedFileStorage(): Promise<LimitedStorage> {
  return { ...(await openFileStorage()), withoutFreeSpace: (work) => withFileSizeLimit(8 * MIB, work) };
}

/** The first part of a file of 9 MiB still fits. */
async function openLimitedS3Storage(info: Parameters<typeof openS3Storage>[0]): Promise<LimitedStorage> {
  const stand = await openS3Storage(info);
  return {
    ...stand,
    async withoutFreeSpace(work) {
      const body = streamMebibytes(25, async () => {});
      await stand.storage.put("other", body, { type: "application/octet-stream" });
      return work().finally(() => stand.storage.delete("other"));
    },
  };
}

const run = promisify(execFile);

/** A file size limit looks like a full disk to this process. */
export async function withFileSizeLimit<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
  const limit = (soft: number | "unlimited") => run("prlimit", ["--pid", String(process.pid), `--fsize=${soft}:`]);
  await limit(bytes);
  return work().finally(() => limit("unlimited"));
}
