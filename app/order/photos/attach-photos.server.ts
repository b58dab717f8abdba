import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { createPhotoId, type StoredPhoto } from "./stored-photos.server";

/** A photo was removed after the form was read, and nothing was stored. The message is for the customer. */
export class PhotosGone extends Error {
  override message =
    "A picture was removed while we saved this, so nothing was sent. Check your pictures, then send the form again.";
}

/** The order does not take these photos, and nothing was stored. The message is for the customer. */
export class PhotosRefused extends Error {}

/** If a visitor changes an order and sends it again, its photos get a second row. @throws PhotosGone */
export async function attachPhotos(
  { db }: Pick<Services, "db">,
  tx: Writer,
  orderId: string,
  photos: Pick<StoredPhoto, "id">[],
  sentWith: { messageId: string; position: number } | null = null,
): Promise<Row<"uploads">[]> {
  const { uploads } = db.tables;
  const attached: Row<"uploads">[] = [];
  // Orders that share photos lock them in the same order, so that they cannot deadlock.
  const inLockOrder = [...photos.entries()].sort(([, a], [, b]) => (a.id < b.id ? -1 : 1));
  for (const [index, { id }] of inLockOrder) {
    const place = { orderId, messageId: sentWith?.messageId ?? null, position: (sentWith?.position ?? 0) + index };
    const stored = and(eq(uploads.id, id), eq(uploads.state, "stored"));
    const [taken] = await tx
      .update(uploads)
      .set(place)
      .where(and(stored, isNull(uploads.orderId)))
      .returning();
    // Locked, so that the object is kept if the other order is being removed.
    const [shared] = taken ? [] : await lockRows(db, tx.select().from(uploads).where(stored), "no key update");
    if (shared) {
      const copy = { ...shared, ...place, id: createPhotoId() };
      await tx.insert(uploads).values(copy);
      attached.push(copy);
    } else if (taken) attached.push(taken);
    else throw new PhotosGone();
  }
  return attached.sort((a, b) => a.position - b.position);
}
