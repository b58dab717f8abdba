import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FieldError } from "#app/ui/form/field.tsx";
import { useErrorFocus } from "#app/ui/form/use-error-focus";

export interface TicketFormError {
  description: string;
  input: string;
}

interface Props {
  action: string;
  intent: string;
  button: string;
  /** The id of the form's only field. */
  field: string;
  error: TicketFormError | undefined;
  children: (fieldProps: ReturnType<typeof getFieldProps>) => ReactNode;
}

export function TicketForm({ action, intent, button, field, error, children }: Props) {
  const form = useErrorFocus(error);
  return (
    <Form ref={form} className="ticket-form" method="post" action={action} preventScrollReset>
      {children(getFieldProps(field, error))}
      <button className="tool" name="intent" value={intent} type="submit">
        {button}
      </button>
      {error ? <FieldError id={`${field}-error`}>{error.description}</FieldError> : null}
    </Form>
  );
}

const getFieldProps = (id: string, error: TicketFormError | undefined) => ({
  id,
  defaultValue: error?.input,
  "aria-invalid": error ? true : undefined,
  autoFocus: error !== undefined,
  "aria-describedby": error ? `${id}-error` : undefined,
});
