import { useEffect, useRef } from "react";
import { KEYS_OFF } from "./use-keys";

const keys = [
  ["/", "Search"],
  ["j", "Next order"],
  ["k", "Previous order"],
  ["x", "Select it"],
  ["Enter", "Open it"],
  ["Esc", "Clear the selection, close the order"],
  ["?", "This sheet"],
] as const;

/** Which keys do what, and the switch that turns single keys off (WCAG 2.1.4), remembered by this browser. */
export function KeySheet() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.checked = !localStorage.getItem(KEYS_OFF);
  }, []);
  return (
    <dialog id="key-sheet" className="sheet" aria-labelledby="keys-title">
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
            onChange={(event) => {
              if (event.target.checked) localStorage.removeItem(KEYS_OFF);
              else localStorage.setItem(KEYS_OFF, "1");
            }}
          />
          Single keys work on this list
        </label>
      </div>
    </dialog>
  );
}
