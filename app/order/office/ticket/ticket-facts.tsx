import { Link } from "@remix-run/react";
import { Gauge } from "../../../ui/marks/dial";
import { getTelLink } from "../../../ui/tel";
import { composeAddress } from "../letter/compose-rules";
import type { Breakdown } from "./breakdown";
import type { Ticket } from "./detail";

/** Who ordered what and when. */
export function CustomerPart({ ticket, back }: { ticket: Ticket; back: string }) {
  return (
    <section>
      <dl className="ticket-facts">
        {ticket.contact.map(({ key, heading, type, value }) => (
          <div key={key}>
            <dt>{heading}</dt>
            <dd>
              <ContactValue type={type} value={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Package</dt>
          <dd>{ticket.package}</dd>
        </div>
        <div>
          <dt>Date/Time</dt>
          <dd>{ticket.placedAt}</dd>
        </div>
      </dl>
      {ticket.trashedAt === null ? (
        <Link className="ticket-write" to={composeAddress([ticket.number], back)} preventScrollReset>
          Write to the customer
        </Link>
      ) : null}
    </section>
  );
}

function ContactValue({ type, value }: Pick<Ticket["contact"][number], "type" | "value">) {
  if (!value) return "N/A";
  if (type === "email") return <a href={`mailto:${encodeURIComponent(value).replace("%40", "@")}`}>{value}</a>;
  return type === "tel" ? <a href={getTelLink(value)}>{value}</a> : value;
}

/** Counts above zero, with a wedge for each visual of the package. */
export function BreakdownPart({ breakdown, holds }: { breakdown: Breakdown; holds: number }) {
  return (
    <section>
      <h3>Visual Breakdown</h3>
      <div className="ticket-breakdown">
        <Gauge total={holds || breakdown.total} used={breakdown.total} />
        <dl>
          {breakdown.counts.map(({ key, label, count }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
          <div className="ticket-sum">
            <dt>Total Visuals</dt>
            <dd>{breakdown.total}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
