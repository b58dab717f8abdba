import { formatMoment } from "#app/server/business-time.server";
import type { Application, ApplicationEvent } from "./find-application.server";
import { LIVE, rank } from "./statuses";

/** What the ticket of an application shows. Times are in BUSINESS_TIMEZONE. */
export function toTicketView(
  { application, events }: { application: Application; events: ApplicationEvent[] },
  zone: string,
) {
  const { submittedDate, paymentDate, agreementDate, websiteLink, ...shown } = application;
  const moment = (date: Date | null | undefined) => (date ? formatMoment(date, zone) : null);
  return {
    ...shown,
    website: websiteLink
      ? { text: websiteLink.replace(/^https?:\/\/|\/$/g, ""), href: safeAddress(websiteLink) }
      : null,
    reached: {
      "Pre-Payment": moment(submittedDate),
      "Paid / Awaiting Agreement": moment(paymentDate),
      "Fully Onboarded": moment(agreementDate),
      Live: application.status === LIVE ? moment(events.find(({ after }) => after === LIVE)?.createdAt) : null,
    },
    events: events.map(({ id, createdAt, actor, before, after }) => ({
      id,
      at: formatMoment(createdAt, zone),
      actor,
      after,
      backFrom: before && rank(before) > rank(after) ? before : null,
    })),
  };
}

export type TicketView = ReturnType<typeof toTicketView>;

function safeAddress(address: string): string | null {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}
