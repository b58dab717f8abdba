import { Form, Link } from "@remix-run/react";
import { type Filters, getMessageUrl } from "./filters";
import type { Message } from "./message-rows.server";

export function describeMessage({ name, about }: Message): string {
  return about ? `${name} ${about.name}` : name;
}

export function RetryButton({ message, isNext = false }: { message: Message; isNext?: boolean }) {
  const { id, state, lacksMailServer, isNotNeeded } = message;
  if (state === "sent" || state === "sending" || lacksMailServer || isNotNeeded) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="retry"
        className={isNext && state === "dead" ? "tool tool-hot" : "tool"}
      >
        {state === "dead" ? "Retry" : "Send now"}
        <span className="sr-only"> {describeMessage(message)}</span>
      </button>
    </Form>
  );
}

export function DiscardLink({ message, filters }: { message: Message; filters?: Filters }) {
  return (
    <Link className="tool tool-danger" to={getMessageUrl(message.id, filters, { discard: true })}>
      Discard<span className="sr-only"> {describeMessage(message)}</span>
    </Link>
  );
}
