import { randomUUID } from "node:crypto";
import type { Services } from "../../../app/server/services.server";
import { insertPaidOrder } from "../../support/order/deliveries";
import { createRoomPath, insertDelivery } from "../../support/order/room";
import type { Site } from "../../support/site";
import type { BenchSite } from "../site";

interface RoomContent {
  rounds: number;
  filesPerRound: number;
  file: Buffer;
  messages?: number;
}

/** A delivered order and the cookie of a customer who has opened its room. */
export async function seedRoom({ origin, folder }: BenchSite, services: Services, content: RoomContent) {
  const site: Site = { origin, folder, services, stop: async () => {} };
  const order = await insertPaidOrder(site, { orderStatus: "ready" });
  for (let round = 1; round <= content.rounds; round++) {
    const files = Array.from({ length: content.filesPerRound }, (_, number) => ({
      name: `grand-opening-${round}-${number + 1}.png`,
      type: "image/png",
      content: content.file,
    }));
    const message = `Round ${round}: the flyers with the new date, and the posts for the week before.`;
    await insertDelivery(site, order, files, { round, message, createdAt: new Date(Date.now() - 3_600_000 / round) });
  }
  await insertMessages(services, order.id, content.messages ?? 0);
  const opened = await fetch(origin + (await createRoomPath(site, order)), { redirect: "manual" });
  const cookie = opened.headers.getSetCookie()[0]?.split(";")[0];
  if (!cookie) throw new Error(`The room did not open: ${opened.status}`);
  return { order, cookie };
}

/** Every third message is from the team. */
async function insertMessages({ db }: Services, orderId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => {
    const sender = number % 3 === 2 ? ("team" as const) : ("customer" as const);
    const text = `Message ${number + 1}: could the date be a little larger, and the doors open at 6 instead of 7?`;
    const createdAt = new Date(Date.now() - (count - number) * 60_000);
    return { id: randomUUID(), orderId, kind: "message" as const, sender, actor: "Dana", text, fileIds: [], createdAt };
  });
  if (rows.length > 0) await db.transact((tx) => tx.insert(db.tables.orderMessages).values(rows));
}
