import { Form } from "@remix-run/react";
import type { Money } from "./load-money.server";
import { type RefundForm, refundIntents } from "./refund-fields";
import { RefundDetails } from "./refund-form";

interface Props {
  money: Money;
  action?: string;
  refused: RefundForm | undefined;
  isReadOnly: boolean;
}

export function MoneySection({ money, action, refused, isReadOnly }: Props) {
  if (money.payments.length === 0) return null;
  return (
    <section id="money">
      <h3 id="ticket-money" tabIndex={-1}>
        Payments and refunds
      </h3>
      {money.payments.map((payment) => (
        <PaymentLines key={payment.id} payment={payment} action={action} isReadOnly={isReadOnly}>
          {payment.hasLeft && !isReadOnly ? (
            <RefundDetails
              payment={payment}
              formId={money.formId}
              action={action}
              refused={refused?.values.refund_of === payment.id ? refused : undefined}
            />
          ) : null}
        </PaymentLines>
      ))}
    </section>
  );
}

type Payment = Money["payments"][number];

function PaymentLines({
  payment,
  action,
  isReadOnly,
  children,
}: { payment: Payment; children: React.ReactNode } & Pick<Props, "action" | "isReadOnly">) {
  const { what, at, amount, left, refunds, others, chargedBack } = payment;
  const hasMore = refunds.length > 0 || others !== null || chargedBack !== null;
  return (
    <>
      <ul className="ticket-notes">
        <li className="flex flex-wrap items-baseline gap-x-3">
          <p>
            {what} <b>{amount}</b>
          </p>
          <small>{at}</small>
        </li>
        {others ? (
          <li>
            <p>
              Refunded at the payment provider <b>{others}</b>
            </p>
          </li>
        ) : null}
        {chargedBack ? (
          <li>
            <p>
              Charged back by the bank <b>{chargedBack}</b>
            </p>
          </li>
        ) : null}
        {refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} action={action} isReadOnly={isReadOnly} />
        ))}
      </ul>
      {hasMore ? (
        <p className="mt-1">
          Left to refund: <b>{left}</b>
        </p>
      ) : null}
      {children}
    </>
  );
}

const labels = { asked: "Refund not confirmed yet:", done: "Refunded", failed: "Not refunded:" } as const;

function RefundLine({
  refund,
  action,
  isReadOnly,
}: { refund: Payment["refunds"][number] } & Pick<Props, "action" | "isReadOnly">) {
  const { id, state, amount, at, actor, reason, note, problem, canTakeBack } = refund;
  const button = state === "asked" ? "Try again" : canTakeBack ? "Remove record" : null;
  return (
    <li className="wrap-anywhere">
      <p>
        {labels[state]} <b>{amount}</b>
      </p>
      <small>
        {at}, {actor}: {reason}
        {note ? `. ${note}` : null}
      </small>
      {problem ? <p className="text-small">{problem}</p> : null}
      {state === "asked" ? (
        <p className="text-small">
          The payment provider hasn’t answered. The money may be on its way, so we’ll keep checking. Trying again won’t
          refund it twice.
        </p>
      ) : null}
      {button && !isReadOnly ? (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="refund" value={id} />
          <button
            className="tool mt-1"
            name="intent"
            value={state === "asked" ? refundIntents.retry : refundIntents.takeBack}
            type="submit"
          >
            {button}
          </button>
        </Form>
      ) : null}
    </li>
  );
}
