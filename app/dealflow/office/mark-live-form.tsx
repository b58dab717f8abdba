import { Form, useNavigation } from "@remix-run/react";

/** A hidden field of the form in a list row, after which the action redirects to the list. */
export const FROM_LIST = "from_list";

interface MarkLiveFormProps {
  action?: string;
  /** The name of the applicant, in a row of the list. */
  row?: string;
  className: string;
}

export function MarkLiveForm({ action, row, className }: MarkLiveFormProps) {
  const { formMethod, formAction } = useNavigation();
  const isBusy = formMethod === "POST" && (!action || formAction === action);
  return (
    <Form method="post" action={action} preventScrollReset>
      {row === undefined ? null : <input type="hidden" name={FROM_LIST} value="1" />}
      <button
        type="submit"
        className={`tool ${className}`}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        {isBusy ? "Marking Live…" : "Mark Live"}
        {row === undefined ? null : <span className="sr-only"> {row}</span>}
      </button>
    </Form>
  );
}
