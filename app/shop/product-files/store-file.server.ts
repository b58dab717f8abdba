import { Transform } from "node:stream";
import { and, eq } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { createDownloadName, createKeyName } from "#app/server/storage/file-names";
import { type IncomingFile, UploadRefused } from "#app/server/storage/incoming-file.server";
import type { AttachedFile } from "../model/upload-limits";
import { discardUploads } from "./discard-uploads.server";

/** Stores a file that is no version yet. Its row is written first, so that a crash leaves no unknown file. @throws UploadRefused */
export async function storeFile(
  services: Pick<Services, "db" | "storage" | "log">,
  productId: string,
  { body, signal, wasTruncated, ...file }: IncomingFile,
): Promise<AttachedFile> {
  const { db, storage } = services;
  const { productUploads } = db.tables;
  const [id, name] = [newId(), createDownloadName(file.name)];
  const type = /^[a-z]+\/[\w.+-]{1,100}$/.test(file.type) ? file.type : "application/octet-stream";
  const storagePath = `products/${productId}/${id}/${createKeyName(Date.now(), name)}`;
  const row = { id, productId, name, type, storagePath, createdAt: new Date() };
  await db.transact((tx) => tx.insert(productUploads).values(row));
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(null, chunk);
    },
  });
  body.on("error", (error) => measure.destroy(error));
  try {
    await storage.put(storagePath, body.pipe(measure), { type, signal });
    if (signal.aborted) throw new UploadRefused("cut");
    if (wasTruncated()) throw new UploadRefused("size");
    if (size === 0) throw new UploadRefused("empty");
    const isPending = and(eq(productUploads.id, id), eq(productUploads.state, "pending"));
    // Its day begins now, because a slow upload may have taken a part of it.
    const stored = { size, state: "stored", createdAt: new Date() } as const;
    const updated = await db.transact((tx) =>
      tx.update(productUploads).set(stored).where(isPending).returning({ id: productUploads.id }),
    );
    if (updated.length === 0) {
      // The sweeper took it for abandoned, and its row is gone.
      await storage.delete(storagePath);
      throw new UploadRefused("cut");
    }
    return { id, name, size };
  } catch (error) {
    body.unpipe(measure);
    await discardUploads(services, productId, [id]);
    if (signal.aborted) throw new UploadRefused("cut");
    throw error;
  }
}
