import type { MouseEvent, ReactNode } from "react";

interface Props {
  /** The id of a heading or a field in the same ticket. */
  to: string;
  className?: string;
  children: ReactNode;
}

export function JumpLink({ to, className, children }: Props) {
  return (
    <a className={className} href={`#${to}`} onClick={jumpInTicket}>
      {children}
    </a>
  );
}

/** Scrolls only the ticket, not the page behind it. */
function jumpInTicket(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  const ticket = event.currentTarget.closest(".ticket");
  if (!target || !ticket || getComputedStyle(ticket).overflowY !== "auto") return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  ticket.scrollTop += target.getBoundingClientRect().top - ticket.getBoundingClientRect().top - margin;
}
