import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { LatestAnswer } from "#app/order/answer/describe-answer.server";
import { type Priority, type Status, statusLabels } from "#app/order/model/order-filters";
import { getComposeUrl } from "#app/order/model/staff-email-rules";
import type { DescribedProblem } from "#app/order/pay/describe-payment-problem.server";
import type { ReceiptLink } from "#app/receipts/list-receipt-links.server";
import { JumpLink } from "#app/ui/list/ticket/jump-link.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { NextAction } from "./next-action";
import { StatusForm } from "./status-form";
import type { BalanceTicket } from "./ticket-balance";

export interface SummaryTicket {
  number: string;
  package: string;
  price: string | null;
  tax: readonly { name: string; amount: string }[];
  prepaidWith: string | null;
  coupon: string | null;
  balance: BalanceTicket["balance"];
  paymentLabel: string;
  orderStatus: Status;
  priority: Priority;
  round: number | null;
  next: NextAction;
  /** What the customer wants changed. */
  revision: Extract<LatestAnswer, { kind: "revision" }> | null;
  approvalSince: string | null;
  /** The notice above the summary, which also says what to do. */
  problem: DescribedProblem | null;
  trashedAt: string | null;
  receipts: ReceiptLink[];
}

interface Props {
  ticket: SummaryTicket;
  action: string;
}

interface SummaryProps extends Props {
  /** The form for the answer comes right below, with a button of its own. */
  isAnswerNext: boolean;
}

export function TicketSummary({ ticket, isAnswerNext, action }: SummaryProps) {
  const isActive = ticket.trashedAt === null;
  return (
    <div>
      <dl className="ticket-facts">
        <Fact name="Package">
          {ticket.package}
          {ticket.balance?.isFirst && ticket.balance.text ? (
            <span className="block font-normal">
              <JumpLink className="touch-link" to="ticket-balance">
                {ticket.balance.text}
              </JumpLink>
            </span>
          ) : null}
        </Fact>
        <Fact name="Payment">
          {ticket.prepaidWith ? `Prepaid with ${ticket.prepaidWith}` : ticket.paymentLabel}
          {ticket.price ? ` ${ticket.price}` : null}
          {ticket.receipts.map(({ label, amount, href }) => (
            // Breaks where the fact before it needs its half of the line.
            <span key={href} className="block w-0 min-w-full font-normal">
              {ticket.problem || ticket.receipts.length > 1 ? `${amount}, ` : null}
              <a href={href} className="touch-link">
                {label}
              </a>
            </span>
          ))}
        </Fact>
        {ticket.tax.map(({ name, amount }) => (
          <Fact key={name} name={name}>
            {amount}
          </Fact>
        ))}
        {ticket.coupon ? <Fact name="Coupon">{ticket.coupon}</Fact> : null}
        {ticket.round && ticket.round > 1 && !ticket.revision ? <Fact name="Revision">{ticket.round - 1}</Fact> : null}
        {isActive ? null : <Fact name="Status">{statusLabels[ticket.orderStatus]}</Fact>}
      </dl>
      {isActive ? <StatusForm ticket={ticket} action={action} /> : null}
      {ticket.problem || (isAnswerNext && ticket.next.button?.target === "messages") ? null : (
        <Next next={ticket.next} ticket={ticket} action={action} />
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Next({ next: { button, text }, ticket, action }: Props & { next: NextAction }) {
  if (ticket.approvalSince)
    return (
      <div id="ticket-next" className="mt-3 grid gap-2.5">
        <p className="flex items-start gap-2 font-semibold">
          <StatusMark shape="empty" tone="quiet" />
          <span>
            {text} since <span className="whitespace-nowrap">{ticket.approvalSince}</span>
          </span>
        </p>
        <Link
          className="tool w-full font-bold sm:max-lg:max-w-80"
          to={getComposeUrl([ticket.number], action)}
          preventScrollReset
        >
          Remind the customer
        </Link>
      </div>
    );
  return (
    <div id="ticket-next" className="mt-3">
      {ticket.revision ? (
        <div className="mb-2.5 border-l-3 border-hot pl-3">
          <p className="text-small text-ink-2">
            Revision {ticket.revision.number}, requested {ticket.revision.at}
          </p>
          <p className="wrap-anywhere lg:line-clamp-3">{ticket.revision.excerpt}</p>
        </div>
      ) : text ? (
        <p className={button ? "mb-1 text-small text-ink-2" : "font-semibold"}>{text}</p>
      ) : null}
      {button ? <NextButton button={button} action={action} /> : null}
    </div>
  );
}

const buttonClass = "tool tool-hot w-full font-bold sm:max-lg:max-w-80";

interface NextButtonProps {
  button: NonNullable<NextAction["button"]>;
  action: string;
}

function NextButton({ button: { label, target }, action }: NextButtonProps) {
  switch (target) {
    case "payment link":
      return (
        <Form method="post" action={action} preventScrollReset>
          <button className={buttonClass} name="intent" value="email_link" type="submit">
            {label}
          </button>
        </Form>
      );
    default:
      return (
        <JumpLink className={buttonClass} to={target === "messages" ? "answer" : `ticket-${target}`}>
          {label}
        </JumpLink>
      );
  }
}
