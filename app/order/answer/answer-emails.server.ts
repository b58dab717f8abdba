import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import type { QueuedTeamEmail } from "../emails/queue-order-email.server";
import type { AnswerData } from "../emails/revision-emails.server";
import { toEmailPhoto } from "../photos/photo-link.server";
import type { StoredPhoto } from "../photos/stored-photos.server";

type Order = Row<"formSubmissions">;

interface QueuedRevision {
  id: string;
  round: number;
  text: string;
  files: string[];
  photos: StoredPhoto[];
}

export function createRevisionEmail(
  services: Services,
  order: Order,
  { id, round, text, files, photos }: QueuedRevision,
): QueuedTeamEmail {
  return {
    topic: "order-revision",
    dedupeKey: `order-revision:${id}`,
    replyTo: order.email,
    data: {
      ...toAnswerData(services, order, round),
      text,
      files,
      photos: photos.map((photo) => toEmailPhoto(services, photo)),
    },
  };
}

export function createApprovalEmail(
  services: Services,
  order: Order,
  { id, round }: { id: string; round: number },
): QueuedTeamEmail {
  return {
    topic: "order-approved",
    dedupeKey: `order-approved:${id}`,
    replyTo: order.email,
    data: toAnswerData(services, order, round),
  };
}

function toAnswerData({ linkOrigin }: Services, { submissionId, fullName }: Order, round: number): AnswerData {
  return { submissionId, fullName, round, ticketUrl: `${linkOrigin}${paths.adminOrder(submissionId)}` };
}
