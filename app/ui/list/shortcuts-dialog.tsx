import { useEffect, useRef } from "react";
import { useHydrated } from "../use-hydrated";
import { KEYS_OFF, openShortcutsDialog } from "./use-list-shortcuts";

interface ShortcutsDialogProps {
  /** What the screen lists, such as "order". */
  record?: string;
  esc: string;
  more?: readonly (readonly [key: string, does: string])[];
}

/** Without JavaScript no key works, and there is no button: an empty element keeps its place until the script starts. */
export function ShortcutsButton() {
  if (!useHydrated()) return <span className="keys-place tool tool-plain" aria-hidden="true" />;
  return (
    <button type="button" className="tool tool-plain keys-open" onClick={openShortcutsDialog}>
      Shortcuts
    </button>
  );
}

/** Not rendered without JavaScript: a text browser would show it under the list. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return useHydrated() ? <Sheet {...props} /> : null;
}

/** The checkbox turns single-key shortcuts off (WCAG 2.1.4). */
function Sheet({ record, esc, more = [] }: ShortcutsDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.checked = !localStorage.getItem(KEYS_OFF);
  }, []);
  const listKeys = [
    ["/", "Search"],
    ["j", `Next ${record}`],
    ["k", `Previous ${record}`],
    ...more,
    ["Enter", "Open it"],
  ] as const;
  const keys = [...(record ? listKeys : more), ["Esc", esc], ["?", "Show these shortcuts"]] as const;
  return (
    <dialog id="shortcuts-dialog" className="sheet" aria-labelledby="keys-title">
      <form method="dialog" className="sheet-head">
        <h2 id="keys-title">Shortcuts</h2>
        <button type="submit" className="tool tool-plain">
          Close
        </button>
      </form>
      <div className="sheet-body">
        <dl>
          {keys.map(([key, does]) => (
            <div key={key} className="grid grid-cols-[5.5rem_1fr] items-center border-b border-line py-[0.35rem]">
              <dt>
                <kbd className="inline-grid h-[2.1rem] min-w-[2.1rem] place-items-center rounded-field border-2 border-b-5 px-[0.6rem] font-text text-[0.875rem]/none font-bold">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-2 flex min-h-11 items-center gap-[0.6rem] font-semibold">
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
          Use one-key shortcuts
        </label>
        <p id="keys-off">Turn this off and only Enter and Esc work on all screens.</p>
      </div>
    </dialog>
  );
}
