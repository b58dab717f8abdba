import { deleteQuestion, intents, trashNotice } from "./list-words";
import type { Changes } from "./use-changes";
import type { Selection } from "./use-selection";

/** Asks before the ticked orders go into the trash. Without JavaScript delete.tsx asks the same on a page of its own. */
export function DeleteDialog({ selection, changes }: { selection: Selection; changes: Changes }) {
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
          if (button?.value === "delete") changes.send({ intent: intents.delete, id: selection.ids });
        }}
      >
        <p className="sheet-question">{deleteQuestion(selection.ids.length)}</p>
        <p>{trashNotice(selection.ids.length)}</p>
        <p className="sheet-buttons">
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
