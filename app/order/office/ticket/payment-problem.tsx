import { Form } from "@remix-run/react";
import type { DescribedProblem } from "#app/order/pay/describe-payment-problem.server";
import { FieldError } from "#app/ui/form/field.tsx";
import { JumpLink } from "#app/ui/list/ticket/jump-link.tsx";
import { ProblemLabel } from "#app/ui/marks/problem-label.tsx";

interface Props {
  problem: DescribedProblem;
  /** Null if the order cannot be marked paid. */
  markLabel: string | null;
  canRefund: boolean;
  action: string;
  error: string | undefined;
}

/** First on the ticket, because nobody should work on an order with a payment problem. */
export function PaymentProblem({ problem, markLabel, canRefund, action, error }: Props) {
  return (
    <section className="mb-4 grid gap-[0.35rem] border-l-5 border-err bg-ground px-3 pt-[0.6rem] pb-3 [&_.problem]:text-[0.875rem]">
      <h3 id="ticket-next" tabIndex={-1} className="mb-0">
        <ProblemLabel label={`Check the payment: ${problem.label.toLowerCase()}`} />
      </h3>
      {problem.payments.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      <p>{problem.advice}</p>
      <p className="mt-1.5 flex flex-wrap gap-2 *:flex-1 *:font-bold empty:hidden">
        {markLabel ? (
          <JumpLink className="tool" to="ticket-payment">
            {markLabel}
          </JumpLink>
        ) : null}
        {canRefund ? (
          <JumpLink className="tool" to="ticket-money">
            Refund payment
          </JumpLink>
        ) : null}
      </p>
      <Form method="post" action={action} preventScrollReset>
        {problem.payments.map(({ id }) => (
          <input key={id} type="hidden" name="payment" value={id} />
        ))}
        <button
          className={`tool tool-plain px-0 ${error ? "" : "-mb-3"}`.trim()}
          name="intent"
          value="resolved"
          type="submit"
          aria-describedby={error ? "resolved-error" : undefined}
        >
          Mark resolved
        </button>
        {error ? <FieldError id="resolved-error">{error}</FieldError> : null}
      </Form>
    </section>
  );
}
