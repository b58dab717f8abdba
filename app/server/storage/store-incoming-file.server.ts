import { Transform } from "node:stream";
import { and, eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import { detectImageType } from "./detect-image-type.server";
import { type IncomingFile, UploadRefused } from "./incoming-file.server";
import { readFirstBytes } from "./read-bytes.server";
import { type FileServices, type FileTable, removeFiles } from "./stored-files.server";

export interface StoreRules {
  imageTypes?: readonly string[];
  insert(tx: Writer, type: string): Promise<{ id: string; path: string }>;
  /** Called with each part of the file, and with null at its end. @throws UploadRefused */
  inspect?(chunk: Buffer | null): Promise<void>;
  complete?(): Record<string, unknown>;
}

interface StoredFile {
  id: string;
  path: string;
  type: string;
  size: number;
}

export async function storeIncomingFile(
  services: FileServices,
  files: FileTable,
  { body, signal, wasTruncated, ...file }: IncomingFile,
  { imageTypes, insert, inspect, complete }: StoreRules,
): Promise<StoredFile> {
  const { db, storage } = services;
  const { table } = files;
  const first = await readFirstBytes(body);
  if (first.length === 0) throw new UploadRefused(signal.aborted ? "cut" : "empty");
  const type = imageTypes ? detectImageType(first) : cleanType(file.type);
  if (!type || (imageTypes && !imageTypes.includes(type))) throw new UploadRefused("type");
  const { id, path } = await db.transact((tx) => insert(tx, type));

  let size = 0;
  let refusal: unknown;
  const refuse = (error: Error) => {
    refusal = error;
    return error;
  };
  const inspected = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (!inspect) return done(null, chunk);
      inspect(chunk).then(
        () => done(null, chunk),
        (error) => done(refuse(error)),
      );
    },
    flush(done) {
      if (!inspect) return done();
      inspect(null).then(
        () => done(),
        (error) => done(refuse(error)),
      );
    },
  });
  body.on("error", (error) => inspected.destroy(error));
  inspected.write(first);
  try {
    await storage.put(path, body.pipe(inspected), { type, signal });
    if (signal.aborted) throw new UploadRefused("cut");
    if (wasTruncated()) throw new UploadRefused("size");
    const isPending = and(eq(table.id, id), eq(table.state, "pending"));
    const stored = await db.transact((tx) =>
      tx
        .update(table as PgTable)
        .set({ ...complete?.(), size, state: "stored" })
        .where(isPending)
        .returning({ id: table.id }),
    );
    if (stored.length === 0) {
      // The row was removed, because the file took more than a day or its order was deleted.
      await storage.delete(path);
      throw new UploadRefused("cut");
    }
    return { id, path, type, size };
  } catch (error) {
    body.unpipe(inspected);
    await removeFiles(services, files, [{ id }]);
    if (refusal) throw refusal;
    throw signal.aborted ? new UploadRefused("cut") : error;
  }
}

const cleanType = (type: string) => (/^[a-z]+\/[\w.+-]{1,100}$/.test(type) ? type : "application/octet-stream");
