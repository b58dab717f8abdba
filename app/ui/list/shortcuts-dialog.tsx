import { useEffect, useRef } from "react";
import { useHydrated } from "../use-hydrated";
import { KEYS_OFF, openShortcutsDialog } from "./use-list-shortcuts";

interface ShortcutsDialogProps {
  /** What a row is: "order". */
  record: string;
  esc: string;
  /** Further keys of this list. */
  more?: readonly (readonly [key: string, does: string])[];
}

/** Not rendered without JavaScript, where no key works. */
export function ShortcutsButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="tool keys-open" onClick={openShortcutsDialog}>
      Keys
    </button>
  );
}

/** Not rendered without JavaScript: a text browser would show it under the list. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return useHydrated() ? <Sheet {...props} /> : null;
}

/** With the checkbox that turns single keys off (WCAG 2.1.4). */
function Sheet({ record, esc, more = [] }: ShortcutsDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.checked = !localStorage.getItem(KEYS_OFF);
  }, []);
  const keys = [
    ["/", "Search"],
    ["j", `Next ${record}`],
    ["k", `Previous ${record}`],
    ...more,
    ["Enter", "Open it"],
    ["Esc", esc],
    ["?", "This sheet"],
  ] as const;
  return (
    <dialog id="shortcuts-dialog" className="sheet" aria-labelledby="keys-title">
      <form method="dialog" className="sheet-head">
        <h2 id="keys-title">Keys</h2>
        <button type="submit" className="tool tool-plain">
          Close
        </button>
      </form>
      <div className="sheet-body">
        <dl className="sheet-keys">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="sheet-switch">
          <input
            ref={box}
            type="checkbox"
            defaultChecked
            aria-describedby="keys-off"
            onChange={(event) => {
              if (event.target.checked) localStorage.removeItem(KEYS_OFF);
              else localStorage.setItem(KEYS_OFF, "1");
            }}
          />
          Use single keys
        </label>
        <p id="keys-off">Off: only Enter and Esc work, on every screen of the office.</p>
      </div>
    </dialog>
  );
}
