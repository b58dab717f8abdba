import { Form, Link } from "@remix-run/react";
import { Attempts, LastError } from "./attempts";
import { getListUrl, getMessageUrl } from "./filters";
import { DiscardLink, RetryButton } from "./message-buttons";
import type { Message } from "./message-rows.server";

const smallLine = "block text-fine text-ink-2 wrap-anywhere";

interface DeadLettersProps {
  messages: Message[];
  count: number;
  maxAttempts: number;
}

export function DeadLetters({ messages, count, maxAttempts }: DeadLettersProps) {
  if (count === 0) return null;
  const all = count === 1 ? "Retry" : count === 2 ? "Retry both" : `Retry all ${count}`;
  return (
    <section className="mt-4 border-l-8 border-err bg-paper" aria-labelledby="dead-title">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-[0.4rem] border-b-2 border-dotted border-line-2 bg-rose px-4 py-[0.6rem]">
        <h2 id="dead-title" className="max-lg:mr-auto">
          Failed messages
        </h2>
        <p className="mr-auto max-lg:order-1 max-lg:basis-full">
          We stopped trying to send these. Fix the cause, then retry.
        </p>
        <Form method="post" preventScrollReset>
          <button type="submit" name="intent" value="retry" className="tool tool-solid">
            {all}
            {count === 1 ? <span className="sr-only"> the failed message</span> : null}
          </button>
        </Form>
      </header>
      <ul>
        {messages.map((message) => (
          <li
            key={message.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-[0.3rem] border-b border-line px-4 py-[0.6rem] lg:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_auto]"
          >
            <div className="max-lg:contents">
              <Link
                to={getMessageUrl(message.id)}
                className="font-bold max-lg:justify-self-start"
                data-row={message.id}
              >
                {message.name}
              </Link>
              <small className={`${smallLine} max-lg:col-span-2`}>
                {message.person ? `${message.person}, ` : null}
                {message.about ? `${message.about.name} to ` : null}
                {message.to}
              </small>
            </div>
            <p className="max-lg:col-span-2">
              <LastError message={message} />
            </p>
            <p className="max-lg:col-span-2">
              <Attempts made={message.attempts} max={maxAttempts} dead />{" "}
              <small className={`${smallLine} max-lg:ml-2 max-lg:inline`}>
                Last tried {message.when === "Now" ? "just now" : message.when}
              </small>
            </p>
            <div className="flex flex-wrap gap-2 max-lg:col-start-2 max-lg:row-start-1">
              {count === 1 ? null : <RetryButton message={message} />}
              <DiscardLink message={message} />
            </div>
          </li>
        ))}
      </ul>
      {count > messages.length ? (
        <p className="px-4 py-2">
          <Link className="records-open" to={getListUrl({ state: "dead" })}>
            Show all {count} failed messages
          </Link>
        </p>
      ) : null}
    </section>
  );
}
