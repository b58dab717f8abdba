import { Transform } from "node:stream";
import { eq, max } from "drizzle-orm";
import { type IncomingFile, UploadRefused } from "#app/server/forms/incoming-file.server";
import type { Services } from "#app/server/services.server";
import { createDownloadName, createKeyName } from "#app/server/storage/file-names";
import type { Writer } from "#drizzle/connect";

export interface StoredDownload {
  name: string;
  type: string;
  size: number;
  storagePath: string;
}

type FileServices = Pick<Services, "db" | "storage" | "log">;

/** Of no version yet. @throws UploadRefused */
export async function storeFile(
  services: FileServices,
  productId: string,
  { body, signal, wasTruncated, ...file }: IncomingFile,
): Promise<StoredDownload> {
  const name = createDownloadName(file.name);
  const type = /^[a-z]+\/[\w.+-]{1,100}$/.test(file.type) ? file.type : "application/octet-stream";
  const version = await findNextVersion(services, services.db.read, productId);
  const storagePath = `products/${productId}/${version}/${createKeyName(Date.now(), name)}`;
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(null, chunk);
    },
  });
  body.on("error", (error) => measure.destroy(error));
  try {
    await services.storage.put(storagePath, body.pipe(measure), { type, signal });
    if (signal.aborted) throw new UploadRefused("cut");
    if (wasTruncated()) throw new UploadRefused("size");
    if (size === 0) throw new UploadRefused("empty");
    return { name, type, size, storagePath };
  } catch (error) {
    body.unpipe(measure);
    await discardFile(services, storagePath);
    if (signal.aborted) throw new UploadRefused("cut");
    throw error;
  }
}

export async function findNextVersion(
  { db }: Pick<Services, "db">,
  reader: Pick<Writer, "select">,
  productId: string,
): Promise<number> {
  const { productFiles } = db.tables;
  const [newest] = await reader
    .select({ version: max(productFiles.version) })
    .from(productFiles)
    .where(eq(productFiles.productId, productId));
  return (newest?.version ?? 0) + 1;
}

export async function discardFile({ storage, log }: FileServices, storagePath: string): Promise<void> {
  await storage.delete(storagePath).catch((error) => log.warn({ err: error, storagePath }, "file not removed"));
}
