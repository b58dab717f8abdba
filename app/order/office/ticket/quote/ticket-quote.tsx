import { Form, Link } from "@remix-run/react";
import type { DescribedQuote } from "#app/order/quote/describe-quote.server";
import { paths } from "#app/paths";
import { describeValidity } from "../../quote/describe-validity";

interface Props {
  quote: DescribedQuote;
  number: string;
  action: string;
  isActive: boolean;
}

const line = "flex justify-between gap-4 py-[0.15rem]";

export function QuoteSection({ quote, number, action, isActive }: Props) {
  const { lines, total, note, deposit, paid, due, isInPart } = quote;
  return (
    <section aria-labelledby="ticket-quote">
      <h3 id="ticket-quote" tabIndex={-1}>
        Quote
      </h3>
      <p className={`mb-2 ${quote.isExpired ? "font-semibold text-err" : ""}`}>{describeValidity(quote)}</p>
      <dl>
        {lines.map(({ text, each, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <div key={index} className={line}>
            <dt className="min-w-0 wrap-anywhere">
              {text}
              {each ? <span className="text-ink-2">, {each} each</span> : null}
            </dt>
            <dd className="font-bold tabular-nums">{amount}</dd>
          </div>
        ))}
        <div className={`${line} border-t border-line-2 font-bold`}>
          <dt>Total</dt>
          <dd className="tabular-nums">{total}</dd>
        </div>
        {deposit && !paid ? (
          <div className={line}>
            <dt>Deposit</dt>
            <dd className="font-bold tabular-nums">{deposit}</dd>
          </div>
        ) : null}
        {paid && isInPart ? (
          <>
            <div className={line}>
              <dt>Paid so far</dt>
              <dd className="text-right tabular-nums">
                <b>{paid.paid}</b>
                {paid.tax}
              </dd>
            </div>
            <div className={line}>
              <dt>Balance</dt>
              <dd className="font-bold tabular-nums">{due}</dd>
            </div>
          </>
        ) : null}
      </dl>
      {note ? <p className="ticket-words mt-2">{note}</p> : null}
      {!quote.hasLink && quote.isOpen ? (
        <p className="mt-2 text-small text-ink-2">
          A payment link can’t charge this price. Set STRIPE_SECRET_KEY, or mark the order paid once the money arrives.
          The customer’s page asks them to write to you.
        </p>
      ) : null}
      {isActive ? <QuoteTools quote={quote} number={number} action={action} /> : null}
    </section>
  );
}

function QuoteTools({ quote, number, action }: Pick<Props, "quote" | "number" | "action">) {
  const { isOpen, isDraft, isWithdrawn, isExpired } = quote;
  const steps = [
    { intent: "resend_quote", label: isDraft ? "Send quote" : "Send again", isOffered: !isExpired && !isWithdrawn },
    { intent: "extend_quote", label: "Extend by two weeks", isOffered: !isWithdrawn },
    { intent: "withdraw_quote", label: "Withdraw", isOffered: !isDraft && !isWithdrawn },
    { intent: "reopen_quote", label: "Reopen", isOffered: isWithdrawn },
  ];
  return (
    <Form className="mt-3 flex flex-wrap gap-2" method="post" action={action} preventScrollReset>
      {isOpen ? (
        <Link className="tool" to={paths.adminQuote(number)}>
          Edit
        </Link>
      ) : null}
      {steps
        .filter(({ isOffered }) => isOpen && isOffered)
        .map(({ intent, label }) => (
          <button key={intent} className="tool" name="intent" value={intent} type="submit">
            {label}
          </button>
        ))}
      <Link className="tool" to={`${paths.adminNewQuote}?copy=${number}`}>
        Copy as a new quote
      </Link>
    </Form>
  );
}
