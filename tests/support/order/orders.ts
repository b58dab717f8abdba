import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { toSearchText } from "../../../app/order/order-fields";
import type { Database } from "../../../drizzle/connect";
import type { Row } from "../../../drizzle/schema";
import { Visitor } from "../browser/visitor";
import type { Site } from "../site";
import { contactOf } from "./contact";
import { orderFields } from "./fixtures";

export type Order = Row<"formSubmissions">;

let made = 0;

/** An order as it stands in the database; a test changes what it is about. */
export function makeOrder(changes: Partial<Order> = {}): Order {
  const row: Order = {
    id: randomUUID(),
    // Counted: of tens of thousands that were drawn, two would now and then be the same.
    submissionId: `SUB-${String(++made).padStart(8, "0")}`,
    createdAt: new Date(),
    ...contactOf({ phone: "407-555-0134", businessName: "Whitfield Studio" }),
    planPurchased: "starter",
    requirements: "Flyers: grand opening on the 14th, doors at 10.",
    visualBreakdown: { flyers: 4 },
    message: "",
    paymentStatus: "pending",
    orderStatus: "pending_payment",
    priority: "normal",
    priceCents: 19_900,
    currency: "usd",
    paymentProblem: null,
    search: "",
    deletedAt: null,
    ...changes,
  };
  return { ...row, search: toSearchText(row, row.submissionId) };
}

/** Puts orders into the database, many in one statement. */
export async function insertOrders(db: Database, orders: Order[]): Promise<Order[]> {
  for (let from = 0; from < orders.length; from += 500)
    await db.transact((tx) => tx.insert(db.tables.formSubmissions).values(orders.slice(from, from + 500)));
  return orders;
}

/** Puts one order straight into the database, as if it had been placed. Returns its row. */
export async function orderInOffice({ services: { db } }: Site, about: Partial<Order> = {}): Promise<Order> {
  const order = makeOrder(about);
  await insertOrders(db, [order]);
  return order;
}

let placed = 0;

/** Places an order as a visitor does, with all that comes of it, and returns its row. */
export async function placedOrder(
  site: Site,
  changes: Record<string, string | string[]> = {},
  photos: File[] = [],
): Promise<Order> {
  // Kept apart by a detail that no test looks at.
  const fields = orderFields({
    email: `customer${++placed}@studio.example`,
    business_name: `Studio ${placed}`,
    ...changes,
  });
  const before = new Set((await ordersOf(site)).map(({ id }) => id));
  const response = await new Visitor(site.origin).postFiles("/visual-design", fields, { photos });
  const row = (await ordersOf(site)).find(({ id }) => !before.has(id));
  if (!row) throw new Error(`No order was placed: ${response.status}`);
  return row;
}

/** All orders there are. */
export async function ordersOf({ services: { db } }: Site): Promise<Order[]> {
  return db.read.select().from(db.tables.formSubmissions);
}

/** The order as it is now, or undefined once it is removed for good. */
export async function findOrder({ services: { db } }: Site, id: string): Promise<Order | undefined> {
  const [row] = await db.read.select().from(db.tables.formSubmissions).where(eq(db.tables.formSubmissions.id, id));
  return row;
}

/** The history rows of an order, as kind, before, after, actor and detail. */
export async function eventsOf({ services: { db } }: Site, id: string) {
  const { orderEvents } = db.tables;
  const rows = await db.read.select().from(orderEvents).where(eq(orderEvents.orderId, id));
  return rows.map(({ kind, before, after, actor, detail }) => ({ kind, before, after, actor, detail }));
}
