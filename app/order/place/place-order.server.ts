import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import { newId } from "#app/server/new-id.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import { removeUploads, type StoredUpload } from "#app/server/storage/uploads.server";
import type { Writer } from "#drizzle/connect";
import { keepPrepared, placeholders } from "#drizzle/prepare";
import type { Row, Tables } from "#drizzle/schema";
import { question, testPackage } from "../packages";
import { priceCents } from "../payment/payment-link.server";
import { announceOrder } from "./announce-order.server";
import type { Order } from "./order-rules";
import { submissionKey } from "./submission-key.server";

export type PlacedOrder = Pick<
  Row<"formSubmissions">,
  "id" | "submissionId" | "email" | "planPurchased" | "paymentStatus"
>;

/** The same order was stored already: its transaction is taken back. */
class AlreadyPlaced extends Error {}

/** A photo of the order was swept between the reading of the form and the order. Nothing was stored. */
export class PhotosGone extends Error {}

/**
 * Stores an order with its photos and the messages that it causes, all in one transaction. Posting the same order
 * again changes nothing and returns the first one, also when both arrive at the same moment: the unique key decides.
 * `payUrl` makes the address where the order is paid, or null; `now` and `newNumber` are for tests.
 * @throws PhotosGone
 */
export async function placeOrder(
  services: Services,
  order: Order,
  photos: StoredUpload[],
  options: { formId: string; payUrl: (order: PlacedOrder) => string | null; now?: number; newNumber?: () => string },
): Promise<PlacedOrder & { payUrl: string | null }> {
  const { db } = services;
  const now = options.now ?? Date.now();
  const claim = submissionKey(order, options.formId, photos, now);
  try {
    const placed = await db.transact(async (tx) => {
      const row = await insertSubmission(services, tx, order, now, options.newNumber ?? newSubmissionId);
      await claimKey(services, tx, { ...claim, submissionId: row.id }, now);
      const attached = await attachPhotos(services, tx, row.id, photos);
      const payUrl = options.payUrl(row);
      for (const message of announceOrder(services, row, attached, payUrl)) await enqueue(db, tx, message);
      return { ...row, payUrl };
    });
    services.worker.wake();
    services.changes.notify("orders");
    return placed;
  } catch (error) {
    if (!(error instanceof AlreadyPlaced)) throw error;
    // Without JavaScript the second post brought the same photos once more.
    await removeUploads(
      services,
      photos.map((photo) => photo.id),
    );
    const first = await orderOfKey(services, claim.key);
    return { ...first, payUrl: options.payUrl(first) };
  }
}

const insertOrder = keepPrepared(({ tables: { formSubmissions } }, tx) =>
  tx
    .insert(formSubmissions)
    .values({
      ...placeholders("id", "submissionId", "createdAt", "fullName", "email", "phone", "businessName"),
      ...placeholders("planPurchased", "itemSplit", "message", "paymentStatus", "orderStatus", "priority"),
      ...placeholders("priceCents", "currency", "search"),
      // As SQL it takes the value as it is: as JSON, Drizzle would write null as the JSON value null.
      visualBreakdown: sql`${sql.placeholder("visualBreakdown")}`,
    })
    .onConflictDoNothing()
    .returning()
    .prepare("insert_order"),
);

async function insertSubmission(
  { db }: Services,
  tx: Writer,
  order: Order,
  now: number,
  newNumber: () => string,
): Promise<Row<"formSubmissions">> {
  const { visualBreakdown } = db.tables.formSubmissions;
  const asked = order.option === question.value;
  const breakdown = order.option === testPackage.value ? null : order.breakdown;
  const values = {
    createdAt: new Date(now),
    fullName: order.fullName,
    email: order.email,
    phone: order.phone,
    businessName: order.businessName,
    planPurchased: order.option,
    itemSplit: order.requirements,
    visualBreakdown: breakdown && visualBreakdown.mapToDriverValue(breakdown),
    message: asked ? order.requirements : "",
    paymentStatus: asked ? ("n/a" as const) : ("pending" as const),
    orderStatus: asked ? ("question" as const) : ("pending_payment" as const),
    priority: "normal" as const,
    priceCents: priceCents(order.option),
    currency: "usd",
  };
  // 36^8 numbers: a clash is as good as impossible, and still not an error.
  for (;;) {
    const submissionId = newNumber();
    const search = [order.fullName, order.email, submissionId].join("\n").toLowerCase();
    const [row] = await insertOrder(db, tx).execute({ ...values, id: newId(now), submissionId, search });
    if (row) return row;
  }
}

/** "SUB-" and 8 random uppercase alphanumerics (specification section 3). */
const newSubmissionId = () => `SUB-${randomLetters()}`;
const randomLetters = customAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", 8);

/** Whether the order that holds a key is cancelled or deleted: sending its form again then places a new order. */
const isCalledOff = ({ formSubmissions, submissionKeys }: Tables) => sql`exists (
  select 1 from ${formSubmissions} where ${formSubmissions.id} = ${submissionKeys.submissionId}
  and (${formSubmissions.deletedAt} is not null or ${formSubmissions.orderStatus} = 'cancelled'))`;

const insertKey = keepPrepared(({ tables }, tx) => {
  const { key, expiresAt } = tables.submissionKeys;
  return tx
    .insert(tables.submissionKeys)
    .values(placeholders("key", "submissionId", "expiresAt"))
    .onConflictDoUpdate({
      target: key,
      set: { submissionId: sql`excluded.submission_id`, expiresAt: sql`excluded.expires_at` },
      setWhere: or(lt(expiresAt, sql.param(sql.placeholder("now"), expiresAt)), isCalledOff(tables)),
    })
    .returning({ key })
    .prepare("claim_key");
});

/** @throws AlreadyPlaced if another order holds the key, has not expired and is not called off */
async function claimKey({ db }: Services, tx: Writer, claim: Row<"submissionKeys">, now: number): Promise<void> {
  const claimed = await insertKey(db, tx).execute({ ...claim, now: new Date(now) });
  if (claimed.length === 0) throw new AlreadyPlaced();
}

/**
 * Gives the photos to the order. A photo that another order has already (the visitor came back and changed
 * something) is shared: a second row for the same file.
 * @throws PhotosGone when one was removed meanwhile
 */
async function attachPhotos(
  { db }: Services,
  tx: Writer,
  submissionId: string,
  photos: StoredUpload[],
): Promise<Row<"uploads">[]> {
  const { uploads } = db.tables;
  const attached: Row<"uploads">[] = [];
  // Two orders that share photos lock them in the same order, so that they cannot deadlock.
  const inLockOrder = [...photos.entries()].sort(([, a], [, b]) => (a.id < b.id ? -1 : 1));
  for (const [position, { id }] of inLockOrder) {
    const stored = and(eq(uploads.id, id), eq(uploads.state, "stored"));
    const [taken] = await tx
      .update(uploads)
      .set({ submissionId, position })
      .where(and(stored, isNull(uploads.submissionId)))
      .returning();
    const [shared] = taken ? [] : await tx.select().from(uploads).where(stored);
    if (shared) {
      const copy = { ...shared, id: randomBytes(16).toString("base64url"), submissionId, position };
      await tx.insert(uploads).values(copy);
      attached.push(copy);
    } else if (taken) attached.push(taken);
    else throw new PhotosGone();
  }
  return attached.sort((a, b) => a.position - b.position);
}

/** The order that holds this key. @throws Error when it is gone */
async function orderOfKey({ db }: Services, key: string): Promise<PlacedOrder> {
  const { formSubmissions, submissionKeys } = db.tables;
  const [row] = await db.read
    .select({
      id: formSubmissions.id,
      submissionId: formSubmissions.submissionId,
      email: formSubmissions.email,
      planPurchased: formSubmissions.planPurchased,
      paymentStatus: formSubmissions.paymentStatus,
    })
    .from(submissionKeys)
    .innerJoin(formSubmissions, eq(formSubmissions.id, submissionKeys.submissionId))
    .where(eq(submissionKeys.key, key));
  if (!row) throw new Error("The order that held this key is gone");
  return row;
}
