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
  isHot?: boolean;
  /** Another button of the form. Even without one, null puts the button below the field. */
  beside?: ReactNode;
  children: (fieldProps: ReturnType<typeof getFieldProps>) => ReactNode;
}

export function TicketForm({ action, intent, button, field, error, isHot, beside, children }: Props) {
  const form = useErrorFocus(error);
  const submit = (
    <button className={`tool ${isHot ? "tool-hot font-bold" : ""}`.trim()} name="intent" value={intent} type="submit">
      {button}
    </button>
  );
  return (
    <Form ref={form} className="ticket-form" method="post" action={action} preventScrollReset>
      {children(getFieldProps(field, error))}
      {beside === undefined ? (
        submit
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {submit}
          {beside}
        </div>
      )}
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
