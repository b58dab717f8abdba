import { randomUUID } from "node:crypto";
import type { Database } from "../drizzle/connect";
import type { Row } from "../drizzle/schema";

type Order = Row<"formSubmissions">;

/** An order as it stands in the database; a test changes what it is about. */
export function orderRow(changes: Partial<Order> = {}): Order {
  const id = randomUUID();
  const row: Order = {
    id,
    submissionId: `SUB-${id.replaceAll("-", "").slice(0, 8).toUpperCase()}`,
    createdAt: new Date(),
    fullName: "Dana Whitfield",
    email: "dana@studio.example",
    phone: "407-555-0134",
    businessName: "Whitfield Studio",
    planPurchased: "starter",
    itemSplit: "Flyers: grand opening on the 14th, doors at 10.",
    visualBreakdown: { flyers: 4 },
    message: "",
    paymentStatus: "pending",
    orderStatus: "pending_payment",
    priority: "normal",
    priceCents: 19_900,
    currency: "usd",
    search: "",
    deletedAt: null,
    ...changes,
  };
  return { ...row, search: [row.fullName, row.email, row.submissionId].join("\n").toLowerCase() };
}

/** Puts orders into the database, many in one statement. */
export async function insertOrders(db: Database, orders: Order[]): Promise<Order[]> {
  for (let from = 0; from < orders.length; from += 500)
    await db.transact((tx) => tx.insert(db.tables.formSubmissions).values(orders.slice(from, from + 500)));
  return orders;
}
