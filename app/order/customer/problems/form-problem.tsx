import { useRef } from "react";
import type { CustomerFormName } from "#app/order/model/customer-page-form";
import { FieldError } from "#app/ui/form/field.tsx";
import { getErrorId } from "./problem-summary";
import { useConnectionCheck } from "./use-connection-check";

/** A problem with the whole form, shown above its button. If the server cannot be reached, the form is not sent. */
export function FormProblem({ form, text }: { form: CustomerFormName; text: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useConnectionCheck(box) ?? text;
  return (
    <div ref={box} id={getErrorId(form, "form")} role="alert" tabIndex={-1} className="empty:hidden">
      {shown ? <FieldError>{shown}</FieldError> : null}
    </div>
  );
}

export const CLOSED = "This page no longer opens your order. Use the link in our newest email.";

export function ClosedNotice() {
  return <p className="customer-notice">{CLOSED} What you typed stays here.</p>;
}
