import { formatMoment } from "#app/server/business-time.server";
import type { Application, ApplicationEvent } from "./find-application.server";
import { getStageIndex, LIVE } from "./stages";

export function toTicketView(
  { application, events }: { application: Application; events: ApplicationEvent[] },
  zone: string,
) {
  const { submittedDate, paymentDate, agreementDate, websiteLink, ...shown } = application;
  const formatTime = (date: Date | null | undefined) => (date ? formatMoment(date, zone) : null);
  return {
    ...shown,
    website: websiteLink ? { text: websiteLink.replace(/^https?:\/\/|\/$/g, ""), href: getSafeUrl(websiteLink) } : null,
    reached: {
      "Pre-Payment": formatTime(submittedDate),
      "Paid / Awaiting Agreement": formatTime(paymentDate),
      "Fully Onboarded": formatTime(agreementDate),
      Live: application.status === LIVE ? formatTime(events.find(({ after }) => after === LIVE)?.createdAt) : null,
    },
    events: events.map(({ id, createdAt, actor, before, after }) => ({
      id,
      at: formatMoment(createdAt, zone),
      actor,
      after,
      revertedFrom: before && getStageIndex(before) > getStageIndex(after) ? before : null,
    })),
  };
}

export type TicketView = ReturnType<typeof toTicketView>;

function getSafeUrl(address: string): string | null {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}
