import { Readable } from "node:stream";
import type { ListObjectsV2CommandInput, S3Client, S3ClientConfig } from "@aws-sdk/client-s3";
import type { Env } from "../env/env.server";
import { toByteStream } from "./byte-streams.server";
import { readBytes } from "./read-bytes.server";
import { type Storage, StorageNotFound } from "./storage.server";

const PART_SIZE = 5 * 1024 * 1024;
const CLEAN_UP_TIMEOUT = 10_000;

/** Needs GetObject, PutObject, DeleteObject, AbortMultipartUpload, ListBucket and ListBucketMultipartUploads. */
export function createS3Storage(env: Env): Storage {
  const Bucket = env.S3_BUCKET;
  let opened: ReturnType<typeof open> | undefined;
  const s3 = () => {
    opened ??= open(env);
    return opened;
  };

  async function remove(key: string, abortSignal?: AbortSignal): Promise<void> {
    const { client, sdk } = await s3();
    const object = client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }), { abortSignal });
    // Sorted by key, so the uploads of exactly this key come first.
    const listed = client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: key }), { abortSignal });
    const [{ Uploads = [] }] = await Promise.all([listed, object]);
    for (const { Key, UploadId } of Uploads) {
      if (Key !== key) continue;
      await client
        .send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal })
        .catch(ignoreError("NoSuchUpload"));
    }
  }

  async function* listPages(input: Omit<ListObjectsV2CommandInput, "Bucket">) {
    const { client, sdk } = await s3();
    let next: string | undefined;
    do {
      const page = await client.send(new sdk.ListObjectsV2Command({ ...input, Bucket, ContinuationToken: next }));
      yield page;
      next = page.NextContinuationToken;
    } while (next);
  }

  return {
    async put(key, body, { type, signal }) {
      // Without a listener, a body that fails before it is read would end the process.
      body.on("error", () => {});
      try {
        const { client, Upload } = await s3();
        // Upload's own abort leaves requests running that could still create the object: fail the body instead.
        const params = { Bucket, Key: key, Body: Readable.from(readBytes(body, signal)), ContentType: type };
        await new Upload({ client, params, queueSize: 1, partSize: PART_SIZE, leavePartsOnError: false }).done();
        signal?.throwIfAborted();
      } catch (error) {
        body.destroy();
        // A failed request may still have stored the object.
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
      return { body: toByteStream(Body as Readable), size: ContentLength ?? 0 };
    },

    delete: (key) => remove(key),

    async *list(prefix) {
      for await (const { Contents = [] } of listPages({ Prefix: prefix }))
        for (const { Key = "", Size = 0 } of Contents) yield { key: Key, size: Size };
    },

    async listFolders(prefix) {
      const names: string[] = [];
      for await (const { CommonPrefixes = [] } of listPages({ Prefix: prefix, Delimiter: "/" }))
        names.push(...CommonPrefixes.map(({ Prefix = "" }) => Prefix.slice(prefix.length, -1)));
      return names;
    },

    async ping() {
      const { client, sdk } = await s3();
      await client.send(new sdk.HeadBucketCommand({ Bucket }));
    },
  };
}

/** Only this driver loads the SDK, which takes a quarter of a second. */
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
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
      socketTimeout: 120_000,
      httpAgent: { maxSockets: 256 },
      httpsAgent: { maxSockets: 256 },
    },
  };
}

function ignoreError(name: string): (error: Error) => void {
  return (error) => {
    if (error.name !== name) throw error;
  };
}
