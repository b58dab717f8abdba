import { and, eq, gt } from "drizzle-orm";
import { MINUTE } from "#app/server/durations";
import type { Services } from "#app/server/services.server";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { addPurchaseEvent, BUYER } from "../buy/purchase-events.server";
import { getPurchaseState, type PurchaseState } from "./find-access.server";

const RESUME_MINUTES = 30;

export interface Download {
  purchase: Row<"purchases">;
  fileVersion: number;
  network: string;
}

/** Whether the rest of a file is requested whose download began within half an hour in the same network. */
export async function isResumed({ db }: Pick<Services, "db">, download: Download, now = Date.now()): Promise<boolean> {
  const { purchaseEvents } = db.tables;
  const { purchase, network, fileVersion } = download;
  if (purchase.status !== "active") return false;
  const [begun] = await db.read
    .select({ id: purchaseEvents.id })
    .from(purchaseEvents)
    .where(
      and(
        eq(purchaseEvents.purchaseId, purchase.id),
        gt(purchaseEvents.createdAt, new Date(now - RESUME_MINUTES * MINUTE)),
        eq(purchaseEvents.kind, "downloaded"),
        eq(purchaseEvents.network, network),
        eq(purchaseEvents.fileVersion, fileVersion),
      ),
    )
    .limit(1);
  return begun !== undefined;
}

/** Uses up one download. Any other result than "ready" means that it may not begin, and nothing was counted. */
export function countDownload({ db }: Pick<Services, "db">, download: Download): Promise<PurchaseState> {
  const { purchases } = db.tables;
  const { network, fileVersion } = download;
  return db.transact(async (tx) => {
    const query = tx.select().from(purchases).where(eq(purchases.id, download.purchase.id));
    // Concurrent downloads are counted one at a time.
    const [purchase] = await lockRows(db, query);
    const state = purchase ? getPurchaseState(purchase) : "revoked";
    if (!purchase || state !== "ready") return state;
    const downloadsUsed = purchase.downloadsUsed + 1;
    await tx.update(purchases).set({ downloadsUsed }).where(eq(purchases.id, purchase.id));
    await addPurchaseEvent(db, tx, purchase.id, { actor: BUYER, kind: "downloaded", network, fileVersion });
    return "ready";
  });
}
