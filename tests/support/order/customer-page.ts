import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { createCustomerPageLink } from "#app/order/access/customer-page-link.server";
import { paths } from "#app/paths";
import type { Row } from "#drizzle/schema";
import { Visitor } from "../browser/visitor";
import { insertRows } from "../database/rows";
import type { Site } from "../site";
import { insertOrder, type Order } from "./orders";

type File = Row<"deliveredFiles">;

interface DeliveredFile extends Partial<File> {
  name: string;
  content?: Buffer;
}

/** The path and query of a valid link. */
export async function createCustomerPagePath({ services }: Site, order: Order): Promise<string> {
  const { pathname, search } = new URL(await createCustomerPageLink(services, services.db.read, order));
  return pathname + search;
}

/** A browser that has opened the customer page of each of these orders. */
export async function openCustomerPages(site: Site, ...orders: Order[]): Promise<Visitor> {
  const visitor = new Visitor(site.origin);
  for (const order of orders) await visitor.get(await createCustomerPagePath(site, order));
  return visitor;
}

/** Of an order that it inserts. */
export async function openNewCustomerPage(site: Site, changes: Partial<Order> = {}) {
  const order = await insertOrder(site, changes);
  return {
    order,
    customer: await openCustomerPages(site, order),
    customerPage: paths.customerPage(order.submissionId),
  };
}

/** With `content` in the storage. `deliveryId: null` makes a staged file. */
export async function insertDelivery(
  { services: { db, storage } }: Site,
  order: Order,
  files: DeliveredFile[],
  changes: Partial<Row<"deliveries">> = {},
): Promise<File[]> {
  const delivery = {
    id: randomUUID(),
    orderId: order.id,
    round: 1,
    actor: "Admin",
    message: "",
    createdAt: new Date(),
    ...changes,
  };
  const rows = files.map(({ content = Buffer.from("content"), ...file }, index): File => {
    const id = randomUUID();
    const path = `${order.submissionId}/delivery/${id}`;
    const stored = { type: "application/octet-stream", size: content.length, state: "stored" } as const;
    const uploadedAt = new Date(delivery.createdAt.getTime() + index);
    const marks = { replacedBy: null, withdrawnAt: null };
    return { id, orderId: order.id, deliveryId: delivery.id, path, uploadedAt, ...marks, ...stored, ...file };
  });
  for (const [index, { content = Buffer.from("content") }] of files.entries()) {
    const { path = "", type = "" } = rows[index] ?? {};
    await storage.put(path, Readable.from([content], { objectMode: false }), { type });
  }
  await db.transact(async (tx) => {
    await tx.insert(db.tables.deliveries).values(delivery);
    await tx.insert(db.tables.deliveredFiles).values(rows);
  });
  return rows;
}

/** Revokes earlier links and cookies, like a correction of the order's address. */
export async function incrementCustomerPageVersion(site: Site, order: Order, version = 2): Promise<void> {
  await insertRows(site, "customerPages", { orderId: order.id, version });
}
