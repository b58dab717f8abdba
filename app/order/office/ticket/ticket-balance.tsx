import { Form, Link } from "@remix-run/react";
import { balanceFields, MAX_LEFT } from "#app/order/model/balance";
import type { FormError } from "#app/order/model/form-errors";
import { MAX_LENGTHS } from "#app/order/model/order-labels";
import { paths } from "#app/paths";
import { FieldError } from "#app/ui/form/field.tsx";
import type { getTicketBalance } from "./get-ticket-balance.server";

export interface BalanceTicket {
  balance: Awaited<ReturnType<typeof getTicketBalance>>;
  prepaidWith: string | null;
  trashedAt: string | null;
}

interface Props {
  ticket: BalanceTicket;
  action: string;
  error: FormError | undefined;
}

const linkClass = "inline-flex min-h-9 items-center font-semibold pointer-coarse:min-h-11";

export function BalanceSection({ ticket: { balance, prepaidWith, trashedAt }, action, error }: Props) {
  if (!balance) return null;
  return (
    <section>
      <h3 id="ticket-balance" tabIndex={-1}>
        Prepaid visuals
      </h3>
      {balance.text ? <p className="font-semibold">{balance.text}</p> : null}
      {balance.why ? <p className="text-small text-ink-2">The customer reads: “{balance.why}”</p> : null}
      {balance.isFirst ? null : (
        <p>
          From the package of{" "}
          {balance.first ? (
            <Link className={linkClass} to={paths.adminOrder(balance.first)}>
              {balance.first}
            </Link>
          ) : (
            `${prepaidWith}, which was deleted`
          )}
        </p>
      )}
      {balance.isFirst && balance.orders.length > 0 ? (
        <ul>
          {balance.orders.map(({ number, about }) => (
            <li key={number}>
              <Link className={linkClass} to={paths.adminOrder(number)}>
                {number}
              </Link>
              , {about}
            </li>
          ))}
        </ul>
      ) : null}
      {balance.isFirst && trashedAt === null ? (
        <CorrectionForm left={balance.left} action={action} error={error} />
      ) : null}
    </section>
  );
}

function CorrectionForm({ left, action, error }: { left: number; action: string; error: FormError | undefined }) {
  const describedBy = error ? "balance-error" : undefined;
  return (
    <details className="fold" open={error ? true : undefined}>
      <summary>Change visuals left</summary>
      <Form key={left} className="ticket-form" method="post" action={action} preventScrollReset>
        <input type="hidden" name={balanceFields.shown} value={left} />
        <label htmlFor="balance-left">Visuals left</label>
        <input
          id="balance-left"
          name={balanceFields.left}
          type="number"
          min={0}
          max={MAX_LEFT}
          required
          defaultValue={error?.input ?? left}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <label htmlFor="balance-note">Reason</label>
        <input
          id="balance-note"
          name={balanceFields.note}
          type="text"
          required
          maxLength={MAX_LENGTHS.reason}
          defaultValue={error?.note}
        />
        <button className="tool" name="intent" value={balanceFields.intent} type="submit">
          Change visuals left
        </button>
        {error ? <FieldError id="balance-error">{error.description}</FieldError> : null}
      </Form>
    </details>
  );
}
