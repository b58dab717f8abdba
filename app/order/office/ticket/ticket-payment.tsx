import { Form } from "@remix-run/react";
import { FieldError } from "../../../ui/form/field";
import type { Refusal } from "../change/refusal";
import { maxLengths, paymentLabels } from "../order-labels";
import type { Ticket } from "./detail";
import { ProblemPart } from "./ticket-problem";

interface Props {
  ticket: Ticket;
  action: string;
  refusal: Refusal | undefined;
}

/** Whether it is paid; what the provider did not report can be recorded by hand, with the reason. */
export function PaymentPart({ ticket, action, refusal: refused }: Props) {
  const { paymentStatus, problem } = ticket;
  const refusal = refused?.form === "paid" ? refused : undefined;
  const open = ["pending", "failed", "refunded"].includes(paymentStatus) && ticket.trashedAt === null;
  return (
    <section>
      <h3>Payment</h3>
      <p>
        <b>{paymentLabels[paymentStatus]}</b>
        {ticket.price ? <span className="ticket-soft"> {ticket.price}</span> : null}
      </p>
      {problem ? (
        <ProblemPart
          problem={problem}
          action={action}
          refusal={refused?.form === "resolved" ? refused.description : undefined}
        />
      ) : null}
      {open ? (
        <details className="ticket-more" open={refusal ? true : undefined}>
          <summary>Mark paid</summary>
          <Form key={paymentStatus} className="ticket-form" method="post" action={action} preventScrollReset>
            <label htmlFor="reason">How do you know that it is paid?</label>
            <input
              id="reason"
              name="reason"
              type="text"
              required
              maxLength={maxLengths.reason}
              defaultValue={refusal?.typed}
              aria-invalid={refusal ? true : undefined}
              aria-describedby={refusal ? "reason-error" : undefined}
            />
            <button className="tool tool-solid" name="intent" value="paid" type="submit">
              Mark paid
            </button>
            {refusal ? <FieldError id="reason-error">{refusal.description}</FieldError> : null}
          </Form>
        </details>
      ) : null}
    </section>
  );
}
