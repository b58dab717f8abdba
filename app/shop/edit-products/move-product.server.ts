import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Tables } from "#drizzle/schema";
import type { Product } from "../products/find-product.server";
import { lockProduct } from "../products/lock-product.server";

type Direction = "up" | "down";

/** Among products of the status and, if given, category. Returns the product's title. Null without a neighbor. */
export async function moveProduct(
  { db }: Pick<Services, "db" | "changes">,
  id: string,
  direction: Direction,
  category: string | null,
): Promise<string | null> {
  return db.transact(async (tx) => {
    const product = await lockProduct(db, tx, id);
    if (!product) return null;
    const neighbor = await findNeighbor(db.tables, tx, product, direction, category);
    if (!neighbor) return null;
    const [upper, lower] = direction === "up" ? [neighbor, product] : [product, neighbor];
    await raise(db.tables, tx, lower, upper);
    return product.title;
  });
}

export async function moveProductToTop(
  { db }: Pick<Services, "db" | "changes">,
  id: string,
  category: string | null,
): Promise<{ title: string; wasBelow: string } | null> {
  return db.transact(async (tx) => {
    const product = await lockProduct(db, tx, id);
    if (!product) return null;
    const neighbor = await findNeighbor(db.tables, tx, product, "up", category);
    const top = await findNeighbor(db.tables, tx, product, "top", category);
    if (!neighbor || !top) return null;
    await insertBeside(db.tables, tx, product, top, "above");
    return { title: product.title, wasBelow: neighbor.id };
  });
}

/** Returns null if the product is missing or already there. `place` starts at 1 and is capped at the list’s length. */
export async function moveProductTo(
  { db }: Pick<Services, "db" | "changes">,
  id: string,
  place: number,
  category: string | null,
): Promise<{ title: string; from: number; to: number } | null> {
  return db.transact(async (tx) => {
    const product = await lockProduct(db, tx, id);
    if (!product) return null;
    const { products } = db.tables;
    const listed = await tx
      .select({ id: products.id, position: products.position })
      .from(products)
      .where(and(eq(products.status, product.status), category ? eq(products.category, category) : undefined))
      .orderBy(desc(products.position), desc(products.id));
    const from = listed.findIndex((one) => one.id === id) + 1;
    const to = Math.min(place, listed.length);
    const other = listed[to - 1];
    if (from === 0 || !other || to === from) return null;
    await insertBeside(db.tables, tx, product, other, to < from ? "above" : "below");
    return { title: product.title, from, to };
  });
}

export async function moveProductBelow(
  { db }: Pick<Services, "db" | "changes">,
  id: string,
  upperId: string,
): Promise<string | null> {
  return db.transact(async (tx) => {
    const product = await lockProduct(db, tx, id);
    const upper = await lockProduct(db, tx, upperId);
    if (!product || !upper || id === upperId) return null;
    await insertBeside(db.tables, tx, product, upper, "below");
    return product.title;
  });
}

type Place = Pick<Product, "id" | "position">;

async function findNeighbor(
  { products }: Tables,
  tx: Writer,
  { id, position, status }: Product,
  direction: Direction | "top",
  category: string | null,
): Promise<Place | undefined> {
  const isPast = direction === "down" ? lt : gt;
  const inOrder = direction === "up" ? asc : desc;
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

async function raise(tables: Tables, tx: Writer, lower: Place, upper: Place): Promise<void> {
  const { products } = tables;
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
  // Products with the same position are sorted by id and cannot be swapped.
  await insertBeside(tables, tx, lower, upper, "above");
}

async function insertBeside(
  { products }: Tables,
  tx: Writer,
  moved: Place,
  other: Place,
  side: "above" | "below",
): Promise<void> {
  const { id, position } = products;
  const isAbove = side === "above" ? gt : gte;
  await tx
    .update(products)
    .set({ position: sql`${position} + 2` })
    .where(
      and(ne(id, moved.id), or(gt(position, other.position), and(eq(position, other.position), isAbove(id, other.id)))),
    );
  await tx
    .update(products)
    .set({ position: other.position + 1, updatedAt: new Date() })
    .where(eq(id, moved.id));
}
