import { randomUUID } from "node:crypto";
import { and, eq, exists, gt, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { paths } from "#app/paths";
import { forgetCustomer } from "#app/payment/payment-entries.server";
import { ERASED, ERASED_EMAIL } from "#app/server/records/person-records.server";
import type { TrashKind } from "#app/server/records/trash-kind.server";
import type { FileServices } from "#app/server/storage/stored-files.server";
import { joinSearchText } from "#app/server/text/search-text";
import type { Database, Writer } from "#drizzle/connect";
import { getBoughtLabel } from "../model/order-filters";
import { problemLabels } from "../model/order-labels";
import { sweepPhotos } from "../photos/stored-photos.server";
import { keepVisualsUsed } from "../state/balance.server";

export function createOrderTrash(services: FileServices): TrashKind {
  const { db } = services;
  const { formSubmissions: table } = db.tables;
  const { id, submissionId, fullName, email, planPurchased, packageName, paymentProblem, paymentStatus } = table;
  return {
    noun: "order",
    plural: "orders",
    right: "orders",
    list: { label: "All orders", href: paths.admin },
    table,
    id,
    aboutLabel: "Package",
    parts: "files",
    kept: { where: isNotNull(paymentProblem), message: "An order with a payment problem stays until you resolve it." },
    async describe(ids) {
      const shown = { id, name: fullName, reference: submissionId, email, problem: paymentProblem };
      const rows = await db.read
        .select({ ...shown, planPurchased, packageName })
        .from(table)
        .where(inArray(id, ids));
      return rows.map(({ planPurchased, packageName, problem, ...row }) => ({
        ...row,
        about: getBoughtLabel({ planPurchased, packageName }),
        href: paths.adminOrder(row.reference),
        problem: problem && problemLabels[problem],
      }));
    },
    async record(tx, kind, ids, actor) {
      const event = { createdAt: new Date(), actor, kind };
      await tx.insert(db.tables.orderEvents).values(ids.map((orderId) => ({ ...event, id: randomUUID(), orderId })));
    },
    async remove(tx, orderId) {
      await keepVisualsUsed(db, tx, orderId);
      await releaseFiles(db, tx, orderId);
      await forgetOrder(db, tx, orderId);
    },
    afterRemoval: () => sweepPhotos(services),
    person: {
      email,
      since: table.createdAt,
      age: "unpaid_orders",
      unfinished: {
        where: and(
          or(eq(paymentStatus, "paid"), gt(table.partPaidCents, 0)),
          inArray(table.orderStatus, ["pending_payment", "in_progress", "question"]),
        ) as SQL,
        message: "A paid order that you work on can’t be erased. Deliver or cancel it first.",
      },
      books: {
        where: or(inArray(paymentStatus, ["paid", "refunded"]), gt(table.partPaidCents, 0), hasPayment(db)) as SQL,
        age: "paid_orders",
        keeps: [
          // Times of payments and refunds, also by hand.
          { table: db.tables.orderEvents, where: eq(db.tables.orderEvents.kind, "payment") },
          { table: db.tables.customerPages },
        ],
        anonymize: (tx, orderId) => anonymizeOrder(db, tx, orderId),
      },
    },
  };
}

/** Includes payments of a wrong amount and those of canceled orders. */
function hasPayment({ read, tables: { formSubmissions, paymentEvents } }: Database): SQL {
  const { reference, amountCents } = paymentEvents;
  const isTheirs = and(eq(reference, formSubmissions.submissionId), isNotNull(amountCents));
  return exists(read.select({ one: sql`1` }).from(paymentEvents).where(isTheirs));
}

/** Keeps number, dates, package, amounts, coupon, status and the costs of a quote's lines. */
async function anonymizeOrder({ tables }: Pick<Database, "tables">, tx: Writer, orderId: string): Promise<void> {
  const { formSubmissions, customerPages, orderEvents } = tables;
  const [order] = await tx.select().from(formSubmissions).where(eq(formSubmissions.id, orderId));
  if (!order) return;
  const person = { fullName: ERASED, email: ERASED_EMAIL, phone: null, businessName: null };
  const quote = order.quote && {
    ...order.quote,
    note: "",
    lines: order.quote.lines.map((line) => ({ ...line, name: ERASED })),
  };
  const texts = { quote, requirements: "", message: "", visualBreakdown: null, source: null, waitingSince: null };
  await tx
    .update(formSubmissions)
    .set({ ...person, ...texts, search: joinSearchText([ERASED, order.submissionId]) })
    .where(eq(formSubmissions.id, orderId));
  await forgetOrder({ tables }, tx, orderId);
  await tx.update(orderEvents).set({ detail: null }).where(eq(orderEvents.orderId, orderId));
  await tx
    .insert(customerPages)
    .values({ orderId, version: 2 })
    .onConflictDoUpdate({ target: customerPages.orderId, set: { version: sql`${customerPages.version} + 1` } });
}

async function forgetOrder({ tables }: Pick<Database, "tables">, tx: Writer, orderId: string): Promise<void> {
  const { formSubmissions, paymentEntries } = tables;
  const numbers = tx
    .select({ number: formSubmissions.submissionId })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, orderId));
  await forgetCustomer({ tables }, tx, inArray(paymentEntries.reference, numbers));
}

/** Makes the files photos without an order, which the sweeper removes and retries. */
async function releaseFiles({ tables }: Database, tx: Writer, orderId: string): Promise<void> {
  const { uploads, deliveredFiles } = tables;
  // Dated back, because the sweeper removes photos without an order only after a day.
  const orphan = { orderId: null, state: "removing" as const, createdAt: new Date(0) };
  await tx.update(uploads).set(orphan).where(eq(uploads.orderId, orderId));
  const files = await tx.select().from(deliveredFiles).where(eq(deliveredFiles.orderId, orderId));
  if (files.length === 0) return;
  await tx
    .insert(uploads)
    .values(files.map(({ name, path }) => ({ ...orphan, id: randomUUID(), name, path, type: "" })));
}
