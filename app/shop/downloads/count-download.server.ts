import { and, desc, eq, gt } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { MINUTE } from "#app/server/time/durations";
import type { Row } from "#drizzle/schema";
import { changePurchase } from "../buy/change-purchase.server";
import { BUYER } from "../buy/purchase-events.server";
import { getPurchaseState, type PurchaseState } from "./find-access.server";

const RESUME_MINUTES = 30;
const MAX_CONTINUATIONS = 3;
// What the buffers of a broken connection may hold: sent by us, but never received.
const BUFFERED_BYTES = 8 * 1024 * 1024;
/** The previous part is still being sent, so its end is not known yet. */
export const STILL_SENDING = "still sending";

export interface Download {
  purchase: Row<"purchases">;
  fileVersion: number;
  fileSize: number;
  network: string;
}

type Counted = { state: "ready"; eventId: string } | { state: Exclude<PurchaseState, "ready"> };

/** Uses up one download. In any state but "ready" the download may not begin, and nothing was counted. */
export async function countDownload(services: Pick<Services, "db">, download: Download): Promise<Counted> {
  const { network, fileVersion } = download;
  const counted = await changePurchase(createTarget(services, download), async ({ purchase, update, record }) => {
    const state = getPurchaseState(purchase);
    if (state !== "ready") return { state };
    await update({ downloadsUsed: purchase.downloadsUsed + 1 });
    return { state, eventId: await record({ kind: "downloaded", network, fileVersion }) };
  });
  return counted ?? { state: "revoked" };
}

export function continueDownload(
  services: Pick<Services, "db">,
  download: Download,
  start: number,
  now = Date.now(),
): Promise<string | typeof STILL_SENDING | null> {
  const { purchaseEvents } = services.db.tables;
  return changePurchase(createTarget(services, download), async ({ tx, purchase }) => {
    if (getPurchaseState(purchase) !== "ready") return null;
    const started = await tx
      .select()
      .from(purchaseEvents)
      .where(
        and(
          eq(purchaseEvents.purchaseId, purchase.id),
          gt(purchaseEvents.createdAt, new Date(now - RESUME_MINUTES * MINUTE)),
          eq(purchaseEvents.kind, "downloaded"),
          eq(purchaseEvents.network, download.network),
          eq(purchaseEvents.fileVersion, download.fileVersion),
        ),
      )
      .orderBy(desc(purchaseEvents.createdAt), desc(purchaseEvents.id));
    const continuable = started.filter(({ continuations }) => continuations < MAX_CONTINUATIONS);
    const interrupted = continuable.find(
      ({ sentBytes }) => sentBytes !== null && sentBytes < download.fileSize && start >= sentBytes,
    );
    if (!interrupted) return continuable.some(({ sentBytes }) => sentBytes === null) ? STILL_SENDING : null;
    // While `sentBytes` is null, the file is being sent, and no other request continues it.
    await tx
      .update(purchaseEvents)
      .set({ sentBytes: null, continuations: interrupted.continuations + 1 })
      .where(eq(purchaseEvents.id, interrupted.id));
    return interrupted.id;
  });
}

interface SentPart {
  start: number;
  bytes: number;
  isComplete: boolean;
}

export async function recordSent(
  { db }: Pick<Services, "db">,
  eventId: string,
  { start, bytes, isComplete }: SentPart,
): Promise<void> {
  const { purchaseEvents } = db.tables;
  const sentBytes = start + (isComplete ? bytes : Math.max(0, bytes - BUFFERED_BYTES));
  await db.transact((tx) => tx.update(purchaseEvents).set({ sentBytes }).where(eq(purchaseEvents.id, eventId)));
}

// Concurrent downloads are counted one at a time, because each locks its purchase.
const createTarget = (services: Pick<Services, "db">, { purchase: { number } }: Download) => ({
  services,
  actor: BUYER,
  number,
});
