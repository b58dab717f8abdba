import type { FormError } from "#app/order/model/form-errors";
import { contactFields } from "#app/order/model/order-fields";
import { TicketForm } from "#app/ui/list/ticket/ticket-form.tsx";

interface Props {
  ticket: { contact: { key: string; value: string }[] };
  action: string;
  error: FormError | undefined;
}

export function EmailForm({ ticket, action, error }: Props) {
  const email = ticket.contact.find(({ key }) => key === "email")?.value;
  return (
    <details className="fold" open={error ? true : undefined}>
      <summary>Correct the email address</summary>
      <TicketForm
        key={email}
        action={action}
        intent="email"
        button="Save and send a new link"
        field="email"
        error={error}
      >
        {(fieldProps) => (
          <>
            <label htmlFor="email">New address. Links sent to the old one stop working.</label>
            <input
              {...fieldProps}
              name="email"
              type="email"
              required
              maxLength={contactFields.email.limit}
              defaultValue={error?.input ?? email}
              autoComplete="off"
            />
          </>
        )}
      </TicketForm>
    </details>
  );
}
