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

/** `sale` is null without a known record. Returns null if the event is already booked. */
export async function addPayment(
  services: BookServices,
  tx: Writer,
  sale: (Sale & { record: string }) | null,
  payment: NewPayment,
): Promise<Entry | null> {
  const customer = sale?.email ? signCustomer(services, sale.email) : null;
  const entry = {
    ...payment,
    customer,
    paidBefore: customer && "",
    kind: "payment" as const,
    record: sale?.record ?? null,
    item: sale?.item ?? null,
    itemName: sale?.itemName.slice(0, MAX_NAME) ?? null,
    source: sale?.source?.slice(0, MAX_SOURCE) ?? null,
    couponCode: sale?.couponCode ?? null,
    discountCents: sale?.discountCents ?? 0,
  };
  const added = await addEntry(services, tx, entry, { sale });
  if (added) await updatePaidBefore(services, tx, [customer]);
  return added;
}

// Updates when a customer had paid before each payment. Locks the customers, so that only one payment is the first.
async function updatePaidBefore({ db }: Pick<Services, "db">, tx: Writer, customers: Entry["customer"][]) {
  const { paymentEntries } = db.tables;
  for (const customer of [...new Set(customers)].sort()) {
    if (!customer) continue;
    await lockValue(db, tx, customer);
    const payments = await tx
      .select()
      .from(paymentEntries)
      .where(and(eq(paymentEntries.customer, customer), eq(paymentEntries.kind, "payment")))
      .orderBy(paymentEntries.createdAt, paymentEntries.id);
    const lasting = listLasting(payments);
    const takenBack = findTakenBack(payments);
    const set = async ({ id, paidBefore }: Entry, day: string) => {
      if (paidBefore !== day) await tx.update(paymentEntries).set({ paidBefore: day }).where(eq(paymentEntries.id, id));
    };
    let day = "";
    for (const payment of payments) {
      const counter = takenBack.get(payment.id);
      if (payment.amountCents > 0) await set(payment, day);
      if (counter) await set(counter, day);
      if (lasting.includes(payment)) day = payment.day;
    }
  }
}

export function listLasting(entries: readonly Entry[]): Entry[] {
  const takenBack = findTakenBack(entries);
  return entries.filter(({ id, kind, amountCents }) => kind === "payment" && amountCents > 0 && !takenBack.has(id));
}

/** Keyed by payment: the entry with which "Mark unpaid" took back the newest payment by hand that was left. */
export function findTakenBack(entries: readonly Entry[]): Map<string, Entry> {
  const takenBack = new Map<string, Entry>();
  const byHand = entries
    .filter(({ kind, bookedBy }) => kind === "payment" && bookedBy === "hand")
    .sort((a, b) => +a.createdAt - +b.createdAt || b.amountCents - a.amountCents);
  const standing: Entry[] = [];
  for (const entry of byHand) {
    if (entry.amountCents > 0) standing.push(entry);
    else {
      const last = standing.findLastIndex(({ reference }) => reference === entry.reference);
      const [payment] = last < 0 ? [] : standing.splice(last, 1);
      if (payment) takenBack.set(payment.id, entry);
    }
  }
  return takenBack;
}

/** Connects a customer's payments without storing the address. */
export const signCustomer = ({ secrets }: Pick<Services, "secrets">, email: string): string =>
  sign(secrets.session, "paying customer", email.trim().toLowerCase());

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
  const moved = await tx.select({ customer: paymentEntries.customer }).from(paymentEntries).where(where);
  const customer = signCustomer(services, email);
  await tx.update(paymentEntries).set({ customer }).where(where);
  await updatePaidBefore(services, tx, [customer, ...moved.map((entry) => entry.customer)]);
}
