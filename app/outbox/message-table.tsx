import { Link, useLocation } from "@remix-run/react";
import { paths } from "#app/paths";
import { Attempts } from "./attempts";
import { fullName, RetryButton } from "./message-buttons";
import { MessageStateWord } from "./message-state";
import type { Message } from "./messages";

const heads = ["State", "Message", "To", "Attempts", "Next or sent", "Last error", "Actions"];

/** The messages as a table; below 60rem each is a card. */
export function MessageTable({ messages, most }: { messages: Message[]; most: number }) {
  const { search } = useLocation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="records-box mt-3" aria-label="Messages" tabIndex={0}>
      <table className="records messages">
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} most={most} search={search} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MessageRow({ message, most, search }: { message: Message; most: number; search: string }) {
  const { id, state, name, about, to, attempts, when, error } = message;
  return (
    <tr>
      <td className="cell-status">
        <MessageStateWord state={state} />
      </td>
      <th scope="row" className="cell-name">
        {name}
        {about ? <small>{about.name}</small> : null}
      </th>
      <td className="cell-email">{to}</td>
      <td className="cell-attempts">
        <Attempts made={attempts} most={most} dead={state === "dead"} />
      </td>
      <td className="cell-time">{when}</td>
      <td className={error ? "cell-error last-error" : "cell-error cell-none"}>{error ?? "None"}</td>
      <td className="cell-open">
        <span className="message-actions">
          <RetryButton message={message} />
          <Link className="records-open" to={paths.adminMessage(id) + search} data-row={id}>
            View<span className="sr-only"> {fullName(message)}</span>
          </Link>
        </span>
      </td>
    </tr>
  );
}
