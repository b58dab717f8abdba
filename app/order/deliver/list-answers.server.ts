import { and, eq, isNotNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";

export interface Answer {
  id: string;
  kind: "revision" | "approval";
  text: string;
  /** The delivered files that a revision is about. Empty means all. */
  fileIds: string[];
  createdAt: Date;
}

export async function listAnswers(
  { db }: Pick<Services, "db">,
  orderId: string,
  reader: Pick<Writer, "select"> = db.read,
): Promise<Map<string, Answer>> {
  const { orderMessages } = db.tables;
  const { id, kind, text, fileIds, createdAt, deliveryId } = orderMessages;
  const rows = await reader
    .select({ id, kind, text, fileIds, createdAt, deliveryId })
    .from(orderMessages)
    .where(and(eq(orderMessages.orderId, orderId), isNotNull(deliveryId)));
  return new Map(
    rows.flatMap(({ deliveryId, kind, ...answer }) =>
      deliveryId !== null && kind !== "message" ? [[deliveryId, { ...answer, kind }] as const] : [],
    ),
  );
}
