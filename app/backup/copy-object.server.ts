import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { copyFile, mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { isStorageNotFound, type Storage } from "../server/storage/storage.server";

const READ_BUFFER = 1024 * 1024;

interface Place {
  storage: Storage;
  key: string;
}

/** Copies an object and returns its SHA-256; null if it has been removed meanwhile. */
export async function copyObject(from: Place, to: Place): Promise<string | null> {
  try {
    return from.storage.folder && to.storage.folder
      ? await copyOnDisk(join(from.storage.folder, from.key), join(to.storage.folder, to.key))
      : await copyThrough(from, to);
  } catch (error) {
    if (isStorageNotFound(error)) return null;
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && !(await exists(from))) return null;
    throw error;
  }
}

/** The system copies, by sharing the blocks if it can, while this process computes the sum. */
async function copyOnDisk(from: string, to: string): Promise<string> {
  await mkdir(dirname(to), { recursive: true });
  const hash = createHash("sha256");
  const computeHash = async () => {
    for await (const chunk of createReadStream(from, { highWaterMark: READ_BUFFER })) hash.update(chunk);
  };
  await Promise.all([copyFile(from, to, constants.COPYFILE_FICLONE), computeHash()]);
  return hash.digest("hex");
}

async function copyThrough(from: Place, to: Place): Promise<string> {
  const { body } = await from.storage.get(from.key);
  const { stream, finish } = hashStream();
  const source = Readable.fromWeb(body as never);
  source.on("error", (error) => stream.destroy(error));
  await to.storage.put(to.key, source.pipe(stream), { type: "application/octet-stream" });
  return finish();
}

async function exists({ storage, key }: Place): Promise<boolean> {
  return storage.folder
    ? stat(join(storage.folder, key)).then(
        () => true,
        () => false,
      )
    : true;
}

/** A stream that passes the bytes through and computes their SHA-256. */
export function hashStream(): { stream: Transform; finish(): string } {
  const hash = createHash("sha256");
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, finish: () => hash.digest("hex") };
}

export async function hashObject({ storage, key }: Place): Promise<string> {
  const hash = createHash("sha256");
  const { body } = await storage.get(key);
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest("hex");
}
