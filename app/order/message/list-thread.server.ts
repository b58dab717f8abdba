import { and, desc, eq, lt, or } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { listOrderPhotos } from "../photos/stored-photos.server";

interface ThreadMessage extends Pick<Row<"orderMessages">, "id" | "sender" | "actor" | "text" | "createdAt"> {
  photos: { id: string; name: string }[];
}

export interface Thread {
  /** Oldest first. */
  messages: ThreadMessage[];
  olderThan: string | null;
  isNewest: boolean;
}

const PAGE_SIZE = 100;

/** The newest messages, or those before one. Answers to a delivery are shown with its files instead. */
export async function listThread(
  { db }: Pick<Services, "db">,
  orderId: string,
  before: string | null,
): Promise<Thread> {
  const { orderMessages } = db.tables;
  const { id, kind, sender, actor, text, createdAt } = orderMessages;
  const isOfOrder = eq(orderMessages.orderId, orderId);
  const [limit] =
    before === null
      ? []
      : await db.read
          .select({ createdAt })
          .from(orderMessages)
          .where(and(isOfOrder, eq(id, before)));
  const isOlder =
    limit && before !== null
      ? or(lt(createdAt, limit.createdAt), and(eq(createdAt, limit.createdAt), lt(id, before)))
      : undefined;
  const found = await db.read
    .select({ id, sender, actor, text, createdAt })
    .from(orderMessages)
    .where(and(isOfOrder, eq(kind, "message"), isOlder))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1);
  const messages = found.slice(0, PAGE_SIZE).reverse();
  const photos = messages.length === 0 ? [] : await listOrderPhotos({ db }, orderId);
  return {
    messages: messages.map((message) => ({
      ...message,
      photos: photos.filter(({ messageId }) => messageId === message.id),
    })),
    olderThan: found.length > PAGE_SIZE ? (messages[0]?.id ?? null) : null,
    isNewest: isOlder === undefined,
  };
}
