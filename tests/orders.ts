import { randomUUID } from "node:crypto";
import type { Row } from "../drizzle/schema";
import type { Site } from "./site";

type Order = Row<"formSubmissions">;

let made = 0;

/** Puts an order straight into the database, as if it had been placed; a test says what it is about. Returns its row. */
export async function orderInOffice({ services: { db } }: Site, about: Partial<Order> = {}): Promise<Order> {
  const number = `SUB-T${(++made).toString(36).toUpperCase().padStart(7, "0")}`;
  const order = {
    id: randomUUID(),
    submissionId: number,
    createdAt: new Date(),
    fullName: "Dana Whitfield",
    email: "dana@studio.example",
    phone: null,
    businessName: null,
    planPurchased: "starter",
    itemSplit: "Flyers: doors at 10.",
    visualBreakdown: { flyers: 4 },
    message: "",
    paymentStatus: "pending",
    orderStatus: "pending_payment",
    priority: "normal",
    priceCents: 19_900,
    currency: "usd",
    deletedAt: null,
    ...about,
  } satisfies Partial<Order>;
  const search = `${order.fullName}\n${order.email}\n${order.submissionId}`.toLowerCase();
  const [row] = await db.transact((tx) =>
    tx
      .insert(db.tables.formSubmissions)
      .values({ ...order, search })
      .returning(),
  );
  return row as Order;
}

/** The order as it is now, or undefined once it is removed for good. */
export async function orderNow({ services: { db } }: Site, id: string): Promise<Order | undefined> {
  const rows = await db.read.select().from(db.tables.formSubmissions);
  return rows.find((row) => row.id === id);
}
