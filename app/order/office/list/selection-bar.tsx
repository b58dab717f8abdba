import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { intents } from "#app/order/model/list-form";
import { statusOptions } from "#app/order/model/order-filters";
import { getComposeUrl } from "#app/order/model/staff-email-rules";
import { paths } from "#app/paths";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import type { OrderChanges } from "./use-order-changes";
import type { Selection } from "./use-selection";

export const emailButtonId = "email-selected";

interface SelectionBarProps {
  selection: Selection;
  changes: OrderChanges;
  action: string;
  back: string;
  hydrated: boolean;
  statusMissing: boolean;
}

const errorId = "new-status-error";

/** The rows' checkboxes belong to this form, so that it works without JavaScript. */
export function SelectionBar({ selection, changes, action, back, hydrated, ...answer }: SelectionBarProps) {
  const navigate = useNavigate();
  const status = useRef<HTMLSelectElement>(null);
  const [isStatusMissing, setIsStatusMissing] = useState(answer.statusMissing);
  const hadSelection = useRef(false);
  useEffect(() => {
    if (hadSelection.current && selection.ids.length === 0 && status.current) {
      status.current.value = "";
      setIsStatusMissing(false);
    }
    hadSelection.current = selection.ids.length > 0;
  }, [selection.ids]);
  return (
    <form
      id="selection"
      className="selection"
      method="post"
      action={action}
      aria-label="Selected orders"
      onSubmit={(event) => {
        const button = (event.nativeEvent as SubmitEvent).submitter;
        const to = button?.getAttribute("formaction");
        if (to === paths.adminDelete) return;
        event.preventDefault();
        if (to === paths.adminCompose)
          navigate(getComposeUrl(selection.ids, back), { state: { overList: true }, preventScrollReset: true });
        else if (!status.current?.value) {
          setIsStatusMissing(true);
          status.current?.focus();
        } else if (!changes.busy) changes.submit(new FormData(event.currentTarget, button));
      }}
    >
      <input type="hidden" name="back" value={back} />
      <b>{hydrated ? `${selection.ids.length} selected` : "Selected"}</b>
      <label>
        <span className="sr-only">New status</span>
        <select
          name="status"
          ref={status}
          defaultValue=""
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: only this field was missing in the form that the page responds to
          autoFocus={answer.statusMissing}
          aria-invalid={isStatusMissing || undefined}
          aria-describedby={isStatusMissing ? errorId : undefined}
          onChange={() => setIsStatusMissing(false)}
        >
          <option value="">Choose a status…</option>
          <SelectOptions options={statusOptions} />
        </select>
      </label>
      {isStatusMissing ? (
        <p id={errorId} className="font-semibold text-err max-[44rem]:basis-full">
          Choose a status.
        </p>
      ) : null}
      <button className="tool tool-solid" type="submit" name="intent" value={intents.status}>
        Update Status
      </button>
      <details className="filters-more">
        <summary className="tool">More</summary>
      </details>
      <div className="filters-set">
        <button id={emailButtonId} className="tool" type="submit" formMethod="get" formAction={paths.adminCompose}>
          Email Selected
        </button>
        <button
          className="tool tool-danger"
          type="submit"
          formMethod="get"
          formAction={paths.adminDelete}
          onClick={(event) => {
            const dialog = document.querySelector<HTMLDialogElement>("#delete-orders");
            if (!dialog || selection.ids.length === 0) return;
            event.preventDefault();
            dialog.showModal();
          }}
        >
          Delete Selected
        </button>
        <button className="tool tool-plain" type="reset" onClick={selection.clear}>
          Clear Selection
        </button>
      </div>
    </form>
  );
}
