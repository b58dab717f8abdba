import { Link } from "@remix-run/react";
import { addZoneId } from "#app/server/time/formatters";
import { Fact } from "#app/ui/list/ticket/record-ticket.tsx";
import { getEmailLink, getTelLink } from "#app/ui/tel";
import type { Meeting } from "./load-meeting.server";

export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const { when, visitorWhen, place, zone, visitorZone, email, phone, bookedAt, note, source, emailsUrl } = meeting;
  return (
    <section aria-label="Details">
      <dl className="ticket-facts">
        <Fact label={`When, ${zone.name}`}>{when}</Fact>
        <Fact label={`For the visitor, ${visitorZone.name}${addZoneId(visitorZone.id)}`}>{visitorWhen}</Fact>
        <Fact label="How">{place}</Fact>
        <Fact label="Email">
          <a href={getEmailLink(email)}>{email}</a>
        </Fact>
        <Fact label="Phone">{phone ? <a href={getTelLink(phone)}>{phone}</a> : "None given"}</Fact>
        <Fact label="Booked">{bookedAt}</Fact>
        {source.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      <h2 className="mt-4">Note from the visitor</h2>
      <p className="ticket-words mt-1">{note ?? "No note."}</p>
      {emailsUrl ? (
        <p className="mt-2">
          <Link className="records-open" to={emailsUrl}>
            Emails about this booking
          </Link>
        </p>
      ) : null}
    </section>
  );
}
