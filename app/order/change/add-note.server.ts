import { createPostId } from "#app/server/forms/submission-keys.server";
import type { Services } from "#app/server/services.server";
import { recordOrderEvent } from "../state/change-order.server";

/** A form stores one note, however often it is sent. */
export async function addNote(
  { db }: Pick<Services, "db">,
  actor: string,
  orderId: string,
  content: string,
  formId: string,
): Promise<void> {
  const { adminNotes } = db.tables;
  const at = new Date();
  const id = createPostId(formId, orderId, content);
  await db.transact(async (tx) => {
    const note = { id, orderId, timestamp: at, content, author: actor };
    const added = await tx.insert(adminNotes).values(note).onConflictDoNothing().returning({ id: adminNotes.id });
    if (added.length === 0) return;
    await recordOrderEvent(db, tx, { orderId, createdAt: at, actor, kind: "note" });
  });
}
