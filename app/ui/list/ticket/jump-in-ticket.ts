import type { MouseEvent } from "react";

/** A link to another part of its ticket: moves only the ticket where that scrolls by itself, not the page behind it, too. */
export function jumpInTicket(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  const ticket = event.currentTarget.closest(".ticket");
  if (!target || !ticket || getComputedStyle(ticket).overflowY !== "auto") return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  ticket.scrollTop += target.getBoundingClientRect().top - ticket.getBoundingClientRect().top - margin;
}
