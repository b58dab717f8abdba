import { describeSkipped, fillPlaceholders } from "./letter-text";
import type { Recipient, Recipients } from "./list-recipients.server";

interface PreviewProps {
  subject: string;
  text: string;
  to: Recipient[];
  show: number;
  onShow: (index: number) => void;
}

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
    <section
      className="min-w-0 @min-[46rem]:m-0 @min-[46rem]:border-0 @min-[46rem]:p-0"
      aria-labelledby="letter-preview"
    >
      <header className="mb-2 flex min-h-9 flex-wrap items-center gap-2">
        <h2 id="letter-preview" className="mr-auto font-text text-[0.875rem]/[1.3] font-bold">
          Preview
        </h2>
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
      <div className="border-t-6 border-palm bg-canary p-5 wrap-anywhere">
        <p className="ticket-soft">
          To {recipient.fullName}, {recipient.email}
        </p>
        <p className="my-3 border-b-2 border-dotted border-line-2 pb-3 text-[1.0625rem] font-bold">
          {fillPlaceholders(subject, recipient.placeholders) || "No subject yet"}
        </p>
        <p className="ticket-words min-h-48 text-[0.9375rem]/[1.5]">{fillPlaceholders(text, recipient.placeholders)}</p>
      </div>
    </section>
  );
}

const recipientLine = "border-b border-line py-[0.35rem] wrap-anywhere";
const smallLine = "block text-fine text-ink-2";

export function RecipientList({ recipients, orderCount }: { recipients: Recipients | null; orderCount: number }) {
  if (!recipients) return <p>{orderCount === 1 ? "1 order is selected." : `${orderCount} orders are selected.`}</p>;
  const { to, invalid, duplicates } = recipients;
  const people = to.length === 1 ? "1 customer" : `${to.length} customers`;
  if (to.length + invalid.length === 0) return <p>No orders are selected.</p>;
  return (
    <details className="ticket-more">
      <summary>
        To {people}. {describeSkipped({ duplicates, invalid: invalid.length })}
      </summary>
      <ul className="max-h-56 overflow-y-auto border-t-2 border-ink">
        {to.map(({ number, fullName, email, otherOrders }) => (
          <li key={number} className={recipientLine}>
            <b>{fullName}</b> {email}
            <small className={smallLine}>{[number, ...otherOrders.map((other) => other.number)].join(", ")}</small>
          </li>
        ))}
        {invalid.map(({ number, fullName, email }) => (
          <li key={number} className={recipientLine}>
            <b>{fullName}</b> <s>{email}</s>
            <small className={smallLine}>{number}: not a valid address, skipped</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
