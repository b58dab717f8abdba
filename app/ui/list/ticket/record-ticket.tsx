import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { ContactLine } from "./contact-line";

interface RecordTicketProps {
  title: string;
  /** Stays in view below the title. */
  note?: string;
  contact?: { email: string; phone?: string | null };
  listUrl: string;
  children: ReactNode;
}

export function RecordTicket({ title, note, contact, listUrl, children }: RecordTicketProps) {
  const headingId = useId();
  const { key } = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // A full page load starts at the top of the page.
  const isFirstPage = useRef(key === "default").current;
  useEffect(() => {
    if (!isFirstPage) headingRef.current?.focus({ preventScroll: window.matchMedia("(min-width: 78rem)").matches });
  }, [isFirstPage]);
  return (
    <dialog open className="ticket forced-colors:*:border" aria-labelledby={headingId}>
      <header className="ticket-head">
        <h2 id={headingId} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <Link to={listUrl} preventScrollReset className="tool tool-plain">
          Close
        </Link>
        {note || contact ? (
          <div>
            {note ? <p className="text-small wrap-anywhere">{note}</p> : null}
            {contact ? <ContactLine {...contact} /> : null}
          </div>
        ) : null}
      </header>
      <div className="ticket-body">{children}</div>
    </dialog>
  );
}

export function Fact({ label, fullWidth, children }: { label: string; fullWidth?: boolean; children: ReactNode }) {
  return (
    <div className={fullWidth ? "basis-full" : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
