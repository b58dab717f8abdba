import { Link } from "@remix-run/react";
import type { FormError } from "#app/order/model/form-errors";
import type { OrderedVisuals } from "#app/order/model/leaf";
import type { listContact } from "#app/order/model/order-fields";
import { visualTypes } from "#app/order/model/packages";
import { getComposeUrl } from "#app/order/model/staff-email-rules";
import { getPaperFill } from "#app/order/parts/leaf.tsx";
import { getTelLink } from "#app/ui/tel";
import { LeafMark } from "../leaf-mark";
import { EmailForm } from "./email-form";
import type { VisualBreakdown } from "./visual-breakdown";

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
        {ticket.contact.filter(isNotInHead).map(({ key, heading, type, value }) => (
          <div key={key}>
            <dt>{heading}</dt>
            <dd>
              <ContactValue type={type} value={value} />
            </dd>
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
      {ticket.trashedAt === null ? (
        <>
          <Link
            className="mt-[0.35rem] inline-flex min-h-9 items-center font-semibold pointer-coarse:min-h-11"
            to={getComposeUrl([ticket.number], action)}
            preventScrollReset
          >
            Write to the customer
          </Link>
          <EmailForm ticket={ticket} action={action} error={error} />
        </>
      ) : null}
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

/** The head of the ticket has both names. */
const isNotInHead = ({ key, value }: CustomerTicket["contact"][number]) =>
  key !== "fullName" && (key !== "businessName" || !value);

const countLine = "flex justify-between gap-4 py-[0.15rem]";

function ContactValue({ type, value }: Pick<CustomerTicket["contact"][number], "type" | "value">) {
  if (!value) return "N/A";
  if (type !== "email" && type !== "tel") return value;
  const href = type === "tel" ? getTelLink(value) : `mailto:${encodeURIComponent(value).replace("%40", "@")}`;
  return (
    <a className="inline-flex items-center pointer-coarse:-my-3 pointer-coarse:min-h-11" href={href}>
      {value}
    </a>
  );
}

export function BreakdownSection({ breakdown, visuals }: { breakdown: VisualBreakdown; visuals: OrderedVisuals }) {
  return (
    <section>
      <h3>Visual Breakdown</h3>
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-5">
        <LeafMark {...visuals} className="w-full" />
        <dl>
          {breakdown.counts.map(({ key, label, count }, index) => (
            <div key={key} className={countLine}>
              <dt className="flex items-center gap-2">
                <svg className="size-3" viewBox="0 0 12 12" aria-hidden="true">
                  <circle
                    cx="6"
                    cy="6"
                    r="5"
                    className={visualTypes.some((type) => type.key === key) ? getPaperFill(index) : "fill-line-2"}
                  />
                </svg>
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
      </div>
    </section>
  );
}
