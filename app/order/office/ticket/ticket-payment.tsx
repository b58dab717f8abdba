import { Form } from "@remix-run/react";
import type { FormError } from "#app/order/model/form-errors";
import { MAX_LENGTHS, type paymentLabels } from "#app/order/model/order-labels";
import type { Part } from "#app/order/model/quote";
import type { DescribedProblem } from "#app/order/pay/describe-payment-problem.server";
import { FieldError } from "#app/ui/form/field.tsx";
import { TicketForm } from "#app/ui/list/ticket/ticket-form.tsx";
import { PaymentLink } from "./payment-link";

export interface PaymentTicket {
  paymentStatus: keyof typeof paymentLabels;
  problem: DescribedProblem | null;
  paymentLink: string | null;
  markedPaid: MarkedPayment | null;
  part: Part;
  /** Whether "Mark paid" records the tax, if there is one. */
  isMarkTaxed: boolean;
  trashedAt: string | null;
}

interface MarkedPayment {
  by: string;
  at: string;
  reason: string | null;
}

export const markLabels = { whole: "Mark paid", deposit: "Mark deposit paid", balance: "Mark balance paid" } as const;

export const canMarkPaid = ({ paymentStatus, trashedAt }: Pick<PaymentTicket, "paymentStatus" | "trashedAt">) =>
  trashedAt === null && ["pending", "failed", "refunded"].includes(paymentStatus);

interface Props {
  ticket: PaymentTicket;
  /** Whether a button above already emails the link. */
  hasLinkAbove: boolean;
  action: string;
  error: FormError | undefined;
}

export function PaymentSection({ ticket, hasLinkAbove, action, error }: Props) {
  const { paymentStatus } = ticket;
  const formError = error?.form === "paid" ? error : undefined;
  const isMarkable = canMarkPaid(ticket);
  const markedPaid = ticket.trashedAt === null ? ticket.markedPaid : null;
  if (!ticket.paymentLink && !isMarkable && !markedPaid) return null;
  return (
    <section>
      <h3 id="ticket-payment" tabIndex={-1}>
        Payment
      </h3>
      {ticket.paymentLink ? <PaymentLink link={ticket.paymentLink} action={hasLinkAbove ? null : action} /> : null}
      {isMarkable ? (
        <details className="fold" open={formError ? true : undefined}>
          <summary>{markLabels[ticket.part]}</summary>
          <TicketForm
            key={`${paymentStatus} ${ticket.part}`}
            action={action}
            intent="paid"
            button={markLabels[ticket.part]}
            field="reason"
            error={formError}
          >
            {(fieldProps) => (
              <>
                {ticket.isMarkTaxed || ticket.problem ? null : (
                  <p className="text-ink-2">
                    No tax is recorded, because your payment provider works it out only on its own page.
                  </p>
                )}
                <label htmlFor="reason">How do you know they paid?</label>
                <input {...fieldProps} name="reason" type="text" required maxLength={MAX_LENGTHS.reason} />
              </>
            )}
          </TicketForm>
        </details>
      ) : null}
      {markedPaid ? (
        <MarkedPaid {...markedPaid} action={action} error={error?.form === "unpaid" ? error.description : undefined} />
      ) : null}
    </section>
  );
}

interface MarkedPaidProps extends MarkedPayment {
  action: string;
  error: string | undefined;
}

function MarkedPaid({ by, at, reason, action, error }: MarkedPaidProps) {
  return (
    <Form className="mt-2 grid justify-items-start gap-[0.35rem]" method="post" action={action} preventScrollReset>
      <p className="wrap-anywhere">
        Marked paid by {by}, {at}
        {reason ? `: ${reason}` : null}
      </p>
      <button
        className="tool"
        name="intent"
        value="unpaid"
        type="submit"
        aria-describedby={error ? "unpaid-error" : undefined}
      >
        Mark unpaid
      </button>
      {error ? <FieldError id="unpaid-error">{error}</FieldError> : null}
    </Form>
  );
}
