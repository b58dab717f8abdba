interface ReceiptRow {
  number: string;
  kind: string;
  isCredit: boolean;
  corrects: string | null;
  href: string;
  day: string;
  customer: string;
  about: string;
  what: string;
  tax: string;
  amount: string;
}

interface ReceiptTableProps {
  rows: readonly ReceiptRow[];
  sums: readonly { currency: string; count: number; amount: string; tax: string }[];
}

export function ReceiptTable({ rows, sums }: ReceiptTableProps) {
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
            <th scope="col">Tax</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, kind, isCredit, corrects, href, day, customer, about, what, tax, amount }) => (
            <tr key={number}>
              <th scope="row">
                <a href={href} className="font-semibold whitespace-nowrap">
                  {number}
                </a>
                <small className="block text-ink-2">{isCredit && corrects ? `${kind} for ${corrects}` : kind}</small>
              </th>
              <td data-label="Date">{day}</td>
              <td data-label="Customer">{customer || "Unknown"}</td>
              <td data-label="Description">
                {what}
                {about ? <small className="block text-ink-2">{about}</small> : null}
              </td>
              <td data-label="Tax">{tax}</td>
              <td data-label="Amount">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ currency, count, amount, tax }) => (
            <tr key={currency}>
              <th scope="row" colSpan={4}>
                {count.toLocaleString("en-US")} {count === 1 ? "document" : "documents"} in {currency}
              </th>
              <td data-label="Tax">{tax}</td>
              <td data-label="Amount">{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
