import type { ReactNode } from "react";
import { openRow } from "#app/ui/list/open-row";

interface ReceiptRow {
  number: string;
  kind: string;
  isCredit: boolean;
  corrects: string | null;
  href: string;
  day: string;
  customer: string;
  email: string;
  about: string;
  what: string;
  tax: string;
  hasTax: boolean;
  amount: string;
}

/** On small screens, a receipt is a card whose lines need no labels. */
const cardCell = "max-md:before:content-none";
const cardLine = `${cardCell} max-md:basis-full`;

/** Lets an address break at its middle instead of within a word. */
function breakEmail(email: string): ReactNode {
  const start = email.slice(0, email.lastIndexOf("@") + 1);
  return (
    <>
      {start}
      <wbr />
      {email.slice(start.length)}
    </>
  );
}

export const describeCount = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "document" : "documents"}`;

interface ReceiptTableProps {
  rows: readonly ReceiptRow[];
  sums: readonly { currency: string; count: number; amount: string; tax: string; hasTax: boolean }[];
}

export function ReceiptTable({ rows, sums }: ReceiptTableProps) {
  // On tablets a column of zeros would take the width that the description needs.
  const taxColumn = [...rows, ...sums].some(({ hasTax }) => hasTax) ? undefined : "max-lg:hidden";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
    <section className="report-box mt-3" aria-label="Receipts" tabIndex={0}>
      <table className="report-table receipt-table">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Date</th>
            <th scope="col">Customer</th>
            <th scope="col">Description</th>
            <th scope="col" className={taxColumn}>
              Tax
            </th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link in each row is for the keyboard */}
        <tbody onClick={openRow}>
          {rows.map(({ number, kind, isCredit, corrects, href, day, customer, email, about, what, ...money }) => (
            <tr key={number}>
              <th scope="row">
                <a href={href} className="records-open whitespace-nowrap max-lg:-my-[0.8rem]">
                  {number}
                </a>
                <small className={`block text-ink-2 lg:whitespace-nowrap ${isCredit ? "" : "max-md:hidden"}`.trim()}>
                  {isCredit && corrects ? (
                    <>
                      {kind} for <span className="whitespace-nowrap">{corrects}</span>
                    </>
                  ) : (
                    kind
                  )}
                </small>
              </th>
              <td data-label="Date" className={`${cardCell} max-md:order-none max-md:min-w-0`}>
                {day}
              </td>
              <td data-label="Customer" className={`${cardLine} max-md:text-ink max-md:text-[0.875rem]`}>
                {customer || (email && breakEmail(email)) || "Unknown"}
                {customer && email ? (
                  <small className="block text-ink-2 max-md:hidden">{breakEmail(email)}</small>
                ) : null}
              </td>
              <td data-label="Description" className={`${cardCell} max-md:flex-1 max-md:basis-40 max-md:text-ink`}>
                {what}
                {about ? (
                  <>
                    <span className="md:hidden">, </span>
                    <small className="whitespace-nowrap text-ink-2 max-md:text-ink md:block">{about}</small>
                  </>
                ) : null}
              </td>
              <td
                data-label="Tax"
                className={money.hasTax ? "max-md:order-3" : `text-ink-2 max-md:hidden ${taxColumn ?? ""}`.trim()}
              >
                {money.tax}
              </td>
              <td data-label="Amount" className={`${cardCell} max-md:font-bold`}>
                {money.amount}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ currency, count, amount, tax, hasTax }) => (
            <tr key={currency}>
              <th scope="row" colSpan={4}>
                {describeCount(count)} in {currency}
              </th>
              <td
                data-label="Tax"
                className={hasTax ? undefined : `text-ink-2 max-md:hidden ${taxColumn ?? ""}`.trim()}
              >
                {tax}
              </td>
              <td data-label="Amount" className={cardCell}>
                {amount}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
