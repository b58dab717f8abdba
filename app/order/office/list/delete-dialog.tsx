import { intents } from "#app/order/model/list-form";
import { getDeleteQuestion, getTrashNotice } from "#app/order/model/list-messages";
import type { OrderChanges } from "./use-order-changes";
import type { Selection } from "./use-selection";

/** The version without JavaScript is delete-page.tsx. */
export function DeleteDialog({ selection, changes }: { selection: Selection; changes: OrderChanges }) {
  return (
    <dialog id="delete-orders" className="sheet" aria-labelledby="delete-title">
      <header className="sheet-head">
        <h2 id="delete-title">Delete Selected</h2>
      </header>
      <form
        method="dialog"
        className="sheet-body"
        onSubmit={(event) => {
          const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
          if (button?.value === "delete") changes.submit({ intent: intents.delete, id: selection.ids });
        }}
      >
        <p className="mb-1 text-[1.0625rem] font-bold">{getDeleteQuestion(selection.ids.length)}</p>
        <p>{getTrashNotice(selection.ids.length)}</p>
        <p className="mt-5 flex flex-wrap gap-2">
          <button type="submit" className="tool" value="cancel">
            Cancel
          </button>
          <button type="submit" className="tool tool-danger" value="delete">
            Delete
          </button>
        </p>
      </form>
    </dialog>
  );
}
