import { Form, Link } from "@remix-run/react";
import { Attempts } from "./attempts";
import { listAddress, messageAddress } from "./filters";
import { DiscardLink, RetryButton } from "./message-buttons";
import type { Message } from "./message-rows.server";

interface DeadLettersProps {
  /** The latest few. */
  messages: Message[];
  /** How many there are in all. */
  count: number;
  maxAttempts: number;
}

/** Messages that will not be sent unless somebody retries them. */
export function DeadLetters({ messages, count, maxAttempts }: DeadLettersProps) {
  if (count === 0) return null;
  const all = count === 1 ? "Retry" : count === 2 ? "Retry both" : `Retry all ${count}`;
  return (
    <section className="dead-letters" aria-labelledby="dead-title">
      <header>
        <h2 id="dead-title">Dead letters</h2>
        <p>Refused for good, or tried until we stopped. Fix the cause, then retry.</p>
        <Form method="post" preventScrollReset>
          <button type="submit" name="intent" value="retry" className="tool tool-solid">
            {all}
            {count === 1 ? <span className="sr-only"> the dead letter</span> : null}
          </button>
        </Form>
      </header>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <div>
              <Link to={messageAddress(message.id)} className="font-bold" data-row={message.id}>
                {message.name}
              </Link>
              <small>
                {message.about ? `${message.about.name} to ` : "to "}
                {message.to}
              </small>
            </div>
            <p className="last-error">{message.error ?? "No reason given"}</p>
            <p>
              <Attempts made={message.attempts} max={maxAttempts} dead />
              <small>last {message.when}</small>
            </p>
            <div className="flex flex-wrap gap-2">
              {count === 1 ? null : <RetryButton message={message} />}
              <DiscardLink message={message} />
            </div>
          </li>
        ))}
      </ul>
      {count > messages.length ? (
        <p className="px-4 py-2">
          <Link className="records-open" to={listAddress({ state: "dead" })}>
            Show all {count} dead letters
          </Link>
        </p>
      ) : null}
    </section>
  );
}
