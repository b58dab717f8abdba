import { Link } from "@remix-run/react";
import { addZoneId } from "#app/server/time/formatters";
import { Fact } from "#app/ui/list/ticket/record-ticket.tsx";
import { NewQuoteLink } from "#app/ui/office/new-quote-link.tsx";
import { PersonLink } from "#app/ui/office/person-link.tsx";
import type { Meeting } from "./load-meeting.server";

export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const { when, visitorWhen, place, zone, visitorZone, phone, bookedAt, note, source, emailsUrl } = meeting;
  return (
    <section aria-label="Details">
      {note ? (
        <div className="mb-3 border-l-5 border-sun pl-3">
          <p className="ticket-soft">Note from the visitor</p>
          <p className="ticket-words">{note}</p>
        </div>
      ) : null}
      <dl className="ticket-facts">
        {visitorWhen === when && visitorZone.name === zone.name ? null : (
          <Fact label={`For the visitor, ${visitorZone.name}${addZoneId(visitorZone.id)}`}>{visitorWhen}</Fact>
        )}
        {phone && place.includes(phone) ? null : <Fact label="How">{place}</Fact>}
        {phone ? null : <Fact label="Phone">None given</Fact>}
        <Fact label="Booked">{bookedAt}</Fact>
        {source.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2 empty:hidden">
        {emailsUrl ? (
          <Link to={emailsUrl} className="touch-link">
            Emails about this booking
          </Link>
        ) : null}
        {meeting.trashedAt ? null : <NewQuoteLink {...meeting} />}
        <PersonLink email={meeting.email} />
      </p>
    </section>
  );
}
