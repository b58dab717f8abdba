import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Set in this browser's storage where single keys are switched off, in the whole office. */
export const KEYS_OFF = "office-keys-off";

interface Keys {
  /** Where Escape leads from an open record. */
  closeTo?: string | null;
  /** What else a key does; `row`: the row that the cursor is in. True when it did something. */
  more?: (key: string, row: string | undefined) => boolean;
}

/**
 * A list of records by keyboard. The cursor is the focus itself, on the links that open the rows, which carry the row's
 * id as `data-row`; so Enter opens without our help.
 */
export function useKeys({ closeTo, more }: Keys): void {
  const navigate = useNavigate();
  const last = useRef<string>();
  const act = useRef<(key: string) => boolean>(() => false);
  act.current = (key) => {
    const links = [...document.querySelectorAll<HTMLElement>("[data-row]")];
    const current = links.findIndex((link) => rowOf(link)?.contains(document.activeElement));
    const at = current >= 0 ? current : links.findIndex(({ dataset }) => dataset.row === last.current);
    if (more?.(key, links[at]?.dataset.row)) return true;
    if (key === "/") return focusSearch();
    if (key === "?") return openShortcutsDialog();
    if (key === "Escape" && closeTo) navigate(closeTo, { preventScrollReset: true });
    else if (links.length > 0 && (key === "j" || key === "k")) {
      const to = key === "j" ? at + 1 : at - 1;
      const link = links[Math.min(Math.max(to, 0), links.length - 1)];
      last.current = link?.dataset.row;
      link?.focus();
      if (link) rowOf(link)?.scrollIntoView({ block: "nearest" });
    } else return false;
    return true;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // A ticket beside its list is an open dialog too, but the list is still there to be used.
      if (document.querySelector("dialog[open]:not(.ticket)") || isTyping(event)) return;
      if (event.key !== "Escape" && localStorage.getItem(KEYS_OFF)) return;
      if (act.current(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Opens the sheet of the keys; false where the screen has none. */
export function openShortcutsDialog(): boolean {
  const sheet = document.querySelector<HTMLDialogElement>("#shortcuts-dialog");
  sheet?.showModal();
  return sheet !== null;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

const rowOf = (link: HTMLElement) => link.closest("tr, li");

/** In a field every key is the field's; of the search Escape leaves it. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest<HTMLElement>("input:not([type=checkbox]), textarea, select, [contenteditable]");
  if (field instanceof HTMLInputElement && key === "Escape") field.blur();
  return field !== null;
}
