import { eq } from "drizzle-orm";
import { createPostId } from "#app/server/forms/submission-keys.server";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type CurrentDelivery, loadDeliveryState } from "../deliver/current-delivery.server";
import { recordMessage } from "../message/record-message.server";
import type { StoredPhoto } from "../photos/stored-photos.server";
import { lockOrder } from "../state/lock-order.server";
import { queueApprovalEmail, queueRevisionEmail } from "./queue-answer-emails.server";

type Order = Row<"formSubmissions">;

export interface NewAnswer {
  kind: "revision" | "approval";
  formId: string;
  /** The newest delivery that the page showed. */
  deliveryId: string;
  text: string;
  fileIds: string[];
  photos: StoredPhoto[];
}

export type AnswerOutcome =
  | "recorded"
  | "repeated"
  | "deleted"
  /** There is no delivery to answer, or all of them were withdrawn. */
  | "closed"
  | "approved already"
  | "revised already"
  | "newer delivery"
  | "files changed";

/** One transaction: the answer with its photos, the order's status and round, the history and the email to the team. */
export async function recordAnswer(services: Services, orderId: string, answer: NewAnswer): Promise<AnswerOutcome> {
  return services.db.transact((tx) => record(services, tx, orderId, answer));
}

async function record(services: Services, tx: Writer, orderId: string, answer: NewAnswer): Promise<AnswerOutcome> {
  const order = await lockOrder(services.db, tx, orderId);
  if (!order || order.deletedAt) return "deleted";
  const { kind, deliveryId, text, fileIds, photos } = answer;
  const id = createAnswerId(orderId, answer);
  const { answers, current } = await loadDeliveryState(services, order, tx);
  if ([...answers.values()].some((recorded) => recorded.id === id)) return "repeated";
  const earlier = answers.get(deliveryId);
  if (earlier) return earlier.kind === "approval" ? "approved already" : "revised already";
  if (!current?.isOpen) return "closed";
  if (current.delivery.id !== deliveryId) return "newer delivery";
  if (fileIds.some((fileId) => !current.files.some((file) => file.id === fileId))) return "files changed";
  const message = { id, kind, sender: "customer", actor: order.fullName, text, deliveryId, fileIds, photos } as const;
  if (!(await recordMessage(services, tx, orderId, message))) return "repeated";
  if (kind === "approval") await approve(services, tx, order, { id, round: current.round });
  else await startRevision(services, tx, order, { id, text, photos, current, fileIds });
  return "recorded";
}

async function approve(services: Services, tx: Writer, order: Order, { id, round }: { id: string; round: number }) {
  const { orderEvents } = services.db.tables;
  const event = { orderId: order.id, actor: order.fullName, kind: "approval", after: String(round) } as const;
  await tx.insert(orderEvents).values({ ...event, id: newId() });
  await queueApprovalEmail(services, tx, order, { id, round });
}

async function startRevision(
  services: Services,
  tx: Writer,
  order: Order,
  revision: Pick<NewAnswer, "text" | "fileIds" | "photos"> & { id: string; current: CurrentDelivery },
): Promise<void> {
  const { formSubmissions, orderEvents } = services.db.tables;
  const revisions = order.revisions + 1;
  await tx
    .update(formSubmissions)
    .set({ orderStatus: "in_progress", revisions })
    .where(eq(formSubmissions.id, order.id));
  const event = { orderId: order.id, actor: order.fullName };
  const change = { kind: "status", before: order.orderStatus, after: "in_progress" } as const;
  await tx.insert(orderEvents).values([
    { ...event, id: newId(), kind: "revision", after: String(revisions + 1) },
    { ...event, id: newId(), ...change },
  ]);
  const files = revision.current.files.filter(({ id }) => revision.fileIds.includes(id)).map(({ name }) => name);
  await queueRevisionEmail(services, tx, order, { ...revision, round: revisions + 1, files });
}

/** The same form with the same text is one answer; changed text that is sent again is another. */
function createAnswerId(orderId: string, { formId, kind, deliveryId, text, fileIds }: NewAnswer): string {
  return createPostId(formId, orderId, kind, deliveryId, text, [...fileIds].sort());
}
