import { statfs } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import type { Env } from "../env/env.server";
import { newId } from "../new-id.server";
import type { Storage } from "../storage/storage.server";
import { bad, type Finding, good, type HealthChecks, unknown, warning } from "./health-check";

const GB = 1024 ** 3;
const MIN_SHARE = 0.1;
const MIN_BYTES = GB;
const BAD_BYTES = 0.1 * GB;

/** Bytes. `free` omits what only the machine's administrator may use. */
interface Disk {
  free: number;
  size: number;
}

export const createStorageChecks = ({ env, storage }: { env: Env; storage: Storage }): HealthChecks => ({
  storage: {
    name: "Files",
    advice:
      env.STORAGE === "s3"
        ? "Check the S3_… variables and the rights of the key (docs/operations.md, Storage on S3)."
        : "Make VAR_DIR writable for the user of the site, and make sure its disk has room.",
    advise: (error) => (env.STORAGE === "s3" && isAway(error) ? adviseStart(env) : undefined),
    async run() {
      const key = `health-checks/${newId()}`;
      const sent = Buffer.from(key);
      try {
        await storage.put(key, Readable.from([sent]), { type: "text/plain" });
        const { body } = await storage.get(key);
        const read = await buffer(body as ReadableStream<Uint8Array>);
        return read.equals(sent) ? good("A file was written and read.") : bad("A file came back different.");
      } finally {
        await storage.delete(key).catch(() => {});
      }
    },
  },
  disk: {
    name: "Free disk",
    advice: "Remove what is not needed from the disk of VAR_DIR, or make it larger.",
    async run() {
      const disk = await readDisk(env).catch((error) => {
        if (env.STORAGE === "s3") throw error;
        return null;
      });
      return disk ? rateDisk(disk) : unknown("The folder VAR_DIR didn’t answer.", "Look at the line Files first.");
    },
  },
});

export function rateDisk({ free, size }: Disk): Finding {
  const found = `${(free / GB).toFixed(1)} GB of ${(size / GB).toFixed(1)} GB is free.`;
  if (free < BAD_BYTES) return bad(found);
  return free < MIN_BYTES || free < size * MIN_SHARE ? warning(found) : good(found);
}

// The SDK adds an HTTP status to what S3 refuses, and sends no request without a key.
function isAway(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === undefined && name !== "CredentialsProviderError";
}

const adviseStart = ({ S3_ENDPOINT }: Env): string =>
  S3_ENDPOINT
    ? `Start the storage at ${new URL(S3_ENDPOINT).host}, and check S3_ENDPOINT and the network to it.`
    : "Check S3_REGION, and that this machine reaches AWS.";

export async function readDisk({ VAR_DIR }: Pick<Env, "VAR_DIR">): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(VAR_DIR);
  return { free: bavail * bsize, size: blocks * bsize };
}
