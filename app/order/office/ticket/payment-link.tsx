import { Form } from "@remix-run/react";
import { CopyButton } from "#app/ui/office/copy-button.tsx";

export function PaymentLink({ link, action }: { link: string; action: string | null }) {
  return (
    <>
      <div className="ticket-form">
        <label htmlFor="payment-link">Payment link</label>
        <input id="payment-link" type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={link} label="Copy link" copiedMessage="The payment link is copied." />
      </div>
      {action === null ? null : (
        <Form className="mt-2" method="post" action={action} preventScrollReset>
          <button className="tool tool-plain -ml-[calc(0.8rem+1px)]" name="intent" value="email_link" type="submit">
            Email payment link
          </button>
        </Form>
      )}
    </>
  );
}
