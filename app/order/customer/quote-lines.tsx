import { paths } from "#app/paths";
import type { DescribedQuote } from "../quote/describe-quote.server";

export function QuoteLines({ quote }: { quote: DescribedQuote }) {
  return quote.lines.map(({ text, each, amount }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
    <div key={index}>
      <dt className="min-w-0 wrap-anywhere">
        {text}
        {each ? `, ${each} each` : null}
      </dt>
      <dd className="flex-none whitespace-nowrap">{amount}</dd>
    </div>
  ));
}

export function QuoteOffer({ quote: { deposit, isOpen, validUntil } }: { quote: DescribedQuote }) {
  if (!isOpen) return null;
  return (
    <>
      {deposit ? (
        <div>
          <dt>Deposit to start</dt>
          <dd>{deposit}</dd>
        </div>
      ) : null}
      <div>
        <dt>Valid until</dt>
        <dd>{validUntil}</dd>
      </div>
    </>
  );
}

export function QuoteNote({ note }: { note: string }) {
  if (!note) return null;
  return (
    <div>
      <h3 className="customer-label">A note from us</h3>
      <p className="wrap-anywhere whitespace-pre-line">{note}</p>
    </div>
  );
}

export function QuoteTerms() {
  return (
    <p className="w-full max-w-[44ch] text-small text-balance">
      By paying, you accept this quote, our <a href={paths.terms}>terms</a> and our{" "}
      <a href={paths.refunds}>refund policy</a>.
    </p>
  );
}
