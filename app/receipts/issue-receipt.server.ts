import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { PrintedReceipt } from "#drizzle/schema/values";
import { newId } from "../server/new-id.server";
import type { Sale } from "../server/payable.server";
import type { Services } from "../server/services.server";
import { formatIsoDate } from "../server/time/business-time.server";
import { business } from "../site";
import { takeNumber } from "./receipt-number.server";

export type IssueServices = Pick<Services, "db" | "env" | "features" | "settings">;
type Entry = Row<"paymentEntries">;
type Receipt = Row<"receipts">;

/** A receipt for a payment, a credit note for a refund or a payment marked unpaid. Call in the entry's transaction. */
export async function issueReceipt(
  services: IssueServices,
  tx: Writer,
  entry: Entry,
  { sale = null, paymentId }: { sale?: Sale | null; paymentId?: string },
): Promise<Receipt> {
  if (isPayment(entry)) return insertReceipt(services, tx, entry, { sale, root: null, corrects: null });
  const root = await findRoot(services, tx, entry, paymentId);
  const corrects =
    getSignedAmount(entry) < 0 ? root?.number : root && (await findCreditNote(services, tx, root, entry));
  return insertReceipt(services, tx, entry, { sale: null, root, corrects: corrects ?? null });
}

/** For an entry that an earlier version has booked without a receipt. */
export async function issueOldReceipt(services: IssueServices, tx: Writer, entry: Entry): Promise<Receipt> {
  const sale = isPayment(entry) ? await describeSale(services, tx, entry) : null;
  const receipt = await issueReceipt(services, tx, entry, { sale });
  const { paymentEntries } = services.db.tables;
  await tx.update(paymentEntries).set({ hasReceipt: true }).where(eq(paymentEntries.id, entry.id));
  return receipt;
}

const isPayment = ({ kind, amountCents }: Entry): boolean => kind === "payment" && amountCents > 0;

/** Entries store refunds as positive amounts. */
const getSign = ({ kind }: Entry): 1 | -1 => (kind === "payment" ? 1 : -1);
const getSignedAmount = (entry: Entry): number => getSign(entry) * entry.amountCents;

async function describeSale({ features }: IssueServices, tx: Writer, { record, reference, eventId }: Entry) {
  const payable = record ? features.payables[record] : undefined;
  return payable && reference ? payable.describeSale(tx, reference, eventId) : null;
}

async function findRoot(
  services: IssueServices,
  tx: Writer,
  entry: Entry,
  paymentId?: string,
): Promise<Receipt | null> {
  const { paymentEntries, receipts } = services.db.tables;
  const { id, kind, amountCents, paymentIntent, reference, createdAt } = paymentEntries;
  const samePayment = entry.paymentIntent
    ? eq(paymentIntent, entry.paymentIntent)
    : and(isNull(paymentIntent), eq(reference, entry.reference ?? ""));
  const [payment] = await tx
    .select()
    .from(paymentEntries)
    .where(
      paymentId
        ? eq(id, paymentId)
        : and(samePayment, eq(kind, "payment"), gt(amountCents, 0), lte(createdAt, entry.createdAt)),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  if (!payment) return null;
  const [root] = await tx.select().from(receipts).where(eq(receipts.entryId, payment.id));
  return root ?? issueOldReceipt(services, tx, payment);
}

/** Only the amount tells which refund failed. */
async function findCreditNote({ db: { tables } }: IssueServices, tx: Writer, root: Receipt, entry: Entry) {
  const { receipts } = tables;
  const notes = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.rootId, root.id), eq(receipts.kind, "credit_note")))
    .orderBy(desc(receipts.year), desc(receipts.sequence));
  const note = notes.find(({ amountCents }) => amountCents === -getSignedAmount(entry)) ?? notes[0];
  return note?.number;
}

interface Origin {
  sale: Sale | null;
  root: Receipt | null;
  corrects: string | null;
}

async function insertReceipt(
  services: IssueServices,
  tx: Writer,
  entry: Entry,
  { sale, root, corrects }: Origin,
): Promise<Receipt> {
  const { db, env } = services;
  const { receipts } = db.tables;
  const now = new Date();
  const today = formatIsoDate(now, env.BUSINESS_TIMEZONE);
  const numbered = await takeNumber(db, tx, { day: entry.day, today });
  const amountCents = getSignedAmount(entry);
  const [receipt] = await tx
    .insert(receipts)
    .values({
      ...numbered,
      id: newId(+now),
      createdAt: now,
      kind: amountCents > 0 ? "receipt" : "credit_note",
      entryId: entry.id,
      eventId: entry.eventId,
      rootId: root?.id ?? null,
      reference: entry.reference,
      record: entry.record,
      about: root?.about ?? sale?.number ?? null,
      currency: entry.currency,
      amountCents,
      taxCents: getSign(entry) * entry.taxCents,
      printed: print(services, entry, { sale, root, corrects }),
      // An erased customer has no signature.
      buyer: sale && entry.customer ? { ...NO_BUYER, name: sale.customerName ?? "", email: sale.email ?? "" } : null,
      buyerChangedAt: null,
    })
    .returning();
  if (!receipt) throw new Error(`no receipt for the payment entry ${entry.id}`);
  return receipt;
}

const NO_BUYER = { name: "", company: "", street: "", postal_code: "", city: "", country: "", tax_id: "", email: "" };

function print({ settings }: IssueServices, entry: Entry, { sale, corrects }: Origin): PrintedReceipt {
  const {
    name,
    legal_name,
    street,
    city,
    country,
    email,
    phone,
    tax_id,
    receipt_note: note,
  } = settings.recall(business);
  const sign = getSign(entry);
  const discountCents = sign * entry.discountCents;
  const { tax } = entry;
  const subtotal = sign * (entry.amountCents - (tax && !tax.isIncluded ? entry.taxCents : 0));
  return {
    seller: { name, legal_name, street, city, country, email, phone, tax_id, note },
    lines: listLines(entry, sale, subtotal + discountCents),
    discount: discountCents === 0 ? null : { cents: discountCents, couponCode: entry.couponCode },
    tax,
    paidBy: entry.bookedBy,
    paidOn: entry.day,
    reason: findReason(entry),
    corrects,
  };
}

/** If the lines do not add up to the amount, such as for a part of the price, the receipt has one line. */
function listLines({ itemName }: Entry, sale: Sale | null, cents: number): PrintedReceipt["lines"] {
  const lines = sale?.lines ?? [];
  const listed = lines.reduce((sum, line) => sum + line.cents, 0);
  if (lines.length > 0 && listed === cents) return lines;
  const part = sale?.parts?.find((one) => one.cents === cents)?.name;
  const kind = part ?? (lines.length > 0 && listed > cents ? "Partial payment" : null);
  const name = itemName ?? "Payment";
  return [{ name: kind ? `${kind}: ${name}` : name, quantity: 1, unitCents: cents, cents }];
}

function findReason(entry: Entry): PrintedReceipt["reason"] {
  if (entry.kind === "payment") return entry.amountCents < 0 ? "unpaid" : null;
  return entry.amountCents < 0 ? "taken_back" : entry.kind;
}
