import { Link } from "@remix-run/react";
import { addZoneId } from "#app/server/time/formatters";
import { Fact } from "#app/ui/list/ticket/record-ticket.tsx";
import { getEmailLink, getTelLink } from "#app/ui/tel";
import type { Meeting } from "./load-meeting.server";

export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const {
    shortWhen,
    minutes,
    when,
    visitorWhen,
    place,
    zone,
    visitorZone,
    email,
    phone,
    bookedAt,
    note,
    source,
    emailsUrl,
  } = meeting;
  return (
    <section aria-label="Details">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="poster text-[2.1rem]/none">
          {shortWhen} <span className="font-text text-base font-normal text-ink-2">{minutes} min</span>
        </p>
        {phone ? (
          <a className="tool tool-solid" href={getTelLink(phone)}>
            Call {phone}
          </a>
        ) : null}
      </div>
      {note ? <p className="ticket-words mb-4 border-l-5 border-sun pl-3">{note}</p> : null}
      <dl className="ticket-facts">
        <Fact label={`When, ${zone.name}`}>{when}</Fact>
        {visitorWhen === when && visitorZone.name === zone.name ? null : (
          <Fact label={`For the visitor, ${visitorZone.name}${addZoneId(visitorZone.id)}`}>{visitorWhen}</Fact>
        )}
        <Fact label="How">{place}</Fact>
        <Fact label="Email">
          <a href={getEmailLink(email)}>{email}</a>
        </Fact>
        {phone ? null : <Fact label="Phone">None given</Fact>}
        <Fact label="Booked">{bookedAt}</Fact>
        {source.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
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
