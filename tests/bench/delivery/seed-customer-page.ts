import { randomUUID } from "node:crypto";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { createCustomerPagePath, insertDelivery } from "#tests/support/order/customer-page";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import type { Site } from "#tests/support/site";
import type { BenchSite } from "../site";

const DAY_MS = 24 * 3_600_000;

interface CustomerPageContent {
  rounds: number;
  filesPerRound: number;
  file: Buffer;
  messages?: number;
}

/** A delivered order and the cookie of a customer who has opened its customer page. */
export async function seedCustomerPage(
  { origin, folder }: BenchSite,
  services: Services,
  content: CustomerPageContent,
) {
  const site: Site = { origin, folder, services, stop: async () => {} };
  const order = await insertPaidOrder(site, { orderStatus: "ready", revisions: content.rounds - 1 });
  for (let round = 1; round <= content.rounds; round++) {
    const files = Array.from({ length: content.filesPerRound }, (_, number) => ({
      name: `grand-opening-${round}-${number + 1}.png`,
      type: "image/png",
      content: content.file,
    }));
    const message = `Round ${round}: the flyers with the new date, and the posts for the week before.`;
    const createdAt = new Date(Date.now() - (content.rounds - round + 1) * DAY_MS);
    const [file] = await insertDelivery(site, order, files, { round, message, createdAt });
    if (round < content.rounds && file) await insertRevision(services, file, createdAt);
  }
  await insertMessages(services, order.id, content.messages ?? 0);
  const opened = await fetch(origin + (await createCustomerPagePath(site, order)), { redirect: "manual" });
  const cookie = opened.headers.getSetCookie()[0]?.split(";")[0];
  if (!cookie) throw new Error(`The room did not open: ${opened.status}`);
  return { order, cookie };
}

/** Dated before all messages, so that the page still shows each of them. */
async function insertRevision({ db }: Services, file: Row<"deliveredFiles">, deliveredAt: Date): Promise<void> {
  const { orderId, deliveryId } = file;
  const createdAt = new Date(deliveredAt.getTime() + DAY_MS / 2);
  const text = "Could the date be a little larger?";
  const message = { kind: "revision", sender: "customer", actor: "Dana", text, createdAt } as const;
  await db.transact((tx) =>
    tx.insert(db.tables.orderMessages).values({
      ...message,
      id: randomUUID(),
      orderId,
      deliveryId,
      fileIds: [file.id],
      answeredAt: createdAt,
    }),
  );
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
