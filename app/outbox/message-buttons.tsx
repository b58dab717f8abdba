import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths";
import type { Message } from "./messages";

/** What a message is called where its name alone would be one of many. */
export function fullName({ name, about }: Message): string {
  return about ? `${name} ${about.name}` : name;
}

/** "Send now" for one that waits, "Retry" for a dead one; nothing for what is sent or being sent. */
export function RetryButton({ message, solid = false }: { message: Message; solid?: boolean }) {
  const { id, state } = message;
  if (state === "sent" || state === "sending") return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value="retry" className={solid ? "tool tool-solid" : "tool"}>
        {state === "dead" ? "Retry" : "Send now"}
        <span className="sr-only"> {fullName(message)}</span>
      </button>
    </Form>
  );
}

/** Leads to the message's own screen, which asks. `kept`: the list's filters, as `?q=dana`. */
export function DiscardLink({ message, kept = "" }: { message: Message; kept?: string }) {
  return (
    <Link className="tool tool-danger" to={`${paths.adminMessage(message.id)}${kept ? `${kept}&` : "?"}discard`}>
      Discard<span className="sr-only"> {fullName(message)}</span>
    </Link>
  );
}
