import { randomUUID } from "node:crypto";
import type { Services } from "#app/server/services.server";

/** Adds a note to an order. Notes are rows that are never altered, so two people at once lose nothing. */
export async function noteOrder({ db }: Services, actor: string, submissionId: string, content: string): Promise<void> {
  const { adminNotes, orderEvents } = db.tables;
  const at = new Date();
  await db.transact(async (tx) => {
    await tx.insert(adminNotes).values({ id: randomUUID(), submissionId, timestamp: at, content, author: actor });
    await tx.insert(orderEvents).values({ id: randomUUID(), submissionId, createdAt: at, actor, kind: "note" });
  });
}
