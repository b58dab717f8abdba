import { Form } from "@remix-run/react";
import type { OrderEmail } from "#app/order/find/list-order-emails.server";
import { TicketSection } from "#app/ui/list/ticket/ticket-section.tsx";
import { MessageStateLabel } from "#app/ui/marks/message-state-label.tsx";

export interface EmailsTicket {
  emails: (Omit<OrderEmail, "queuedAt"> & { queuedAt: string })[];
  formId: string;
  trashedAt: string | null;
}

export function EmailsSection({ ticket, action }: { ticket: EmailsTicket; action: string }) {
  if (ticket.emails.length === 0)
    return (
      <section>
        <h3>Emails</h3>
        <p className="ticket-soft">No emails in the last 30 days.</p>
      </section>
    );
  return (
    <TicketSection
      title="Emails"
      count={ticket.emails.length}
      open={ticket.emails.some(({ state }) => state === "dead" || state === "retrying")}
    >
      <ul className="grid gap-[0.8rem]">
        {ticket.emails.map(({ id, label, to, state, stateLabel, queuedAt, error, canSendAgain }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-44">
              <p className="wrap-anywhere">{label}</p>
              <small className="block">
                {to}, {queuedAt}
              </small>
              {error && state !== "sent" ? <small className="block font-semibold text-err">{error}</small> : null}
            </div>
            <MessageStateLabel state={state} label={stateLabel} />
            {canSendAgain && ticket.trashedAt === null ? (
              <Form method="post" action={action} className="basis-full" preventScrollReset>
                <input type="hidden" name="message" value={id} />
                <input type="hidden" name="form_id" value={ticket.formId} />
                <button className="tool" name="intent" value="resend" type="submit" aria-label={`Send again: ${label}`}>
                  Send again
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </TicketSection>
  );
}
