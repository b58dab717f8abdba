import type { Row } from "#drizzle/schema";
import { listRows } from "../database/rows";
import type { Site } from "../site";

export async function insertCoupon({ services: { db } }: Site, changes: Partial<Row<"coupons">> = {}) {
  const coupon = { code: "FALL-25", percent: 25, appliesTo: "packages" as const, ...changes };
  const [row] = await db.transact((tx) => tx.insert(db.tables.coupons).values(coupon).returning());
  return row as Row<"coupons">;
}

export async function findCoupon(site: Site, code: string): Promise<Row<"coupons"> | undefined> {
  const [row] = await listRows(site, "coupons", { code });
  return row;
}
