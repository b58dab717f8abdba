import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useBusiness } from "#app/ui/use-site";
import { contactFields } from "../model/order-fields";

interface LinkRequestFormProps {
  /** The address of the order's page, if the form is on another page. */
  action?: string;
  problem?: { email: string; error: string } | null;
  variant?: "primary" | "secondary";
  children?: ReactNode;
}

export function LinkRequestForm({ action, problem, variant, children }: LinkRequestFormProps) {
  const business = useBusiness();
  return (
    <form method="post" action={action} noValidate className="grid w-full max-w-[30rem] justify-items-start gap-5">
      {children}
      <Field
        name={contactFields.email.name}
        type="email"
        label="The email address you ordered with"
        autoComplete="email"
        required
        maxLength={contactFields.email.limit}
        defaultValue={problem?.email}
        error={problem?.error}
        autoFocus={Boolean(problem)}
        className="w-full"
      />
      <Button variant={variant}>Send me a new link</Button>
      <p className="text-small wrap-anywhere">
        No luck? Write to <a href={`mailto:${business.email}`}>{business.email}</a> with your order number.
      </p>
    </form>
  );
}
