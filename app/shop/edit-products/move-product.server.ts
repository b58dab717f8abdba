import { and, asc, count, desc, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Tables } from "#drizzle/schema";
import type { Product } from "../products/find-product.server";
import { lockProduct } from "../products/lock-product.server";

type Direction = "up" | "down";

/**
 * Changes places with the neighbor in the list of this status and, if given, category. Returns the product's title, or
 * null if there is no neighbor.
 */
export async function moveProduct(
  { db }: Pick<Services, "db" | "changes">,
  id: string,
  direction: Direction,
  category: string | null,
): Promise<string | null> {
  const { products } = db.tables;
  return db.transact(async (tx) => {
    const product = await lockProduct(db, tx, id);
    if (!product) return null;
    const neighbor = await findNeighbor(db.tables, tx, product, direction, category);
    if (!neighbor) return null;
    const [upper, lower] = direction === "up" ? [neighbor, product] : [product, neighbor];
    await raise(products, tx, lower, upper);
    return product.title;
  });
}

type Place = Pick<Product, "id" | "position">;

async function findNeighbor(
  { products }: Tables,
  tx: Writer,
  { id, position, status }: Product,
  direction: Direction,
  category: string | null,
): Promise<Place | undefined> {
  const [isPast, inOrder] = direction === "up" ? [gt, asc] : [lt, desc];
  const [neighbor] = await tx
    .select({ id: products.id, position: products.position })
    .from(products)
    .where(
      and(
        eq(products.status, status),
        category ? eq(products.category, category) : undefined,
        or(isPast(products.position, position), and(eq(products.position, position), isPast(products.id, id))),
      ),
    )
    .orderBy(inOrder(products.position), inOrder(products.id))
    .limit(1);
  return neighbor;
}

async function raise(products: Tables["products"], tx: Writer, lower: Place, upper: Place): Promise<void> {
  const { id, position } = products;
  const updatedAt = new Date();
  const places = [...new Set([lower.position, upper.position])];
  const [taken] = await tx.select({ count: count() }).from(products).where(inArray(position, places));
  const isShared = lower.position === upper.position || (taken?.count ?? 0) > 2;
  if (!isShared) {
    await tx.update(products).set({ position: upper.position, updatedAt }).where(eq(id, lower.id));
    await tx.update(products).set({ position: lower.position, updatedAt }).where(eq(id, upper.id));
    return;
  }
  // Products with the same position are sorted by id and cannot be swapped, so the later ones move down first.
  await tx
    .update(products)
    .set({ position: sql`${position} + 2` })
    .where(
      and(ne(id, lower.id), or(gt(position, upper.position), and(eq(position, upper.position), gt(id, upper.id)))),
    );
  await tx
    .update(products)
    .set({ position: upper.position + 1, updatedAt })
    .where(eq(id, lower.id));
}
