import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";

export const KEYS_OFF = "office-keys-off";

interface Shortcuts {
  closeTo?: string | null;
  /** Handles other keys. Returns whether the key was handled. */
  more?: (key: string, row: string | undefined) => boolean;
}

/** The current row is the one whose link (`data-row`) has the focus, so that Enter opens it. */
export function useListShortcuts({ closeTo, more }: Shortcuts): void {
  const navigate = useNavigate();
  const last = useRef<string>();
  const act = useRef<(key: string) => boolean>(() => false);
  act.current = (key) => {
    // The week is both a table and a list, and only one of the two is visible.
    const links = [...document.querySelectorAll<HTMLElement>("[data-row]")].filter(
      (link) => link.getClientRects().length > 0,
    );
    const current = links.findIndex((link) => rowOf(link)?.contains(document.activeElement));
    const isListKey = key === "j" || key === "k";
    // In an open record the keys do what its arrows do.
    const neighbor = `.ticket-place > [rel="${key === "j" ? "next" : "prev"}"]`;
    const arrow = current < 0 && isListKey ? document.querySelector<HTMLElement>(neighbor) : null;
    const open = links.findIndex((link) => rowOf(link)?.classList.contains("is-open"));
    const at =
      current >= 0 ? current : open >= 0 ? open : links.findIndex(({ dataset }) => dataset.row === last.current);
    if (more?.(key, links[at]?.dataset.row)) return true;
    if (key === "/") return focusSearch();
    if (key === "?") return openShortcutsDialog();
    if (key === "Escape" && closeTo) navigate(closeTo, { preventScrollReset: true });
    else if (arrow) arrow.click();
    else if (links.length > 0 && isListKey) {
      const to = key === "j" ? at + 1 : at - 1;
      const link = links[Math.min(Math.max(to, 0), links.length - 1)];
      last.current = link?.dataset.row;
      link?.focus();
      if (link) rowOf(link)?.scrollIntoView({ block: "nearest" });
    } else return false;
    return true;
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // A ticket is an open dialog too, but the list next to it can be used.
      if (document.querySelector("dialog[open]:not(.ticket)") || isTyping(event)) return;
      if (event.key !== "Escape" && localStorage.getItem(KEYS_OFF)) return;
      if (act.current(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

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

/** Ignores keys in a field, except that Escape leaves the field. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest<HTMLElement>("input:not([type=checkbox]), textarea, select, [contenteditable]");
  if (field instanceof HTMLInputElement && key === "Escape") field.blur();
  return field !== null;
}
