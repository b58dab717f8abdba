import { formatMoment } from "#app/server/business-time.server";
import type { Application, ApplicationEvent } from "./find-application.server";
import { LIVE, rank } from "./statuses";

/** An application as its ticket shows it: times as text, in the business's own zone. */
export function viewOf(
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
    /** When each stage was reached, as far as that is known. */
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
      /** Set where the status went back. */
      backFrom: before && rank(before) > rank(after) ? before : null,
    })),
  };
}

export type TicketView = ReturnType<typeof viewOf>;

/** An address that may be followed, or null: only http and https lead to a website. */
function safeAddress(address: string): string | null {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}
