import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated";

export function PaymentLink({ link, action }: { link: string; action: string }) {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    setIsCopied(false);
    if (field.current) setIsCopied(await copyText(field.current));
  };
  return (
    <>
      <div className="ticket-form">
        <label htmlFor="payment-link">Payment link</label>
        <input
          id="payment-link"
          ref={field}
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        {hydrated ? (
          <button className="tool" type="button" onClick={copy}>
            {isCopied ? "Copied" : "Copy link"}
          </button>
        ) : null}
        <span className="sr-only" role="status">
          {isCopied ? "The payment link is copied." : ""}
        </span>
      </div>
      <Form className="mt-2" method="post" action={action} preventScrollReset>
        <button className="tool tool-plain -ml-[calc(0.8rem+1px)]" name="intent" value="email_link" type="submit">
          Email payment link
        </button>
      </Form>
    </>
  );
}

/** The clipboard exists only on https and localhost. */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
