import { Form } from "@remix-run/react";
import { FieldError } from "../../../ui/form/field";
import { contactFields } from "../../order-fields";
import type { FormError } from "../change/form-errors";
import type { Ticket } from "../ticket/detail";

interface Props {
  ticket: Ticket;
  action: string;
  error: FormError | undefined;
}

export function EmailForm({ ticket, action, error }: Props) {
  const email = ticket.contact.find(({ key }) => key === "email")?.value;
  return (
    <details className="ticket-more" open={error ? true : undefined}>
      <summary>Correct the email address</summary>
      <Form key={email} className="ticket-form" method="post" action={action} preventScrollReset>
        <label htmlFor="email">New address. Links sent to the old one stop working.</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxLength={contactFields.email.limit}
          defaultValue={error?.input ?? email}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "email-error" : undefined}
        />
        <button className="tool tool-solid" name="intent" value="email" type="submit">
          Save and send a new link
        </button>
        {error ? <FieldError id="email-error">{error.description}</FieldError> : null}
      </Form>
    </details>
  );
}
