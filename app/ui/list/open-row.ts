import type { MouseEvent } from "react";

const controls = "a, button, input, select, textarea, label, summary, .cell-check";

/** Ignores clicks on controls and clicks that select text. */
export function openRow(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(event.target instanceof Element) || event.target.closest(controls)) return;
  if (getSelection()?.isCollapsed === false) return;
  event.target.closest("tr")?.querySelector<HTMLElement>(".records-open")?.click();
}
