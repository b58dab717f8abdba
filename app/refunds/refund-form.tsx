import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Field, FieldError, TextArea } from "../ui/form/field";
import { SelectField } from "../ui/form/select-field";
import { SelectOptions } from "../ui/form/select-options";
import { useErrorFocus } from "../ui/form/use-error-focus";
import type { Money } from "./load-money.server";
import { type RefundForm, refundIntents } from "./refund-fields";
import { MAX_NOTE, refundReasons } from "./refund-reasons";

interface Props {
  payment: Money["payments"][number];
  formId: string;
  action?: string;
  refused: RefundForm | undefined;
}

export function RefundDetails({ payment, formId, action, refused }: Props) {
  const { isByProvider } = payment;
  const errors = refused?.errors ?? {};
  // A question has a button that takes the focus.
  const form = useErrorFocus(refused?.question ? undefined : refused);
  return (
    <details className="fold" open={refused ? true : undefined}>
      <summary>{isByProvider ? "Refund" : "Record a refund"}</summary>
      <p className="mt-1">{describeWay(payment)}</p>
      <Form
        ref={form}
        className="mt-2 grid max-w-[26rem] gap-3"
        method="post"
        action={action}
        preventScrollReset
        noValidate
      >
        <input type="hidden" name="intent" value={refundIntents.refund} />
        <input type="hidden" name="refund_of" value={payment.id} />
        <input type="hidden" name="form_id" value={refused?.values.form_id || formId} />
        {errors.form ? <FieldError id="refund-error">{errors.form}</FieldError> : null}
        {refused?.question ? (
          <Question refused={refused} isByProvider={isByProvider} />
        ) : (
          <Fields key={refused ? "typed" : payment.left} payment={payment} refused={refused} />
        )}
      </Form>
    </details>
  );
}

function describeWay({ isByProvider, intent }: Props["payment"]) {
  if (isByProvider) return "The money goes back to the customer’s original payment method.";
  if (!intent) return "Refund the customer the way they paid, then record it here.";
  return (
    <>
      Refund the payment on the payment provider’s site first: search there for{" "}
      <span className="wrap-anywhere">{intent}</span>. Then record it here. When the provider reports it later, it isn’t
      counted twice.
    </>
  );
}

const fieldNames = ["amount", "reason", "note"] as const;

function Fields({ payment, refused }: Pick<Props, "payment" | "refused">) {
  const { values, errors = {} } = refused ?? {};
  const id = (name: string) => `refund-${name}-${payment.id}`;
  const invalid = fieldNames.find((name) => errors[name]);
  const getFocus = (name: string) => ({ autoFocus: refused !== undefined && invalid === name });
  return (
    <>
      <Field
        id={id("amount")}
        name="amount"
        label="Amount"
        {...getFocus("amount")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        defaultValue={values?.amount ?? payment.leftAmount}
        error={errors.amount}
        hint={`Up to ${payment.left}.`}
      />
      <SelectField
        id={id("reason")}
        name="reason"
        label="Reason"
        {...getFocus("reason")}
        defaultValue={values?.reason}
        error={errors.reason}
      >
        <SelectOptions options={refundReasons} />
      </SelectField>
      <TextArea
        id={id("note")}
        name="note"
        label="Note for your colleagues"
        {...getFocus("note")}
        optional
        rows={2}
        maxLength={MAX_NOTE}
        defaultValue={values?.note}
        error={errors.note}
      />
      <label className="flex min-h-9 items-center gap-3 font-semibold pointer-coarse:min-h-11">
        <input
          type="checkbox"
          name="tell_customer"
          value="1"
          defaultChecked={values ? values.tell_customer !== "" : true}
        />{" "}
        Email the customer
      </label>
      <button className="tool justify-self-start" type="submit">
        {payment.isByProvider ? "Refund…" : "Record the refund…"}
      </button>
    </>
  );
}

function Question({ refused, isByProvider }: { refused: RefundForm; isByProvider: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { amount, reason, note, tell_customer } = refused.values;
  return (
    <>
      {Object.entries({ amount, reason, note, ...(tell_customer && { tell_customer }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p id="refund-question">{refused.question}</p>
      <p className="flex flex-wrap gap-2">
        <button
          ref={button}
          className="tool tool-hot"
          type="submit"
          name="confirmed"
          value="1"
          aria-describedby="refund-question"
        >
          {isByProvider ? "Refund" : "Record the refund"}
        </button>
        <button className="tool" type="submit" name="edit" value="1">
          Edit
        </button>
      </p>
    </>
  );
}
