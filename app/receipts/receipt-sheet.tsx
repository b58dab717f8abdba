import { Mark } from "../ui/marks/mark";
import type { ReceiptParty, ReceiptView } from "./receipt-view";

export function ReceiptSheet({ view }: { view: ReceiptView }) {
  const { seller, buyer, title, explanation, facts } = view;
  return (
    <article className="receipt-sheet" aria-labelledby="receipt">
      <header className="receipt-head">
        <p className="poster items-baseline gap-3 text-[1.6rem]/none wrap-anywhere">
          <Mark className="block w-[2.4rem] flex-none fill-leaf" />
          {seller.lines[0]}
        </p>
        <div>
          <h1 id="receipt" className="text-2">
            {title}
          </h1>
          <p className="mt-1 text-lead font-bold">
            {view.number}
            {explanation ? null : <span className="receipt-paid">Paid</span>}
          </p>
        </div>
      </header>
      {explanation ? <p className="receipt-why">{explanation}</p> : null}
      <div className="receipt-parties">
        <Party label="From" party={seller} isSeller />
        <Party label="Billed to" party={buyer} />
        <ReceiptFacts facts={facts} className="receipt-facts" />
      </div>
      <LinesTable view={view} />
      <Foot view={view} />
    </article>
  );
}

function Party({ label, party, isSeller }: { label: string; party: ReceiptParty | null; isSeller?: boolean }) {
  if (!party) return null;
  const { lines, email, phone, taxId } = party;
  return (
    <div className="min-w-0 wrap-anywhere">
      <h2 className="receipt-label">{label}</h2>
      <address>
        {[...lines, email, phone, taxId && `Tax ID ${taxId}`].filter(Boolean).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and they never move
          <span key={index} className={`block ${index === 0 && lines.length > 0 ? "font-bold" : ""}`}>
            {isSeller && line === email ? <a href={`mailto:${email}`}>{line}</a> : line}
          </span>
        ))}
      </address>
    </div>
  );
}

function LinesTable({ view: { lines, sums, total } }: { view: ReceiptView }) {
  const hasQuantities = lines.some(({ quantity }) => quantity !== "1");
  const span = hasQuantities ? 3 : 1;
  return (
    <table className="receipt-lines">
      <thead>
        <tr>
          <th scope="col">Description</th>
          {hasQuantities ? (
            <>
              <th scope="col">Quantity</th>
              <th scope="col">Price</th>
            </>
          ) : null}
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, quantity, unit, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and they never move
          <tr key={index}>
            <th scope="row">{name}</th>
            {hasQuantities ? (
              <>
                <td data-label="Quantity">{quantity}</td>
                <td data-label="Price">{unit}</td>
              </>
            ) : null}
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" colSpan={span}>
              {label}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr className="receipt-total">
          <th scope="row" colSpan={span}>
            {total.label}
          </th>
          <td>{total.amount}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Foot({ view: { included, note, buyerChangedOn } }: { view: ReceiptView }) {
  return (
    <footer className="receipt-foot">
      {included ? <p className="text-right">{included}</p> : null}
      {note ? <p className="whitespace-pre-line wrap-anywhere">{note}</p> : null}
      {buyerChangedOn ? <p className="text-ink-2">Billing details as of {buyerChangedOn}.</p> : null}
    </footer>
  );
}

export function ReceiptFacts({ facts, className }: { facts: ReceiptView["facts"]; className: string }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
