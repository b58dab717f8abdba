import { count, eq, max } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { DeliveryState } from "../deliver/current-delivery.server";
import { attachPhotos, PhotosRefused } from "../photos/attach-photos.server";
import type { StoredPhoto } from "../photos/stored-photos.server";
import { markAnswered, markWaiting } from "../state/waiting.server";

const MAX_ORDER_PHOTOS = 100;

interface NewMessage extends Pick<Row<"orderMessages">, "id" | "kind" | "sender" | "actor" | "text"> {
  deliveryId?: string;
  fileIds?: string[];
  photos?: Pick<StoredPhoto, "id">[];
}

/**
 * Lock the order first. @returns null if the message, or another answer to its delivery, is already recorded
 * @throws PhotosGone, PhotosRefused
 */
export async function recordMessage(
  services: Pick<Services, "db">,
  tx: Writer,
  orderId: string,
  { deliveryId, fileIds = [], photos = [], ...message }: NewMessage,
): Promise<Row<"uploads">[] | null> {
  const { orderMessages, uploads } = services.db.tables;
  const createdAt = new Date();
  // New files answer a revision, and an approval needs no answer.
  const answeredAt = message.kind === "message" ? null : createdAt;
  const [recorded] = await tx
    .insert(orderMessages)
    .values({ ...message, orderId, deliveryId, fileIds, createdAt, answeredAt })
    .onConflictDoNothing()
    .returning({ id: orderMessages.id });
  if (!recorded) return null;
  if (message.sender === "team") await markAnswered(services.db, tx, [orderId], createdAt);
  else if (message.kind === "message") await markWaiting(services.db, tx, orderId, createdAt);
  if (photos.length === 0) return [];
  const [attached] = await tx
    .select({ count: count(), position: max(uploads.position) })
    .from(uploads)
    .where(eq(uploads.orderId, orderId));
  if (attached && attached.count + photos.length > MAX_ORDER_PHOTOS)
    throw new PhotosRefused(
      `An order takes up to ${MAX_ORDER_PHOTOS} pictures, and this one has ${attached.count}. Please remove some here.`,
    );
  return attachPhotos(services, tx, orderId, photos, {
    messageId: message.id,
    position: (attached?.position ?? -1) + 1,
  });
}

type Order = Pick<Row<"formSubmissions">, "orderStatus" | "paymentStatus">;

/** An approved order takes no pictures, because the work is done, unless more was delivered since. */
export function acceptsPhotos({ orderStatus, paymentStatus }: Order, { approval }: DeliveryState): boolean {
  return orderStatus !== "cancelled" && paymentStatus !== "refunded" && approval === null;
}
