import { fill, skippedWords } from "./compose-rules";
import type { Recipient, Recipients } from "./recipients.server";

interface PreviewProps {
  subject: string;
  text: string;
  to: Recipient[];
  show: number;
  onShow: (index: number) => void;
}

/** The letter as one customer gets it. With JavaScript it follows the typing; without, the buttons ask the server. */
export function LetterPreview({ subject, text, to, show, onShow }: PreviewProps) {
  const recipient = to[show];
  if (!recipient) return null;
  const step = (target: number, label: string) => (
    <button
      className="tool"
      type="submit"
      name="show"
      value={(target + to.length) % to.length}
      onClick={(event) => {
        event.preventDefault();
        onShow((target + to.length) % to.length);
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
            {step(show - 1, "Previous")}
            {step(show + 1, "Next")}
          </>
        ) : null}
      </header>
      <div className="letter-sheet">
        <p className="ticket-soft">
          To {recipient.fullName}, {recipient.email}
        </p>
        <p className="letter-subject">{fill(subject, recipient.facts) || "No subject yet"}</p>
        <p className="ticket-words">{fill(text, recipient.facts)}</p>
      </div>
    </section>
  );
}

/** Who gets it, and who does not and why. `chosen` orders were asked for. */
export function RecipientList({ recipients, chosen }: { recipients: Recipients | null; chosen: number }) {
  if (!recipients)
    return <p className="letter-to">{chosen === 1 ? "1 order is selected." : `${chosen} orders are selected.`}</p>;
  const { to, invalid, duplicates } = recipients;
  const people = to.length === 1 ? "1 customer" : `${to.length} customers`;
  if (to.length + invalid.length === 0) return <p className="letter-to">No orders are selected.</p>;
  return (
    <details className="ticket-more letter-to">
      <summary>
        To {people}. {skippedWords({ duplicates, invalid: invalid.length })}
      </summary>
      <ul>
        {to.map(({ number, fullName, email, others }) => (
          <li key={number}>
            <b>{fullName}</b> {email}
            <small>{[number, ...others.map((other) => other.number)].join(", ")}</small>
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
