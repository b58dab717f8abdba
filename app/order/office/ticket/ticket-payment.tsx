import { TicketForm } from "../../../ui/list/ticket/ticket-form";
import type { FormError } from "../change/form-errors";
import { MAX_LENGTHS } from "../order-labels";
import type { Ticket } from "./detail";
import { PaymentLink } from "./payment-link";
import { PaymentProblem } from "./payment-problem";

interface Props {
  ticket: Ticket;
  action: string;
  error: FormError | undefined;
}

export function PaymentSection({ ticket, action, error }: Props) {
  const { paymentStatus, problem } = ticket;
  const formError = error?.form === "paid" ? error : undefined;
  const canMarkPaid = ["pending", "failed", "refunded"].includes(paymentStatus) && ticket.trashedAt === null;
  if (!problem && !ticket.paymentLink && !canMarkPaid) return null;
  return (
    <section>
      <h3 id="ticket-payment" tabIndex={-1}>
        Payment
      </h3>
      {problem ? (
        <PaymentProblem
          problem={problem}
          action={action}
          error={error?.form === "resolved" ? error.description : undefined}
        />
      ) : null}
      {ticket.paymentLink ? <PaymentLink link={ticket.paymentLink} action={action} /> : null}
      {canMarkPaid ? (
        <details className="ticket-more" open={formError ? true : undefined}>
          <summary>Mark paid</summary>
          <TicketForm
            key={paymentStatus}
            action={action}
            intent="paid"
            button="Mark paid"
            field="reason"
            error={formError}
          >
            {(fieldProps) => (
              <>
                <label htmlFor="reason">How do you know they paid?</label>
                <input {...fieldProps} name="reason" type="text" required maxLength={MAX_LENGTHS.reason} />
              </>
            )}
          </TicketForm>
        </details>
      ) : null}
    </section>
  );
}
