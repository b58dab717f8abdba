import { Form } from "@remix-run/react";
import { Field } from "#app/ui/form/field.tsx";
import { useErrorFocus } from "#app/ui/form/use-error-focus";
import type { Sale } from "./load-sale.server";
import type { RefusedSaleChange } from "./receive-sale-post.server";

interface RefusableProps {
  sale: Sale;
  refused: RefusedSaleChange | undefined;
}

export function ReleaseForm({ sale: { email, isOtherAmount, paid, price } }: { sale: Sale }) {
  return (
    <section>
      <h3>Waiting for your decision</h3>
      <p className="mb-2">
        {isOtherAmount ? `${paid} was paid; the price was ${price}. ` : null}
        {email
          ? "Release it to send the buyer the link, or refund the payment below."
          : "The payment came without an email address. Enter it below, then release the purchase."}
      </p>
      {email ? (
        <Form method="post" preventScrollReset>
          <button className="tool tool-hot" type="submit" name="intent" value="release_purchase">
            Release
          </button>
        </Form>
      ) : null}
    </section>
  );
}

export function SendLinkForm({ email }: { email: string }) {
  return (
    <section>
      <h3>Download link</h3>
      <Form method="post" className="flex flex-wrap items-center gap-x-3 gap-y-1" preventScrollReset>
        <button className="tool" type="submit" name="intent" value="send_download_link">
          Send the link again
        </button>
        <p className="text-small wrap-anywhere text-ink-2">To {email}</p>
      </Form>
    </section>
  );
}

export function ExtendForm({ sale: { defaults }, refused }: RefusableProps) {
  const { values, errors = {} } = refused ?? {};
  const form = useErrorFocus(refused);
  return (
    <details className="fold" open={refused ? true : undefined}>
      <summary>Extend the link</summary>
      <Form ref={form} className="sale-form" method="post" preventScrollReset noValidate>
        <Field
          name="days"
          label="Extra days"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={values?.days ?? String(defaults.days)}
          error={errors.days}
          autoFocus={Boolean(errors.days)}
        />
        <Field
          name="downloads"
          label="Extra downloads"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={values?.downloads ?? String(defaults.downloads)}
          error={errors.downloads}
          autoFocus={Boolean(errors.downloads) && !errors.days}
        />
        <button className="tool" type="submit" name="intent" value="extend_download">
          Extend
        </button>
      </Form>
    </details>
  );
}

export function EmailForm({ sale: { status, email }, refused }: RefusableProps) {
  const form = useErrorFocus(refused);
  return (
    <details className="fold" open={refused || !email ? true : undefined}>
      <summary>Correct the email address</summary>
      <Form ref={form} className="sale-form" method="post" preventScrollReset noValidate>
        <Field
          name="email"
          label="Buyer’s email"
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={refused?.values.email ?? email}
          error={refused?.errors.email}
          autoFocus={Boolean(refused)}
          hint={
            status === "active"
              ? "We send the link to this address. Earlier links stop working."
              : "The link goes to this address."
          }
        />
        <button className={email ? "tool" : "tool tool-hot"} type="submit" name="intent" value="correct_buyer_email">
          {status === "active" ? "Correct and send" : "Correct"}
        </button>
      </Form>
    </details>
  );
}

export function RevokeForm({ sale: { email }, refused }: RefusableProps) {
  return (
    <details className="fold" open={refused ? true : undefined}>
      <summary className="text-err">Revoke the purchase</summary>
      <Form className="sale-form" method="post" preventScrollReset>
        <p>The links stop working right away. This doesn’t refund the payment.</p>
        {email ? (
          <label className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
            <input type="checkbox" name="tell_buyer" value="1" defaultChecked={refused?.values.tell_buyer === "1"} />{" "}
            Tell the buyer by email
          </label>
        ) : null}
        <button className="tool tool-danger" type="submit" name="intent" value="revoke_purchase">
          Revoke the purchase
        </button>
      </Form>
    </details>
  );
}

export function RestoreForm({ sale: { status, refunded } }: { sale: Sale }) {
  const isRefunded = status === "refunded";
  return (
    <section>
      <h3>{isRefunded ? "Refund failed or recorded by mistake?" : "Revoked by mistake?"}</h3>
      <p className="mb-2">
        The links we sent will work again{isRefunded ? ". A published review will show again" : ""}.
      </p>
      <Form method="post" preventScrollReset>
        {isRefunded && refunded ? (
          <label className="mb-2 flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
            <input type="checkbox" name="money_back" value="1" /> The {refunded} came back to us
          </label>
        ) : null}
        <button className="tool" type="submit" name="intent" value="restore_purchase">
          Restore the purchase
        </button>
      </Form>
    </section>
  );
}
