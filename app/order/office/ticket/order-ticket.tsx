import { Link, useLocation, useNavigationType } from "@remix-run/react";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { HistorySection } from "../../../ui/list/ticket/history-section";
import { TicketReview } from "../../../ui/list/ticket/ticket-review";
import { DeliverySection } from "../../delivery/delivery-section";
import { MessagesSection } from "../../messages/ticket-messages";
import type { FormError } from "../change/form-errors";
import { MailsSection } from "../mails/mails-section";
import { TicketSummary } from "../summary/ticket-summary";
import { RestoreForm } from "../trash/restore-form";
import type { Ticket } from "./detail";
import { PhotoPreview } from "./photo-preview";
import { readOpenPhoto, setPhotoInQuery } from "./photo-query";
import { BreakdownSection, CustomerSection } from "./ticket-details";
import { NotesSection } from "./ticket-notes";
import { PaymentSection } from "./ticket-payment";
import { PhotosSection } from "./ticket-photos";

export function OrderTicket({ ticket, error }: { ticket: Ticket; error: FormError | undefined }) {
  const { search } = useLocation();
  const heading = useFocusOnNavigation(ticket.number);
  const rememberFocus = useFocusAfterRemoval(heading);
  const listSearch = setPhotoInQuery(search, null);
  const action = `${paths.adminOrder(ticket.number)}${listSearch}`;
  const openPhoto = readOpenPhoto(search, ticket.photos.length);
  const isActive = ticket.trashedAt === null;
  return (
    <dialog open className="ticket" id="ticket" aria-labelledby="ticket-title" onFocus={rememberFocus}>
      <header className="ticket-head">
        <h2 id="ticket-title" ref={heading} tabIndex={-1}>
          Order Details - <span className="tracking-[0.03em] whitespace-nowrap">{ticket.number}</span>
        </h2>
        <Link
          className="tool tool-plain"
          to={isActive ? `${paths.admin}${listSearch}` : paths.adminTrash}
          preventScrollReset
        >
          Close
        </Link>
      </header>
      <div className="ticket-body">
        {isActive ? null : <TrashNotice ticket={ticket} />}
        <TicketSummary ticket={ticket} action={action} />
        <CustomerSection ticket={ticket} action={action} error={error?.form === "email" ? error : undefined} />
        <PaymentSection ticket={ticket} action={action} error={error} />
        {ticket.breakdown ? (
          <BreakdownSection breakdown={ticket.breakdown} packageVisuals={ticket.packageVisuals} />
        ) : null}
        <section>
          <h3>Detailed Requirements</h3>
          <p className="ticket-words">{ticket.requirements}</p>
        </section>
        <section>
          <h3>Message</h3>
          <p className="ticket-words">{ticket.message || "N/A"}</p>
        </section>
        <PhotosSection ticket={ticket} open={openPhoto} />
        <MessagesSection ticket={ticket} action={action} error={error?.form === "answer" ? error : undefined} />
        <NotesSection ticket={ticket} action={action} error={error?.form === "note" ? error : undefined} />
        <DeliverySection ticket={ticket} action={action} error={error} />
        {ticket.review ? (
          <TicketReview review={ticket.review} action={action} isReadOnly={ticket.trashedAt !== null} />
        ) : null}
        <MailsSection ticket={ticket} action={action} />
        <HistorySection history={ticket.history} />
      </div>
      {openPhoto === null ? null : <PhotoPreview ticket={ticket} position={openPhoto} />}
    </dialog>
  );
}

function TrashNotice({ ticket }: { ticket: Ticket }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-rose px-3 py-2 font-semibold">
      <p>In the trash since {ticket.trashedAt}.</p>
      <RestoreForm id={ticket.id} back={paths.adminOrder(ticket.number)}>
        Restore
      </RestoreForm>
    </div>
  );
}

/** After a client-side navigation the focus moves to the ticket; a full page load keeps its focus. */
function useFocusOnNavigation(number: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigated = useNavigationType() !== "POP";
  const navigatedRef = useRef(navigated);
  navigatedRef.current = navigated;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each ticket
  useEffect(() => {
    if (navigatedRef.current) heading.current?.focus({ preventScroll: matchMedia("(min-width: 78rem)").matches });
  }, [number]);
  return heading;
}

/** When the focused control is removed, the focus moves to the heading of its section, or else of the ticket. */
function useFocusAfterRemoval(heading: RefObject<HTMLElement>) {
  const focused = useRef<Element | null>(null);
  const section = useRef<Element | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    const next = section.current?.isConnected ? section.current.querySelector<HTMLElement>("h3, summary") : null;
    (next ?? heading.current)?.focus();
  });
  return ({ target, currentTarget }: FocusEvent) => {
    focused.current = target.closest("dialog") === currentTarget ? target : null;
    section.current = target.closest("section");
  };
}
