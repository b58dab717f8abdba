import { and, eq, gte, lt, not, or, sql } from "drizzle-orm";
import { createSubmissionKey, SAME_CONTENT_MS } from "#app/server/forms/submission-keys.server";
import type { Services } from "#app/server/services.server";
import { DAY } from "#app/server/time/durations";
import type { Writer } from "#drizzle/connect";
import { keepPrepared, placeholders } from "#drizzle/prepare";
import type { Row, Tables } from "#drizzle/schema";
import { pickContact } from "../model/order-fields";
import type { StoredPhoto } from "../photos/stored-photos.server";
import type { Order } from "./validate-order";

interface SubmissionKey {
  key: string;
  expiresAt: Date;
}

/** Without JavaScript, a form has no id and uploads its photos again, so the key includes the photos' content. */
export function submissionKey(
  order: Order,
  { formId, drawnFrom }: { formId: string; drawnFrom?: string },
  photos: StoredPhoto[],
  now: number,
): SubmissionKey {
  const { option, requirements, breakdown, coupon } = order;
  const pictures = photos.map(({ name, size, checksum }) => `${name} ${size} ${checksum}`).sort();
  const content = { ...pickContact(order), option, requirements, breakdown, pictures, formId };
  return {
    key: createSubmissionKey({ ...content, ...(coupon && { coupon }), ...(drawnFrom && { drawnFrom }) }),
    expiresAt: new Date(now + (formId ? 30 * DAY : SAME_CONTENT_MS)),
  };
}

/** Then sending the same form again places a new order. */
const isCancelledOrDeleted = ({ formSubmissions, submissionKeys }: Tables) => sql`exists (
  select 1 from ${formSubmissions} where ${formSubmissions.id} = ${submissionKeys.orderId}
  and (${formSubmissions.deletedAt} is not null or ${formSubmissions.orderStatus} = 'cancelled'))`;

const insertKey = keepPrepared(({ tables }, tx) => {
  const { key, expiresAt } = tables.submissionKeys;
  return tx
    .insert(tables.submissionKeys)
    .values(placeholders("key", "orderId", "expiresAt"))
    .onConflictDoUpdate({
      target: key,
      set: { orderId: sql`excluded.submission_id`, expiresAt: sql`excluded.expires_at` },
      setWhere: or(lt(expiresAt, sql.param(sql.placeholder("now"), expiresAt)), isCancelledOrDeleted(tables)),
    })
    .returning({ key })
    .prepare("claim_key");
});

export async function isPlaced(
  { db }: Services,
  order: Order,
  photos: StoredPhoto[],
  form: { formId: string; drawnFrom?: string },
  now = Date.now(),
): Promise<boolean> {
  const { submissionKeys } = db.tables;
  const { key } = submissionKey(order, form, photos, now);
  const isValid = and(gte(submissionKeys.expiresAt, new Date(now)), not(isCancelledOrDeleted(db.tables)));
  return (await db.read.$count(submissionKeys, and(eq(submissionKeys.key, key), isValid))) > 0;
}

/** The form’s id or content belongs to another order. */
export class AlreadyPlaced extends Error {}

/** @throws AlreadyPlaced if another order has the key */
export async function claimKey({ db }: Services, tx: Writer, claim: Row<"submissionKeys">, now: number): Promise<void> {
  const claimed = await insertKey(db, tx).execute({ ...claim, now: new Date(now) });
  if (claimed.length === 0) throw new AlreadyPlaced();
}

export async function getOrderByKey({ db }: Services, key: string): Promise<Row<"formSubmissions">> {
  const { formSubmissions, submissionKeys } = db.tables;
  const [found] = await db.read
    .select({ order: formSubmissions })
    .from(submissionKeys)
    .innerJoin(formSubmissions, eq(formSubmissions.id, submissionKeys.orderId))
    .where(eq(submissionKeys.key, key));
  if (!found) throw new Error("The order that held this key is gone");
  return found.order;
}
