import { Fact, RecordTicket } from "../ui/list/ticket/record-ticket";
import { getMailLink } from "../ui/mail-link";
import { getTelLink } from "../ui/tel";
import { StageProgress } from "./stage-progress";
import type { TicketView } from "./ticket-view.server";

export function ApplicationTicket({ ticket, listUrl }: { ticket: TicketView; listUrl: string }) {
  return (
    <RecordTicket title={ticket.fullName} listUrl={listUrl}>
      <StageProgress stage={ticket.status} reached={ticket.reached} />
      <section>
        <h3>Application</h3>
        <dl className="ticket-facts">
          <Fact label="Business">{ticket.businessName}</Fact>
          <Fact label="Phone">
            <a href={getTelLink(ticket.phone)}>{ticket.phone}</a>
          </Fact>
          <Fact label="Email" fullWidth>
            <a href={getMailLink(ticket.email)}>{ticket.email}</a>
          </Fact>
          <Fact label="Website">
            {ticket.website?.href ? (
              <a href={ticket.website.href} rel="noreferrer">
                {ticket.website.text}
              </a>
            ) : (
              (ticket.website?.text ?? "None given")
            )}
          </Fact>
          <Fact label="Client type">{ticket.clientType}</Fact>
          <Fact label="Main service" fullWidth>
            {ticket.mainService}
          </Fact>
        </dl>
      </section>
      <section>
        <h3>Ideal clients</h3>
        <p className="ticket-words">{ticket.idealClients}</p>
      </section>
      <section>
        <h3>Target cities</h3>
        <p className="ticket-words">{ticket.targetCities}</p>
      </section>
      <section>
        <h3>History</h3>
        <History events={ticket.events} />
      </section>
    </RecordTicket>
  );
}

function History({ events }: Pick<TicketView, "events">) {
  if (events.length === 0) return <p>No status changes yet.</p>;
  return (
    <ol className="ticket-notes" aria-label="Status changes, newest first">
      {events.map(({ id, after, revertedFrom, at, actor }) => (
        <li key={id}>
          <p>
            {after}
            {revertedFrom ? `, back from ${revertedFrom}` : null}
          </p>
          <small>
            {at}, {actor}
          </small>
        </li>
      ))}
    </ol>
  );
}

export function ApplicationNotFound({ listUrl }: { listUrl: string }) {
  return (
    <RecordTicket title="Nothing here" listUrl={listUrl}>
      <p>There’s no application at this address. Somebody may have removed it.</p>
    </RecordTicket>
  );
}
