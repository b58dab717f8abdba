import { type Column, eq, getTableColumns, sql } from "drizzle-orm";
import { question, testPackage } from "#app/packages/packages";
import { newId, newReference } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { keepPrepared } from "#drizzle/prepare";
import type { Row, Tables } from "#drizzle/schema";
import type { VisitSource } from "#drizzle/schema/values";
import { mapFields, pickContact, toSearchText } from "../model/order-fields";
import { attachPhotos } from "../photos/attach-photos.server";
import { removePhotos, type StoredPhoto } from "../photos/stored-photos.server";
import { findOrderDiscount, type OrderDiscount, recordDiscount } from "./order-coupon.server";
import { queueOrderMessages } from "./order-messages.server";
import { AlreadyPlaced, claimKey, submissionKey } from "./submission-key.server";
import type { Order } from "./validate-order";

export type PlacedOrder = Pick<
  Row<"formSubmissions">,
  "id" | "submissionId" | "email" | "planPurchased" | "paymentStatus" | "couponCode"
>;

interface PlaceOptions {
  formId: string;
  source: VisitSource;
  payUrl: (order: PlacedOrder) => string | null;
  now?: number;
  newNumber?: () => string;
}

/** Placing the same order again, even at the same moment, returns the first one. @throws PhotosGone, CouponRefused */
export async function placeOrder(
  services: Services,
  order: Order,
  photos: StoredPhoto[],
  options: PlaceOptions,
): Promise<PlacedOrder & { payUrl: string | null }> {
  const { db } = services;
  const now = options.now ?? Date.now();
  const claim = submissionKey(order, options.formId, photos, now);
  try {
    const placed = await db.transact(async (tx) => {
      const discount = await findOrderDiscount(services, tx, order.coupon, order.bought, now);
      const row = await insertOrder(services, tx, { ...order, discount }, now, options);
      await claimKey(services, tx, { ...claim, orderId: row.id }, now);
      // After the key, because the same order placed again has used its coupon already.
      await recordDiscount(services, tx, row, discount, now);
      const attached = await attachPhotos(services, tx, row.id, photos);
      const payUrl = options.payUrl(row);
      await queueOrderMessages(services, tx, row, attached, payUrl);
      return { ...row, payUrl };
    });
    return placed;
  } catch (error) {
    if (!(error instanceof AlreadyPlaced)) throw error;
    // Without JavaScript the second post has uploaded the same photos again.
    await removePhotos(services, photos);
    const first = await getOrderByKey(services, claim.key);
    return { ...first, payUrl: options.payUrl(first) };
  }
}

type OrderTable = Tables["formSubmissions"];

const mapColumns = <Value>(table: OrderTable, map: (name: keyof Row<"formSubmissions">, column: Column) => Value) =>
  mapFields(Object.entries(getTableColumns(table)) as [keyof Row<"formSubmissions">, Column][], map);

const insertRow = keepPrepared(({ tables: { formSubmissions } }, tx) =>
  tx
    .insert(formSubmissions)
    // As SQL, because Drizzle would map null as if it were a value.
    .values(mapColumns(formSubmissions, (name) => sql`${sql.placeholder(name)}`))
    .onConflictDoNothing()
    .returning({ id: formSubmissions.id })
    .prepare("insert_order"),
);

async function insertOrder(
  { db }: Services,
  tx: Writer,
  order: Order & { discount: OrderDiscount },
  now: number,
  { source, newNumber = newSubmissionId }: PlaceOptions,
): Promise<Row<"formSubmissions">> {
  const { formSubmissions } = db.tables;
  const isQuestion = order.option === question.value;
  const row: Row<"formSubmissions"> = {
    id: newId(now),
    submissionId: newNumber(),
    createdAt: new Date(now),
    planPurchased: order.option,
    packageName: order.bought.name,
    packageVisuals: order.bought.visuals,
    requirements: order.requirements,
    visualBreakdown: order.option === testPackage.value ? null : order.breakdown,
    message: isQuestion ? order.requirements : "",
    paymentStatus: isQuestion ? "n/a" : "pending",
    orderStatus: isQuestion ? "question" : "pending_payment",
    priority: "normal",
    priceCents: order.bought.cents - order.discount.discountCents,
    discountCents: order.discount.discountCents,
    couponCode: order.discount.couponCode,
    taxCents: 0,
    tax: null,
    currency: order.bought.currency,
    revisions: 0,
    paymentProblem: null,
    source,
    search: "",
    waitingSince: isQuestion ? new Date(now) : null,
    deletedAt: null,
    ...pickContact(order),
  };
  for (;;) {
    row.search = toSearchText({ ...order, message: row.message }, row.submissionId);
    const values = mapColumns(formSubmissions, (name, column) =>
      row[name] === null ? null : column.mapToDriverValue(row[name]),
    );
    const inserted = await insertRow(db, tx).execute(values);
    if (inserted.length > 0) return row;
    row.submissionId = newNumber();
  }
}

/** "SUB-" and 8 random uppercase alphanumerics (specification section 3). */
const newSubmissionId = () => newReference("SUB");

async function getOrderByKey({ db }: Services, key: string): Promise<PlacedOrder> {
  const { formSubmissions, submissionKeys } = db.tables;
  const [row] = await db.read
    .select({
      id: formSubmissions.id,
      submissionId: formSubmissions.submissionId,
      email: formSubmissions.email,
      planPurchased: formSubmissions.planPurchased,
      paymentStatus: formSubmissions.paymentStatus,
      couponCode: formSubmissions.couponCode,
    })
    .from(submissionKeys)
    .innerJoin(formSubmissions, eq(formSubmissions.id, submissionKeys.orderId))
    .where(eq(submissionKeys.key, key));
  if (!row) throw new Error("The order that held this key is gone");
  return row;
}
