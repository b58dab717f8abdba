import { createPostId } from "#app/server/forms/submission-keys.server";
import type { Services } from "#app/server/services.server";
import { type CurrentDelivery, loadDeliveryState } from "../deliver/current-delivery.server";
import { queueTeamOrderEmail } from "../emails/queue-order-email.server";
import { recordMessage } from "../message/record-message.server";
import type { StoredPhoto } from "../photos/stored-photos.server";
import { changeOrder, type OrderChange } from "../state/change-order.server";
import { createApprovalEmail, createRevisionEmail } from "./answer-emails.server";

export interface NewAnswer {
  kind: "revision" | "approval";
  formId: string;
  deliveryId: string;
  text: string;
  fileIds: string[];
  photos: StoredPhoto[];
}

export type AnswerOutcome =
  | "recorded"
  | "repeated"
  | "deleted"
  | "closed"
  | "approved already"
  | "revised already"
  | "newer delivery"
  | "files changed";

export async function recordAnswer(services: Services, orderId: string, answer: NewAnswer): Promise<AnswerOutcome> {
  return (await changeOrder(services, orderId, (change) => storeAnswer(services, change, answer))) ?? "deleted";
}

async function storeAnswer(services: Services, change: OrderChange, answer: NewAnswer): Promise<AnswerOutcome> {
  const { tx, order } = change;
  const { kind, deliveryId, text, fileIds, photos } = answer;
  const id = createAnswerId(order.id, answer);
  const { answers, current } = await loadDeliveryState(services, order, tx);
  if ([...answers.values()].some((recorded) => recorded.id === id)) return "repeated";
  const earlier = answers.get(deliveryId);
  if (earlier) return earlier.kind === "approval" ? "approved already" : "revised already";
  if (!current?.isOpen) return "closed";
  if (current.delivery.id !== deliveryId) return "newer delivery";
  if (fileIds.some((fileId) => !current.files.some((file) => file.id === fileId))) return "files changed";
  const message = { id, kind, sender: "customer", actor: order.fullName, text, deliveryId, fileIds, photos } as const;
  if (!(await recordMessage(services, tx, order.id, message))) return "repeated";
  if (kind === "approval") await approve(services, change, { id, round: current.round });
  else await startRevision(services, change, { id, text, photos, current, fileIds });
  return "recorded";
}

async function approve(
  services: Services,
  { tx, order, record }: OrderChange,
  { id, round }: { id: string; round: number },
): Promise<void> {
  await record({ actor: order.fullName, kind: "approval", after: String(round) });
  await queueTeamOrderEmail(services, tx, order.id, createApprovalEmail(services, order, { id, round }));
}

async function startRevision(
  services: Services,
  { tx, order, update, record }: OrderChange,
  revision: Pick<NewAnswer, "text" | "fileIds" | "photos"> & { id: string; current: CurrentDelivery },
): Promise<void> {
  const revisions = order.revisions + 1;
  await update({ orderStatus: "in_progress", revisions });
  await record({ actor: order.fullName, kind: "revision", after: String(revisions + 1) });
  await record({ actor: order.fullName, kind: "status", before: order.orderStatus, after: "in_progress" });
  const files = revision.current.files.filter(({ id }) => revision.fileIds.includes(id)).map(({ name }) => name);
  const email = createRevisionEmail(services, order, { ...revision, round: revisions + 1, files });
  await queueTeamOrderEmail(services, tx, order.id, email);
}

/** The same form with the same text is one answer. Changed text makes another one. */
function createAnswerId(orderId: string, { formId, kind, deliveryId, text, fileIds }: NewAnswer): string {
  return createPostId(formId, orderId, kind, deliveryId, text, [...fileIds].sort());
}
