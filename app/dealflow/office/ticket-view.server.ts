import { formatMoment } from "#app/server/time/business-time.server";
import { formatHistory } from "#app/trash/history.server";
import type { ApplicationEvent, findApplication } from "../applications/find-application.server";
import { getStageIndex, LIVE } from "../model/stages";

export function toTicketView(
  { application, events, trashEvents }: NonNullable<Awaited<ReturnType<typeof findApplication>>>,
  zone: string,
) {
  const { submittedDate, paymentDate, agreementDate, websiteLink, deletedAt, ...shown } = application;
  const formatTime = (date: Date | null | undefined) => (date ? formatMoment(date, zone) : null);
  return {
    ...shown,
    trashedAt: formatTime(deletedAt),
    website: websiteLink ? { text: websiteLink.replace(/^https?:\/\/|\/$/g, ""), href: getSafeUrl(websiteLink) } : null,
    reached: {
      "Pre-Payment": formatTime(submittedDate),
      "Paid / Awaiting Agreement": formatTime(paymentDate),
      "Fully Onboarded": formatTime(agreementDate),
      Live: application.status === LIVE ? formatTime(events.find(({ after }) => after === LIVE)?.createdAt) : null,
    },
    history: formatHistory([...trashEvents, ...events.map(toHistoryEntry)], zone),
  };
}

function toHistoryEntry({ id, createdAt, actor, before, after }: ApplicationEvent) {
  const isReverted = before && getStageIndex(before) > getStageIndex(after);
  return { id, at: createdAt, actor, text: isReverted ? `${after}, back from ${before}` : after, detail: null };
}

export type TicketView = ReturnType<typeof toTicketView>;

function getSafeUrl(address: string): string | null {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}
