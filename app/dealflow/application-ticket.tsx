import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { getTelLink } from "../ui/tel";
import { listAddress, readFilters } from "./filters";
import { StageRoute } from "./stage-route";
import type { TicketView } from "./ticket-view.server";

export function ApplicationTicket({ ticket }: { ticket: TicketView }) {
  return (
    <Ticket title={ticket.fullName}>
      <StageRoute stage={ticket.status} reached={ticket.reached} />
      <section>
        <h3>Application</h3>
        <dl className="ticket-facts">
          <Fact label="Business">{ticket.businessName}</Fact>
          <Fact label="Phone">
            <a href={getTelLink(ticket.phone)}>{ticket.phone}</a>
          </Fact>
          <Fact label="Email" wide>
            <a href={`mailto:${encodeURIComponent(ticket.email).replaceAll("%40", "@")}`}>{ticket.email}</a>
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
          <Fact label="Main service" wide>
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
    </Ticket>
  );
}

function History({ events }: Pick<TicketView, "events">) {
  if (events.length === 0) return <p>No change of status yet.</p>;
  return (
    <ol className="ticket-notes" aria-label="Changes of status, the latest first">
      {events.map(({ id, after, backFrom, at, actor }) => (
        <li key={id}>
          <p>
            {after}
            {backFrom ? `, back from ${backFrom}` : null}
          </p>
          <small>
            {at}, {actor}
          </small>
        </li>
      ))}
    </ol>
  );
}

export function NoTicket() {
  return (
    <Ticket title="Nothing here">
      <p>There is no application at this address. It may have been removed meanwhile.</p>
    </Ticket>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "basis-full" : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Beside the list or, on small screens, in its place. */
function Ticket({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  const { key, search } = useLocation();
  const closed = listAddress(readFilters(new URLSearchParams(search)));
  const opened = useRef<HTMLHeadingElement>(null);
  // A page that comes from the server begins at the top.
  const isFirst = useRef(key === "default").current;
  useEffect(() => {
    if (!isFirst) opened.current?.focus({ preventScroll: window.matchMedia("(min-width: 78rem)").matches });
  }, [isFirst]);
  return (
    <dialog open className="ticket max-w-[46rem] forced-colors:*:border" aria-labelledby={heading}>
      <header className="ticket-head">
        <h2 id={heading} ref={opened} tabIndex={-1}>
          {title}
        </h2>
        <Link to={closed} preventScrollReset className="tool tool-plain">
          Close
        </Link>
      </header>
      <div className="ticket-body">{children}</div>
    </dialog>
  );
}
