import { DEFAULT_CURRENCY } from "#app/server/money/currency";
import { nameTax } from "#app/server/money/tax";
import type { Purchase } from "#app/server/payable.server";
import { formatExactMoney, formatMoney } from "#app/server/text/money";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Mark } from "#app/ui/marks/mark.tsx";
import { useBusiness } from "#app/ui/use-site";

type ShownPurchase = Pick<
  Purchase,
  "reference" | "name" | "noun" | "contents" | "email" | "amountCents" | "currency" | "cancelUrl" | "effects" | "tax"
> & { taxCents: number; subtotalCents: number };

interface Props {
  purchase: ShownPurchase & { key: string; formId: string };
  action: string;
  refused: { email: string; outcome: string; error: string | null; isNewTotal: boolean } | null;
}

/** Looks unlike any other page, so that nobody takes it for a real payment. */
export function TestCheckoutView({ purchase, action, refused }: Props) {
  const business = useBusiness();
  const eventFields = [
    {
      name: "Event",
      value: (
        <>
          checkout.
          <wbr />
          session.
          <wbr />
          completed
        </>
      ),
    },
    { name: "Reference", value: purchase.reference },
    {
      name: "Amount",
      value: `${purchase.amountCents} ${purchase.currency === DEFAULT_CURRENCY ? "cents" : "minor units"}, ${purchase.currency.toUpperCase()}`,
    },
    { name: "Payment status", value: "paid" },
    { name: "Signature", value: "test key, from the environment" },
  ];
  return (
    <>
      <p className="caution">
        <b className="poster mr-2 text-[1.6rem]/none">Test checkout.</b> No card, no money. Test servers only.
      </p>
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 pt-[clamp(2rem,4vw,4rem)] pb-sec lg:grid-cols-[7fr_6fr] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start justify-items-start gap-6">
          <p className="poster flex items-center gap-2.5 text-[1.6rem]/none">
            <Mark />
            {business.name}
          </p>
          <h1 className="mt-[clamp(0rem,3vw,2rem)] max-w-[5em] text-0">Not a real payment.</h1>
          <p className="max-w-[34ch] text-lead">
            Use this page to try the checkout before a payment link is set up. It sends our server the same signed
            message as a real payment.
          </p>
        </div>
        <PaymentForm purchase={purchase} action={action} refused={refused} />
        <details open className="w-full border-y-2 border-ink lg:max-w-[32rem] lg:self-start">
          <summary className="min-h-11 py-3 font-bold">What we send</summary>
          <dl className="pb-4">
            {eventFields.map(({ name, value }) => (
              <div key={name} className="grid grid-cols-[minmax(0,8rem)_1fr] gap-x-4 py-1">
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </>
  );
}

function PaymentForm({ purchase, action, refused }: Props) {
  const { reference, key, name, noun, contents, email, amountCents, currency, cancelUrl, tax, subtotalCents } =
    purchase;
  const total = formatMoney(amountCents, currency);
  const taxAmount = formatExactMoney(purchase.taxCents, currency);
  return (
    <form
      method="post"
      action={action}
      noValidate
      className="min-w-0 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <input type="hidden" name="order" value={reference} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="form_id" value={purchase.formId} />
      <input type="hidden" name="amount_cents" value={amountCents} />
      <div className="notch notch-bottom forced-colors:border-x forced-colors:border-t border-b-2 border-dotted border-line-2 bg-paper p-[clamp(1.5rem,2.6vw,2.25rem)]">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          {name} <span className="badge">Test</span>
        </h2>
        {email === null ? null : (
          <p className="mt-1.5 text-label font-semibold wrap-anywhere text-ink-2">
            {contents ? `${contents.count} ${contents.noun}, for ` : "For "}
            {email}
          </p>
        )}
        {contents ? (
          <svg
            className="mt-4 h-13 w-full fill-none stroke-leaf"
            viewBox={`0 0 ${contents.count * 10 - 4.2} 40`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={`M0 20h${contents.count * 10}`} strokeWidth="40" strokeDasharray="5.8 4.2" />
          </svg>
        ) : null}
        <dl className="pairs mt-3">
          <Line name={noun.charAt(0).toUpperCase() + noun.slice(1)} value={reference} />
          {tax && !tax.isIncluded ? <Line name="Subtotal" value={formatExactMoney(subtotalCents, currency)} /> : null}
          {tax && !tax.isIncluded ? <Line name={nameTax(tax)} value={taxAmount} /> : null}
          <div className="mt-2 items-baseline border-t-2 border-ink">
            <dt className="font-bold">Total</dt>
            <dd className="poster text-2/[1.1]">{total}</dd>
          </div>
          {tax?.isIncluded ? <Line name={`Includes ${nameTax(tax)}`} value={taxAmount} /> : null}
        </dl>
      </div>
      <div className="notch notch-top forced-colors:border-x forced-colors:border-b grid gap-5 bg-paper p-[clamp(1.5rem,2.6vw,2.25rem)]">
        {refused && refused.error === null ? <PaymentRefused isNewTotal={refused.isNewTotal} total={total} /> : null}
        {email === null ? (
          <Field
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            required
            defaultValue={refused?.email}
            error={refused?.error ?? undefined}
            autoFocus={Boolean(refused?.error)}
          />
        ) : null}
        <OutcomeChoices purchase={purchase} chosen={refused?.outcome ?? "paid"} />
        <Button wide>Send test payment</Button>
        <p>
          <a href={cancelUrl} className="inline-flex min-h-11 items-center font-semibold">
            Back to the {noun} without paying
          </a>
        </p>
      </div>
    </form>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}

function PaymentRefused({ isNewTotal, total }: { isNewTotal: boolean; total: string }) {
  return isNewTotal ? (
    <ErrorSummary
      title="The total has changed."
      problems={[{ text: `The sale or the coupon has ended. The total is now ${total}. Nothing has been paid yet.` }]}
    />
  ) : (
    <ErrorSummary title="We couldn’t save this payment." problems={[{ text: "Please try again in a minute." }]} />
  );
}

function OutcomeChoices({ purchase, chosen }: Pick<Props, "purchase"> & { chosen: string }) {
  const { amountCents, currency, effects } = purchase;
  const outcomes = [
    { value: "paid", title: "The payment goes through", text: effects.paid },
    { value: "twice", title: "The message comes twice", text: "The second one changes nothing." },
    {
      value: "wrong",
      title: "The amount is wrong",
      text: `${formatMoney(amountCents + 100, currency)} instead of ${formatMoney(amountCents, currency)}. We flag it, and a person checks it.`,
    },
    { value: "never", title: "The customer closes the page", text: effects.unpaid },
  ];
  return (
    <fieldset>
      <legend className="text-[1.4rem]">How should the payment go?</legend>
      {outcomes.map(({ value, title, text }) => (
        <label key={value} className="choice">
          <input type="radio" name="outcome" value={value} defaultChecked={value === chosen} />
          <span className="leading-[1.4] text-ink-2">
            <b className="block text-ink">{title}</b> {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
