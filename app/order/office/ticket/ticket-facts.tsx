import { Link } from "@remix-run/react";
import { Gauge } from "../../../ui/marks/dial";
import { getTelLink } from "../../../ui/tel";
import { composeAddress } from "../letter/compose-rules";
import type { Breakdown } from "./breakdown";
import type { Ticket } from "./detail";

/** Who ordered what and when. */
export function CustomerPart({ ticket, back }: { ticket: Ticket; back: string }) {
  const { name, email, phone, business } = ticket.customer;
  return (
    <section>
      <dl className="ticket-facts">
        <div>
          <dt>Customer</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{phone ? <a href={getTelLink(phone)}>{phone}</a> : "N/A"}</dd>
        </div>
        <div>
          <dt>Business</dt>
          <dd>{business || "N/A"}</dd>
        </div>
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
        <Link
          className="mt-[0.35rem] inline-flex min-h-9 items-center font-semibold pointer-coarse:min-h-11"
          to={composeAddress([ticket.number], back)}
          preventScrollReset
        >
          Write to the customer
        </Link>
      ) : null}
    </section>
  );
}

const countLine = "flex justify-between gap-4 py-[0.15rem]";

/** Counts above zero, with a wedge for each visual of the package. */
export function BreakdownPart({ breakdown, holds }: { breakdown: Breakdown; holds: number }) {
  return (
    <section>
      <h3>Visual Breakdown</h3>
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-end gap-5">
        <Gauge total={holds || breakdown.total} used={breakdown.total} />
        <dl>
          {breakdown.counts.map(({ key, label, count }) => (
            <div key={key} className={countLine}>
              <dt>{label}</dt>
              <dd className="font-bold tabular-nums">{count}</dd>
            </div>
          ))}
          <div className={`${countLine} border-t border-line-2 font-bold`}>
            <dt>Total Visuals</dt>
            <dd className="font-bold tabular-nums">{breakdown.total}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
