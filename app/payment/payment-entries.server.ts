import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { correctBuyer, forgetBuyers } from "../receipts/change-buyer.server";
import { type IssueServices, issueReceipt } from "../receipts/issue-receipt.server";
import { getTaxPart } from "../server/money/tax";
import { newId } from "../server/new-id.server";
import type { Sale } from "../server/payable.server";
import { sign } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import { formatIsoDate } from "../server/time/business-time.server";

export type Entry = Row<"paymentEntries">;
export type BookServices = IssueServices & Pick<Services, "secrets">;

const MAX_NAME = 200;
const MAX_SOURCE = 100;

type NewPayment = Pick<
  Entry,
  "bookedBy" | "eventId" | "paymentIntent" | "reference" | "amountCents" | "taxCents" | "tax" | "createdAt" | "currency"
>;

/** Null if the event is already booked. `sale` is null without a known record. */
export async function addPayment(
  services: BookServices,
  tx: Writer,
  sale: (Sale & { record: string }) | null,
  payment: NewPayment,
): Promise<Entry | null> {
  const entry = {
    ...payment,
    ...(await findCustomer(services, tx, sale?.email ?? null, payment.createdAt)),
    kind: "payment" as const,
    record: sale?.record ?? null,
    item: sale?.item ?? null,
    itemName: sale?.itemName.slice(0, MAX_NAME) ?? null,
    source: sale?.source?.slice(0, MAX_SOURCE) ?? null,
    couponCode: sale?.couponCode ?? null,
    discountCents: sale?.discountCents ?? 0,
  };
  return addEntry(services, tx, entry, { sale });
}

/** Books one payment of a customer at a time, so that only one is the first. */
async function findCustomer(services: BookServices, tx: Writer, email: string | null, at: Date) {
  if (!email) return { customer: null, paidBefore: null };
  const { db, env } = services;
  const { paymentEntries } = db.tables;
  const customer = signCustomer(services, email);
  await lockValue(db, tx, customer);
  const booked = await tx.select().from(paymentEntries).where(eq(paymentEntries.customer, customer));
  const payments = booked.filter(({ kind }) => kind === "payment");
  const day = formatIsoDate(at, env.BUSINESS_TIMEZONE);
  const paidBefore = listLasting(payments)
    .filter((one) => one.createdAt <= at)
    .map((one) => one.day)
    .sort()
    .at(-1);
  // An event booked late may come before payments that are already booked.
  for (const later of payments.filter((one) => one.createdAt > at && (one.paidBefore ?? "") < day))
    await tx.update(paymentEntries).set({ paidBefore: day }).where(eq(paymentEntries.id, later.id));
  return { customer, paidBefore: paidBefore ?? "" };
}

/** Payments that "Mark unpaid" has not taken back, in the order of `entries`. */
export function listLasting(entries: readonly Entry[]): Entry[] {
  const takenBack = findTakenBack(entries);
  return entries.filter(({ id, kind, amountCents }) => kind === "payment" && amountCents > 0 && !takenBack.has(id));
}

/** When "Mark unpaid" took payments back, by their ids: each time the newest payment by hand that is left. */
export function findTakenBack(entries: readonly Entry[]): Map<string, Date> {
  const takenBack = new Map<string, Date>();
  const byHand = entries
    .filter(({ kind, bookedBy }) => kind === "payment" && bookedBy === "hand")
    .sort((a, b) => +a.createdAt - +b.createdAt || b.amountCents - a.amountCents);
  const standing: Entry[] = [];
  for (const entry of byHand) {
    if (entry.amountCents > 0) standing.push(entry);
    else {
      const last = standing.findLastIndex(({ reference }) => reference === entry.reference);
      const [payment] = last < 0 ? [] : standing.splice(last, 1);
      if (payment) takenBack.set(payment.id, entry.createdAt);
    }
  }
  return takenBack;
}

/** Connects a customer's payments without storing the address. */
export const signCustomer = ({ secrets }: Pick<Services, "secrets">, email: string): string =>
  sign(secrets.session, "paying customer", email.trim().toLowerCase());

/** Books a refund or correction of a payment, about the same record, with its part of the tax. */
export async function addCounterEntry(
  services: BookServices,
  tx: Writer,
  payment: Entry,
  entry: Pick<Entry, "kind" | "amountCents" | "discountCents" | "eventId" | "createdAt" | "paidBefore">,
): Promise<Entry | null> {
  const taxCents =
    entry.kind === "payment"
      ? -getTaxPart(payment, 0, -entry.amountCents)
      : getTaxPart(payment, await sumPaidBack(services, tx, payment, entry.eventId), entry.amountCents);
  return addEntry(services, tx, { ...payment, ...entry, taxCents }, { paymentId: payment.id });
}

/** `refundId`: the refund by hand that is being booked. */
async function sumPaidBack(
  { db }: BookServices,
  tx: Writer,
  { id, paymentIntent }: Entry,
  refundId: string | null,
): Promise<number> {
  const { paymentEntries, refunds } = db.tables;
  const isOfMark = and(eq(refunds.paymentEntry, id), eq(refunds.state, "done"), ne(refunds.id, refundId ?? ""));
  const isOfIntent = and(eq(paymentEntries.paymentIntent, paymentIntent ?? ""), ne(paymentEntries.kind, "payment"));
  const entries = paymentIntent
    ? await tx.select({ amountCents: paymentEntries.amountCents }).from(paymentEntries).where(isOfIntent)
    : await tx.select({ amountCents: refunds.amountCents }).from(refunds).where(isOfMark);
  return entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

async function addEntry(
  services: BookServices,
  tx: Writer,
  entry: Omit<Entry, "id" | "day" | "hasReceipt">,
  about: { sale: Sale | null } | { paymentId: string },
): Promise<Entry | null> {
  const { db, env } = services;
  const id = newId(+entry.createdAt);
  const day = formatIsoDate(entry.createdAt, env.BUSINESS_TIMEZONE);
  const [added] = await tx
    .insert(db.tables.paymentEntries)
    .values({ ...entry, id, day, hasReceipt: true })
    .onConflictDoNothing()
    .returning();
  if (!added) return null;
  await issueReceipt(services, tx, added, about);
  return added;
}

export async function forgetCustomer({ tables }: Pick<Database, "tables">, tx: Writer, where: SQL): Promise<void> {
  const { paymentEntries, refunds } = tables;
  const entries = tx.select({ id: paymentEntries.id }).from(paymentEntries).where(where);
  await tx.update(refunds).set({ note: null }).where(inArray(refunds.paymentEntry, entries));
  await forgetBuyers({ tables }, tx, entries);
  await tx.update(paymentEntries).set({ customer: null, paidBefore: null }).where(where);
}

/** Moves payments to the right address, and ends links to receipts that went to the wrong one. */
export async function correctCustomer(
  services: Pick<Services, "db" | "secrets">,
  tx: Writer,
  { where, email }: { where: SQL; email: string },
): Promise<void> {
  const { paymentEntries } = services.db.tables;
  const entries = tx.select({ id: paymentEntries.id }).from(paymentEntries).where(where);
  await correctBuyer(services.db, tx, entries, email);
  await tx
    .update(paymentEntries)
    .set({ customer: signCustomer(services, email) })
    .where(where);
}
