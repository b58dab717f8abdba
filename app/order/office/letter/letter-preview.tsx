import { describeSkipped, fillPlaceholders } from "./letter-text";
import type { Recipient, Recipients } from "./list-recipients.server";

interface PreviewProps {
  subject: string;
  text: string;
  to: Recipient[];
  show: number;
  onShow: (index: number) => void;
}

/** Updates while typing; without JavaScript its buttons post the form. */
export function LetterPreview({ subject, text, to, show, onShow }: PreviewProps) {
  const recipient = to[show];
  if (!recipient) return null;
  const renderStepButton = (index: number, label: string) => (
    <button
      className="tool"
      type="submit"
      name="show"
      value={(index + to.length) % to.length}
      onClick={(event) => {
        event.preventDefault();
        onShow((index + to.length) % to.length);
      }}
    >
      {label}
    </button>
  );
  return (
    <section className="letter-preview" aria-labelledby="letter-preview">
      <header>
        <h2 id="letter-preview">Preview</h2>
        {to.length > 1 ? (
          <>
            <p aria-live="polite">
              {show + 1} / {to.length}
            </p>
            {renderStepButton(show - 1, "Previous")}
            {renderStepButton(show + 1, "Next")}
          </>
        ) : null}
      </header>
      <div className="letter-sheet">
        <p className="ticket-soft">
          To {recipient.fullName}, {recipient.email}
        </p>
        <p className="letter-subject">{fillPlaceholders(subject, recipient.placeholders) || "No subject yet"}</p>
        <p className="ticket-words">{fillPlaceholders(text, recipient.placeholders)}</p>
      </div>
    </section>
  );
}

export function RecipientList({ recipients, orderCount }: { recipients: Recipients | null; orderCount: number }) {
  if (!recipients)
    return (
      <p className="letter-to">{orderCount === 1 ? "1 order is selected." : `${orderCount} orders are selected.`}</p>
    );
  const { to, invalid, duplicates } = recipients;
  const people = to.length === 1 ? "1 customer" : `${to.length} customers`;
  if (to.length + invalid.length === 0) return <p className="letter-to">No orders are selected.</p>;
  return (
    <details className="ticket-more letter-to">
      <summary>
        To {people}. {describeSkipped({ duplicates, invalid: invalid.length })}
      </summary>
      <ul>
        {to.map(({ number, fullName, email, otherOrders }) => (
          <li key={number}>
            <b>{fullName}</b> {email}
            <small>{[number, ...otherOrders.map((other) => other.number)].join(", ")}</small>
          </li>
        ))}
        {invalid.map(({ number, fullName, email }) => (
          <li key={number}>
            <b>{fullName}</b> <s>{email}</s>
            <small>{number}: not a valid address, skipped</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
