import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { getTelLink } from "../ui/tel";
import { getListUrl, readFilters } from "./filters";
import { StageProgress } from "./stage-progress";
import type { TicketView } from "./ticket-view.server";

export function ApplicationTicket({ ticket }: { ticket: TicketView }) {
  return (
    <Ticket title={ticket.fullName}>
      <StageProgress stage={ticket.status} reached={ticket.reached} />
      <section>
        <h3>Application</h3>
        <dl className="ticket-facts">
          <Fact label="Business">{ticket.businessName}</Fact>
          <Fact label="Phone">
            <a href={getTelLink(ticket.phone)}>{ticket.phone}</a>
          </Fact>
          <Fact label="Email" fullWidth>
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
    </Ticket>
  );
}

function History({ events }: Pick<TicketView, "events">) {
  if (events.length === 0) return <p>No change of status yet.</p>;
  return (
    <ol className="ticket-notes" aria-label="Changes of status, the latest first">
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

export function ApplicationNotFound() {
  return (
    <Ticket title="Nothing here">
      <p>There is no application at this address. It may have been removed meanwhile.</p>
    </Ticket>
  );
}

function Fact({ label, fullWidth, children }: { label: string; fullWidth?: boolean; children: ReactNode }) {
  return (
    <div className={fullWidth ? "basis-full" : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Ticket({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  const { key, search } = useLocation();
  const listUrl = getListUrl(readFilters(new URLSearchParams(search)));
  const headingRef = useRef<HTMLHeadingElement>(null);
  // A full page load starts at the top of the page.
  const isFirstPage = useRef(key === "default").current;
  useEffect(() => {
    if (!isFirstPage) headingRef.current?.focus({ preventScroll: window.matchMedia("(min-width: 78rem)").matches });
  }, [isFirstPage]);
  return (
    <dialog open className="ticket max-w-[46rem] forced-colors:*:border" aria-labelledby={headingId}>
      <header className="ticket-head">
        <h2 id={headingId} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <Link to={listUrl} preventScrollReset className="tool tool-plain">
          Close
        </Link>
      </header>
      <div className="ticket-body">{children}</div>
    </dialog>
  );
}
