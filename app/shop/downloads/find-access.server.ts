import { and, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { isPurchaseKey } from "../buy/purchase-link.server";
import { findProduct, findProductById, type Product } from "../products/find-product.server";
import { loadPrices } from "../products/price.server";

type Purchase = Row<"purchases">;

export type PurchaseState = "ready" | "held" | "revoked" | "refunded" | "expired" | "used-up";

/** "unproven": no link. "closed": a link or session without a purchase of the product. "confirming": no event yet. */
export type AccessState = PurchaseState | "free" | "unproven" | "closed" | "confirming";

export interface Access {
  product: Product;
  state: AccessState;
  purchase: Purchase | null;
  query: string;
}

export async function findAccess(services: Services, slug: string, search: URLSearchParams): Promise<Access | null> {
  const [number, key, session] = ["purchase", "key", "session_id"].map((name) => search.get(name) ?? "");
  const { db } = services;
  const linked = number && key ? await findLinkedPurchase(services, number, key) : null;
  // A link still works after its product's address was changed.
  const product = (await findProduct(db, slug)) ?? (linked && (await findProductById(db, linked.productId)));
  if (!product) return null;
  if (linked || number) {
    const purchase = linked?.productId === product.id ? linked : null;
    const query = `${new URLSearchParams({ purchase: number ?? "", key: key ?? "" })}`;
    if (!purchase && product.status === "draft") return null;
    return { product, state: purchase ? getPurchaseState(purchase) : "closed", purchase, query };
  }
  if (product.status === "draft") return null;
  if (session) return findSessionAccess(services, product, session);
  const price = (await loadPrices(db, [product])).get(product.id);
  const isFree = price?.cents === 0 && product.status === "published";
  return { product, state: isFree ? "free" : "unproven", purchase: null, query: "" };
}

export function getPurchaseState(purchase: Purchase, now = new Date()): PurchaseState {
  if (purchase.deletedAt) return "revoked";
  if (purchase.status !== "active") return purchase.status;
  if (purchase.expiresAt <= now) return "expired";
  return purchase.downloadsUsed >= purchase.downloadsAllowed ? "used-up" : "ready";
}

async function findLinkedPurchase(services: Services, number: string, key: string): Promise<Purchase | null> {
  const { read, tables } = services.db;
  const [purchase] = await read.select().from(tables.purchases).where(eq(tables.purchases.number, number));
  return purchase && !purchase.deletedAt && isPurchaseKey(services, purchase, key) ? purchase : null;
}

// A session opens its purchase until the office ends the first links or deletes the purchase.
async function findSessionAccess({ db }: Services, product: Product, session: string): Promise<Access> {
  const { purchases } = db.tables;
  const [purchase = null] = await db.read
    .select()
    .from(purchases)
    .where(and(eq(purchases.checkoutSession, session), eq(purchases.productId, product.id)));
  const query = `${new URLSearchParams({ session_id: session })}`;
  if (purchase && (purchase.linkVersion > 1 || purchase.deletedAt))
    return { product, state: "closed", purchase: null, query };
  return { product, state: purchase ? getPurchaseState(purchase) : "confirming", purchase, query };
}
