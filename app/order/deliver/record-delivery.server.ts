import { and, asc, eq, inArray } from "drizzle-orm";
import { createPostId } from "#app/server/forms/submission-keys.server";
import type { Services } from "#app/server/services.server";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { getConfirmedName } from "../emails/email-order.server";
import type { ConfirmationReason } from "../model/delivery-limits";
import { findOpenBalance } from "../state/balance.server";
import { changeOrder, type OrderChange } from "../state/change-order.server";
import { syncWaitingWithStatus } from "../state/waiting.server";
import { loadDeliveryState } from "./current-delivery.server";
import { getDeliveryProgress } from "./delivery-progress.server";
import { isStagedForDelivery } from "./staged-files.server";

type Order = Row<"formSubmissions">;
type StoredFile = Row<"deliveredFiles">;

interface PreparedDelivery {
  formId: string;
  fileIds: string[];
  message: string;
  seen: number;
  confirmed: string[];
}

type DeliveryOutcome =
  | { outcome: "recorded" | "repeated" | "deleted" }
  | { outcome: "unconfirmed"; reasons: ConfirmationReason[] }
  | { outcome: "missing"; ids: string[] };

export async function recordDelivery(
  services: Services,
  actor: string,
  orderId: string,
  prepared: PreparedDelivery,
): Promise<DeliveryOutcome> {
  const outcome = await changeOrder(services, orderId, (change) => deliver(services, change, actor, prepared));
  return outcome ?? { outcome: "deleted" };
}

async function deliver(
  services: Services,
  { tx, order, update, record, email }: OrderChange,
  actor: string,
  { formId, fileIds, message, seen, confirmed }: PreparedDelivery,
): Promise<DeliveryOutcome> {
  const { db } = services;
  const { deliveries, deliveredFiles } = db.tables;
  const orderId = order.id;
  const isStored = eq(deliveredFiles.state, "stored");
  const stored = tx
    .select()
    .from(deliveredFiles)
    .where(and(inArray(deliveredFiles.id, fileIds), eq(deliveredFiles.orderId, orderId), isStored))
    .orderBy(asc(deliveredFiles.id));
  // Locked, so that nobody removes a file meanwhile.
  const found = await lockRows(db, stored);
  const files = fileIds.flatMap((id) => found.find((file) => file.id === id) ?? []);
  const id = createDeliveryId(formId, orderId, message, files);
  const recorded = await tx.select().from(deliveries).where(eq(deliveries.orderId, orderId));
  if (recorded.some((delivery) => delivery.id === id)) return { outcome: "repeated" };
  const free = files.filter(({ deliveryId }) => deliveryId === null).map((file) => file.id);
  const missing = fileIds.filter((fileId) => !free.includes(fileId));
  if (missing.length > 0 || free.length === 0) return { outcome: "missing", ids: missing };
  const { approval } = await loadDeliveryState(services, order, tx);
  const reasons = listReasons(order, { isApproved: approval !== null, hasOther: recorded.length > seen });
  if (reasons.some((reason) => !confirmed.includes(reason))) return { outcome: "unconfirmed", reasons };

  const round = order.revisions + 1;
  const createdAt = new Date();
  await tx.insert(deliveries).values({ id, orderId, round, actor, message, createdAt });
  await tx
    .update(deliveredFiles)
    .set({ deliveryId: id })
    .where(and(inArray(deliveredFiles.id, free), isStagedForDelivery(db)));
  await record({ createdAt, actor, kind: "delivery", after: String(round) });
  if (order.orderStatus !== "ready") {
    await update({ orderStatus: "ready" });
    await syncWaitingWithStatus(db, tx, [orderId], false);
    await record({ createdAt, actor, kind: "status", before: order.orderStatus, after: "ready" });
  }
  await email({
    topic: "order-delivered",
    dedupeKey: `order-delivered:${id}`,
    to: order.email,
    data: {
      submissionId: order.submissionId,
      fullName: getConfirmedName(order),
      round,
      message,
      files: files.map(({ name, size }) => ({ name, size })),
      balance: await findOpenBalance(db, tx, order),
      visuals: getDeliveryProgress(order, await loadDeliveryState(services, order, tx)),
      roomUrl: await createCustomerPageLink(services, tx, order),
    },
  });
  return { outcome: "recorded" };
}

/** The same form with the same content is one delivery, even if its files were stored twice. */
function createDeliveryId(formId: string, orderId: string, message: string, files: StoredFile[]): string {
  const content = files.map(({ name, size }) => `${name}\0${size}`).sort();
  return createPostId(formId, orderId, message, content);
}

function listReasons(
  { orderStatus, paymentStatus }: Order,
  { isApproved, hasOther }: { isApproved: boolean; hasOther: boolean },
): ConfirmationReason[] {
  const reasons: ConfirmationReason[] = [];
  if (orderStatus === "question") reasons.push("question");
  if (orderStatus === "cancelled") reasons.push("cancelled");
  if (paymentStatus === "pending" || paymentStatus === "failed") reasons.push("unpaid");
  if (paymentStatus === "refunded") reasons.push("refunded");
  if (isApproved) reasons.push("approved");
  if (hasOther) reasons.push("other");
  return reasons;
}
