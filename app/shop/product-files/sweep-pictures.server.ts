import { and, isNull, lt } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { DAY } from "#app/server/time/durations";
import { discardPictures } from "./store-picture.server";

/** Removes pictures that no product took within a day. Those of former versions stay for the history. */
export async function sweepPictures(services: Services, now = Date.now()): Promise<void> {
  const { productPictures } = services.db.tables;
  const { id, productId, createdAt } = productPictures;
  const abandoned = await services.db.read
    .select({ id })
    .from(productPictures)
    .where(and(isNull(productId), lt(createdAt, new Date(now - DAY))))
    .limit(500);
  await discardPictures(
    services,
    abandoned.map((picture) => picture.id),
  );
}
