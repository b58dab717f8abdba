import { formatDay, formatMoment, formatZonedMoment } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";
import type { DeliveryState } from "../deliver/current-delivery.server";

const MAX_EXCERPT = 200;

/** Includes the names of replaced files. */
export function describeAnswer<Photo extends { messageId: string | null }>(
  { rounds, answers }: DeliveryState,
  deliveryId: string,
  { photos, zone, format = formatMoment }: { photos: Photo[]; zone: string; format?: typeof formatMoment },
) {
  const answer = answers.get(deliveryId);
  if (!answer) return null;
  const files = rounds.flatMap(({ deliveries }) => deliveries.flatMap((delivery) => delivery.files));
  return {
    kind: answer.kind,
    at: format(answer.createdAt, zone),
    text: answer.text,
    files: files.flatMap(({ id, name }) => (answer.fileIds.includes(id) ? [{ id, name }] : [])),
    photos: photos.filter(({ messageId }) => messageId === answer.id),
  };
}

export type LatestAnswer =
  | { kind: "approval"; day: string }
  | { kind: "revision"; at: string; number: number; excerpt: string };

/** Null if the answer no longer describes the order's present state. */
export function describeLatestAnswer(
  { orderStatus, revisions }: Pick<Row<"formSubmissions">, "orderStatus" | "revisions">,
  { answers, approval, isRevised }: DeliveryState,
  zone: string,
): LatestAnswer | null {
  if (approval) return { kind: "approval", day: formatDay(approval.createdAt, zone) };
  const [latest] = [...answers.values()].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (orderStatus !== "in_progress" || latest?.kind !== "revision" || !isRevised) return null;
  return {
    kind: "revision",
    at: formatZonedMoment(latest.createdAt, zone),
    number: revisions,
    excerpt: makeExcerpt(latest.text),
  };
}

export function makeExcerpt(text: string): string {
  const words = text.replace(/\s+/g, " ");
  return words.length > MAX_EXCERPT ? `${words.slice(0, MAX_EXCERPT).toWellFormed().trimEnd()}…` : words;
}
