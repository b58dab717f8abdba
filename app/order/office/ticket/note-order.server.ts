import { createHash, randomUUID } from "node:crypto";
import type { Services } from "#app/server/services.server";

/**
 * Adds a note to an order. Notes are rows that are never altered, so two people at once lose nothing. A form that has
 * an id of its own is stored once, however often it is sent.
 */
export async function noteOrder(
  { db }: Services,
  actor: string,
  orderId: string,
  content: string,
  formId: string | null,
): Promise<void> {
  const { adminNotes, orderEvents } = db.tables;
  const at = new Date();
  const id = formId
    ? createHash("sha256")
        .update(JSON.stringify([formId, orderId, content]))
        .digest("base64url")
    : randomUUID();
  await db.transact(async (tx) => {
    const note = { id, orderId, timestamp: at, content, author: actor };
    const added = await tx.insert(adminNotes).values(note).onConflictDoNothing().returning({ id: adminNotes.id });
    if (added.length === 0) return;
    await tx.insert(orderEvents).values({ id: randomUUID(), orderId, createdAt: at, actor, kind: "note" });
  });
}
