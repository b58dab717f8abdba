import { Readable } from "node:stream";
import type { S3Client, S3ClientConfig } from "@aws-sdk/client-s3";
import type { Env } from "../env.server";
import { type Storage, StorageNotFound } from "./storage.server";
import { bytesOf } from "./storage-body.server";

const PART_SIZE = 5 * 1024 * 1024;
/** Milliseconds. */
const CLEAN_UP_TIMEOUT = 10_000;

/**
 * Keeps objects in the bucket S3_BUCKET, which must exist. Its credentials need GetObject, PutObject, DeleteObject,
 * AbortMultipartUpload, ListBucket and ListBucketMultipartUploads. Memory: two parts of 5 MiB for each running `put`.
 * Errors are those of the SDK; `name` says which (AccessDenied, NoSuchBucket, TimeoutError and so on).
 */
export function s3Storage(env: Env): Storage {
  const Bucket = env.S3_BUCKET;
  let opened: ReturnType<typeof open> | undefined;
  const s3 = () => {
    opened ??= open(env);
    return opened;
  };

  async function remove(key: string, abortSignal?: AbortSignal): Promise<void> {
    const { client, sdk } = await s3();
    const object = client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }), { abortSignal });
    // Sorted by key, so those of this very key come before those of longer ones.
    const listed = client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: key }), { abortSignal });
    const [{ Uploads = [] }] = await Promise.all([listed, object]);
    for (const { Key, UploadId } of Uploads) {
      if (Key !== key) continue;
      await client
        .send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal })
        .catch(unless("NoSuchUpload"));
    }
  }

  return {
    async put(key, body, { type, signal }) {
      // The body may fail before anybody reads it; without a listener that would end the process.
      body.on("error", () => {});
      try {
        const { client, Upload } = await s3();
        // Upload's own abort leaves its requests running, and one that ends later would leave an object. So an abort
        // fails the body instead: Upload then waits for the request on its way and removes its parts.
        const params = { Bucket, Key: key, Body: Readable.from(bytesOf(body, signal)), ContentType: type };
        await new Upload({ client, params, queueSize: 1, partSize: PART_SIZE, leavePartsOnError: false }).done();
        signal?.throwIfAborted();
      } catch (error) {
        body.destroy();
        // The answer to a request may have been lost, not the request. The caller is to learn of the first error.
        await remove(key, AbortSignal.timeout(CLEAN_UP_TIMEOUT)).catch(() => {});
        throw error;
      }
    },

    async get(key, range) {
      const { client, sdk } = await s3();
      const { Body, ContentLength } = await client
        .send(new sdk.GetObjectCommand({ Bucket, Key: key, Range: range && `bytes=${range.start}-${range.end}` }))
        .catch((error) => {
          throw error.name === "NoSuchKey" ? new StorageNotFound(key) : error;
        });
      return { body: Body as Readable, size: ContentLength ?? 0 };
    },

    delete: (key) => remove(key),

    async ping() {
      const { client, sdk } = await s3();
      await client.send(new sdk.HeadBucketCommand({ Bucket }));
    },
  };
}

/** Loading the SDK costs a start a quarter of a second, and only this driver needs it. */
async function open(env: Env) {
  const [sdk, { Upload }] = await Promise.all([import("@aws-sdk/client-s3"), import("@aws-sdk/lib-storage")]);
  return { sdk, Upload, client: new sdk.S3Client(clientConfig(env)) as S3Client };
}

function clientConfig(env: Env): S3ClientConfig {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: env.S3_PATH_STYLE,
    requestChecksumCalculation: env.S3_CHECKSUMS,
    responseChecksumValidation: env.S3_CHECKSUMS,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      // Until the answer begins, sending a part included.
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
      // Longer, because a connection also rests while a visitor with a slow line takes in what was read.
      socketTimeout: 120_000,
      // A slow download holds one.
      httpAgent: { maxSockets: 256 },
      httpsAgent: { maxSockets: 256 },
    },
  };
}

function unless(name: string): (error: Error) => void {
  return (error) => {
    if (error.name !== name) throw error;
  };
}
