import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { ContactLine } from "./contact-line";
import { TicketPlace } from "./ticket-place";

interface RecordTicketProps {
  title: string;
  /** What the list calls its records. */
  noun?: string;
  /** Stays in view below the title. */
  note?: ReactNode;
  contact?: { email: string; phone?: string | null };
  listUrl: string;
  children: ReactNode;
}

export function RecordTicket({ title, noun, note, contact, listUrl, children }: RecordTicketProps) {
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
        {note || noun || contact ? (
          <div>
            {note || noun ? (
              <div className="flex items-start justify-between gap-x-4">
                <p className="text-small wrap-anywhere">{note}</p>
                {noun ? <TicketPlace noun={noun} /> : null}
              </div>
            ) : null}
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
