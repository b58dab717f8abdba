import type { Recipients } from "#app/order/change/list-recipients.server";
import { describeSkipped } from "#app/order/model/staff-email-rules";

const recipientLine = "border-b border-line py-[0.35rem] wrap-anywhere";
const smallLine = "block text-fine text-ink-2";

const NAMED_RECIPIENTS = 3;

export function RecipientList({ recipients, orderCount }: { recipients: Recipients | null; orderCount: number }) {
  if (!recipients) return <p>{orderCount === 1 ? "1 order is selected." : `${orderCount} orders are selected.`}</p>;
  const { to, invalid, duplicates } = recipients;
  const people = to.length === 1 ? "1 customer" : `${to.length} customers`;
  if (to.length + invalid.length === 0)
    return <p>No orders are selected. Select them in the list, then press Email Selected.</p>;
  const isShort = to.length <= NAMED_RECIPIENTS;
  return (
    <details className="fold">
      <summary>
        To {people}. {describeSkipped({ duplicates, invalid: invalid.length })}{" "}
        {isShort ? to.map(({ fullName }) => fullName).join(", ") : null}
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
            <small className={smallLine}>{number}: no valid email address, so this order gets no email</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
