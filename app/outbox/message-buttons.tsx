import { Form, Link } from "@remix-run/react";
import { type Filters, messageAddress } from "./filters";
import type { Message } from "./message-rows.server";

/** The message's name with its record, because many messages have the same name. */
export function describeMessage({ name, about }: Message): string {
  return about ? `${name} ${about.name}` : name;
}

/** Nothing for a message that is sent or being sent. */
export function RetryButton({ message, solid = false }: { message: Message; solid?: boolean }) {
  const { id, state } = message;
  if (state === "sent" || state === "sending") return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value="retry" className={solid ? "tool tool-solid" : "tool"}>
        {state === "dead" ? "Retry" : "Send now"}
        <span className="sr-only"> {describeMessage(message)}</span>
      </button>
    </Form>
  );
}

/** Leads to the message's screen, which asks for confirmation. */
export function DiscardLink({ message, filters }: { message: Message; filters?: Filters }) {
  return (
    <Link className="tool tool-danger" to={messageAddress(message.id, filters, { discard: true })}>
      Discard<span className="sr-only"> {describeMessage(message)}</span>
    </Link>
  );
}
