import { eq, exists, sql } from "drizzle-orm";
import { hasStandingDispute, listActivePayments } from "#app/payment/list-active-payments.server";
import { ERASED_EMAIL } from "#app/server/records/person-records.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type Balance, type ClosedReason, canOrderMore, type Rest } from "../model/balance";
import { getBoughtVisuals } from "../model/bought-package";
import { countVisuals } from "../model/packages";

type Order = Row<"formSubmissions">;
type Reader = Pick<Writer, "select">;

export interface FollowUp {
  id: string;
  number: string;
  email: string;
  createdAt: Date;
  visuals: number;
  orderStatus: Order["orderStatus"];
  isDeleted: boolean;
  /** Visuals of an order that was canceled or deleted before its first delivery can be ordered again. */
  isCounted: boolean;
}

export async function listFollowUps({ tables }: Database, reader: Reader, number: string): Promise<FollowUp[]> {
  const { deliveries, formSubmissions } = tables;
  const { id, submissionId, email, createdAt, packageVisuals, orderStatus, deletedAt, drawnFrom } = formSubmissions;
  const delivered = reader.select({ one: sql`1` }).from(deliveries).where(eq(deliveries.orderId, id));
  const rows = await reader
    .select({
      ...{ id, number: submissionId, email, createdAt, visuals: packageVisuals, orderStatus, deletedAt },
      isDelivered: exists(delivered).mapWith(Boolean),
    })
    .from(formSubmissions)
    .where(eq(drawnFrom, number))
    .orderBy(createdAt, id);
  return rows.map(({ deletedAt, isDelivered, ...row }) => ({
    ...row,
    isDeleted: deletedAt !== null,
    isCounted: isDelivered || (deletedAt === null && row.orderStatus !== "cancelled"),
  }));
}

/** Null if the order has no package of its own, or the customer was erased. */
export async function readBalance(
  db: Database,
  reader: Reader,
  order: Order,
  followUps?: FollowUp[],
): Promise<Balance | null> {
  const bought = getBoughtVisuals(order);
  if (bought === 0 || order.drawnFrom !== null || order.email === ERASED_EMAIL) return null;
  const counted = (followUps ?? (await listFollowUps(db, reader, order.submissionId))).filter((one) => one.isCounted);
  // A quote is for all visuals of its package.
  const asked = order.quote && !order.visualBreakdown ? bought : countVisuals(order.visualBreakdown ?? {});
  const used = counted.reduce((sum, one) => sum + one.visuals, asked);
  const visuals = bought + order.visualsAdded;
  const left = Math.max(visuals - used, 0);
  const closed = left > 0 ? await findClosedReason(db, reader, order) : null;
  return { number: order.submissionId, bought, visuals, used, left, closed };
}

export interface PackageUse {
  first: Order;
  balance: Balance;
  followUps: FollowUp[];
}

export async function findPackageUse(db: Database, reader: Reader, order: Order): Promise<PackageUse | null> {
  const first = await findFirstOrder(db, reader, order);
  if (!first || getBoughtVisuals(first) === 0) return null;
  const followUps = await listFollowUps(db, reader, first.submissionId);
  const balance = await readBalance(db, reader, first, followUps);
  const isWhole = balance?.left === 0 && first.visualsAdded === 0 && followUps.length === 0;
  return balance && !isWhole ? { first, balance, followUps } : null;
}

export async function findOpenBalance(db: Database, reader: Reader, order: Order): Promise<Rest | null> {
  const use = await findPackageUse(db, reader, order);
  if (!use || !canOrderMore(use.balance)) return null;
  const { number, visuals, left } = use.balance;
  return { number, visuals, left };
}

/** The order that paid: the given one or the one that it comes from. Undefined if that one was deleted for good. */
export async function findFirstOrder({ tables }: Database, reader: Reader, order: Order): Promise<Order | undefined> {
  if (order.drawnFrom === null) return order;
  const { formSubmissions } = tables;
  const [first] = await reader.select().from(formSubmissions).where(eq(formSubmissions.submissionId, order.drawnFrom));
  return first;
}

export async function keepVisualsUsed(db: Database, tx: Writer, orderId: string): Promise<void> {
  const { formSubmissions } = db.tables;
  const [order] = await tx.select().from(formSubmissions).where(eq(formSubmissions.id, orderId));
  if (!order?.drawnFrom) return;
  const followUp = (await listFollowUps(db, tx, order.drawnFrom)).find(({ id }) => id === orderId);
  if (!followUp?.isCounted) return;
  await tx
    .update(formSubmissions)
    .set({ visualsAdded: sql`${formSubmissions.visualsAdded} - ${followUp.visuals}` })
    .where(eq(formSubmissions.submissionId, order.drawnFrom));
}

async function findClosedReason(db: Database, reader: Reader, order: Order): Promise<ClosedReason | null> {
  if (order.orderStatus === "cancelled" || order.deletedAt) return "canceled";
  if (order.paymentStatus !== "paid") return order.paymentStatus === "refunded" ? "refunded" : "unpaid";
  return (await isDisputed(db, reader, order)) ? "disputed" : null;
}

async function isDisputed(db: Database, reader: Reader, order: Order): Promise<boolean> {
  if (order.paymentProblem === "disputed") return true;
  const payments = await listActivePayments(db, reader, order.submissionId);
  for (const { paymentIntent } of payments) if (!(await hasStandingDispute(db, reader, paymentIntent))) return false;
  return payments.length > 0;
}
