import { data } from "@remix-run/node";
import { and, asc, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { formatMoney } from "../../../server/mail/format-money";
import { listContact } from "../../order-fields";
import { findPackage } from "../../packages";
import { packageLabel } from "../query/filters";
import { readBreakdown } from "./breakdown";
import { listDeeds } from "./order-history.server";
import { findProblem } from "./payment-problems.server";

/** The order with this number (`SUB-…`), also one in the trash. @throws 404 */
export async function getOrder({ db }: Pick<Services, "db">, number: string): Promise<Row<"formSubmissions">> {
  const { formSubmissions } = db.tables;
  const [order] = await db.read.select().from(formSubmissions).where(eq(formSubmissions.submissionId, number));
  if (!order) throw data(null, { status: 404 });
  return order;
}

/** The same for a change: an order in the trash has to be taken out first. @throws 404 */
export async function getLiveOrder(services: Pick<Services, "db">, number: string): Promise<Row<"formSubmissions">> {
  const order = await getOrder(services, number);
  if (order.deletedAt) throw data(null, { status: 404 });
  return order;
}

/** All that the ticket of an order shows, times still as dates. @throws 404 */
export async function getTicket(services: Pick<Services, "db">, number: string) {
  const { db } = services;
  const { adminNotes, uploads } = db.tables;
  const order = await getOrder(services, number);
  const [photos, notes, history, problem] = await Promise.all([
    db.read
      .select({ id: uploads.id, name: uploads.name, size: uploads.size })
      .from(uploads)
      .where(and(eq(uploads.orderId, order.id), eq(uploads.state, "stored")))
      .orderBy(asc(uploads.position), asc(uploads.createdAt)),
    db.read
      .select({ id: adminNotes.id, at: adminNotes.timestamp, author: adminNotes.author, content: adminNotes.content })
      .from(adminNotes)
      .where(eq(adminNotes.orderId, order.id))
      .orderBy(asc(adminNotes.timestamp)),
    listDeeds(services, order),
    findProblem(db, order),
  ]);
  return {
    id: order.id,
    number: order.submissionId,
    placedAt: order.createdAt,
    trashedAt: order.deletedAt,
    contact: listContact(order, "ticket"),
    package: packageLabel(order.planPurchased),
    price: order.priceCents > 0 ? formatMoney(order.priceCents, order.currency) : null,
    orderStatus: order.orderStatus,
    priority: order.priority,
    paymentStatus: order.paymentStatus,
    problem,
    breakdown: readBreakdown(order.visualBreakdown),
    holds: findPackage(order.planPurchased)?.visuals ?? 0,
    requirements: order.requirements,
    message: order.message,
    photos,
    notes,
    history,
  };
}
