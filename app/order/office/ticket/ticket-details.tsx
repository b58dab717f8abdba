import { Link } from "@remix-run/react";
import type { VisualBreakdown } from "#app/order/model/bought-package";
import type { FormError } from "#app/order/model/form-errors";
import { describeDelivered, type OrderedVisuals } from "#app/order/model/leaf";
import type { listContact } from "#app/order/model/order-fields";
import { visualTypes } from "#app/order/model/packages";
import { getComposeUrl } from "#app/order/model/staff-email-rules";
import { getPaperFill } from "#app/order/parts/leaf.tsx";
import { PersonLink } from "#app/ui/office/person-link.tsx";
import { LeafMark } from "../leaf-mark";
import { EmailForm } from "./email-form";

export interface CustomerTicket {
  number: string;
  contact: ReturnType<typeof listContact>;
  placedAt: string;
  visit: { label: string; value: string }[];
  trashedAt: string | null;
}

interface CustomerProps {
  ticket: CustomerTicket;
  action: string;
  error: FormError | undefined;
}

export function CustomerSection({ ticket, action, error }: CustomerProps) {
  return (
    <section>
      <h3 tabIndex={-1}>Contact</h3>
      <dl className="ticket-facts">
        {ticket.contact.filter(isNotInHead).map(({ key, heading, value }) => (
          <div key={key}>
            <dt>{heading}</dt>
            <dd>{value || "N/A"}</dd>
          </div>
        ))}
        <div>
          <dt>Placed</dt>
          <dd>{ticket.placedAt}</dd>
        </div>
        {ticket.visit.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 empty:hidden">
        {ticket.trashedAt === null ? (
          <Link className="touch-link" to={getComposeUrl([ticket.number], action)} preventScrollReset>
            Write to the customer
          </Link>
        ) : null}
        <PersonLink email={ticket.contact.find(({ key }) => key === "email")?.value} />
      </p>
      {ticket.trashedAt === null ? <EmailForm ticket={ticket} action={action} error={error} /> : null}
    </section>
  );
}

export function BriefSection({ ticket }: { ticket: { requirements: string; message: string } }) {
  return (
    <>
      <section>
        <h3>Detailed Requirements</h3>
        <p className="ticket-words">{ticket.requirements}</p>
      </section>
      {ticket.message ? (
        <section>
          <h3>Message</h3>
          <p className="ticket-words">{ticket.message}</p>
        </section>
      ) : null}
    </>
  );
}

/** The head of the ticket has the names, the address and the number. */
const isNotInHead = ({ key, value }: CustomerTicket["contact"][number]) =>
  !value || !["fullName", "businessName", "email", "phone"].includes(key);

const isVisual = (key: string) => visualTypes.some((type) => type.key === key);

/** Whether the leaf shows the type after these in its color: blades turn from gray in the order of the types. */
const isInLeaf = (before: VisualBreakdown["counts"], { delivered }: OrderedVisuals) =>
  before.reduce((sum, { count }) => sum + count, 0) < delivered;

const countLine = "flex justify-between gap-4 py-[0.15rem]";

export function BreakdownSection({ breakdown, visuals }: { breakdown: VisualBreakdown; visuals: OrderedVisuals }) {
  // Before the first delivery, the leaf would be gray and tell nothing.
  const hasLeaf = visuals.ordered > 0 && visuals.delivered > 0;
  return (
    <section>
      <h3>Visual Breakdown</h3>
      <div
        className={
          hasLeaf ? "grid grid-cols-[7.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-x-5 gap-y-1" : undefined
        }
      >
        {hasLeaf ? <LeafMark {...visuals} className="w-full" /> : null}
        <dl className={hasLeaf ? "row-span-2 sm:max-w-80" : "sm:max-w-80"}>
          {breakdown.counts.map(({ key, label, count }, index, all) => (
            <div key={key} className={countLine}>
              <dt className="flex items-center gap-2">
                {hasLeaf ? (
                  <svg className="size-3" viewBox="0 0 12 12" aria-hidden="true">
                    <circle
                      cx="6"
                      cy="6"
                      r="5"
                      className={
                        isInLeaf(all.slice(0, index), visuals) && isVisual(key) ? getPaperFill(index) : "fill-line-2"
                      }
                    />
                  </svg>
                ) : null}
                {label}
              </dt>
              <dd className="font-bold tabular-nums">{count}</dd>
            </div>
          ))}
          <div className={`${countLine} border-t border-line-2 font-bold`}>
            <dt>Total Visuals</dt>
            <dd className="font-bold tabular-nums">{breakdown.total}</dd>
          </div>
        </dl>
        {hasLeaf ? <p className="text-center text-small text-ink-2">{describeDelivered(visuals)}</p> : null}
      </div>
    </section>
  );
}
