import { eq } from "drizzle-orm";
import { lockRows } from "#drizzle/lock-rows";
import type { Services } from "../server/services.server";
import type { BuyerDetails } from "./buyer-fields";

export function saveBuyer({ db }: Pick<Services, "db">, rootId: string, details: BuyerDetails): Promise<boolean> {
  const { receipts } = db.tables;
  return db.transact(async (tx) => {
    const [root] = await lockRows(db, tx.select().from(receipts).where(eq(receipts.id, rootId)));
    if (!root?.buyer) return false;
    const buyer = { ...root.buyer, ...details };
    await tx.update(receipts).set({ buyer, buyerChangedAt: new Date() }).where(eq(receipts.id, rootId));
    return true;
  });
}
