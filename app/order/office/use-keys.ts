import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import type { Selection } from "./use-selection";

export const KEYS_OFF = "office-keys-off";

interface Keys {
  selection: Selection;
  /** Where Escape leads from an open ticket. */
  closeTo: string | null;
}

/** The list by keyboard. The cursor is the focus itself, on the rows' View links, so Enter opens without our help. */
export function useKeys({ selection, closeTo }: Keys) {
  const navigate = useNavigate();
  const last = useRef<string>();
  const openSheet = useCallback(() => document.querySelector<HTMLDialogElement>("#key-sheet")?.showModal(), []);
  const act = useRef<(key: string) => boolean>(() => false);
  act.current = (key) => {
    const rows = [...document.querySelectorAll<HTMLTableRowElement>("tr[data-order]")];
    const current = document.activeElement?.closest("tr");
    const at = rows.findIndex((row) => (current ? row === current : row.dataset.order === last.current));
    const go = (to: number) => {
      const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
      last.current = row?.dataset.order;
      row?.querySelector<HTMLElement>(".records-open")?.focus();
      row?.scrollIntoView({ block: "nearest" });
    };
    const id = rows[at]?.dataset.order;
    if (key === "/") document.querySelector<HTMLInputElement>('input[type="search"]')?.select();
    else if (key === "j") go(at + 1);
    else if (key === "k") go(at < 0 ? 0 : at - 1);
    else if (key === "x" && id) selection.toggle(id);
    else if (key === "?") openSheet();
    else if (key === "Escape" && selection.ids.length > 0) selection.clear();
    else if (key === "Escape" && closeTo) navigate(closeTo, { preventScrollReset: true });
    else return false;
    return true;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]") || isTyping(event)) return;
      if (event.key !== "Escape" && localStorage.getItem(KEYS_OFF)) return;
      if (act.current(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return { openSheet };
}

/** In a field every key is the field's; of the search Escape leaves it. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest<HTMLElement>("input:not([type=checkbox]), textarea, select, [contenteditable]");
  if (field instanceof HTMLInputElement && key === "Escape") field.blur();
  return field !== null;
}
