import { Link, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import type { Refusal } from "../change/refusal";
import { RestoreForm } from "../trash/restore-form";
import type { Ticket } from "./detail";
import { PhotoPreview } from "./photo-preview";
import { BreakdownPart, CustomerPart } from "./ticket-facts";
import { HistoryPart, NotesPart } from "./ticket-notes";
import { PaymentPart } from "./ticket-payment";
import { PhotosPart } from "./ticket-photos";
import { openPhoto, searchWith } from "./ticket-search";
import { StatePart } from "./ticket-state";

/** The rose ticket of one order: beside the table where there is room, below it or on its own where there is none. */
export function OrderTicket({ ticket, refusal }: { ticket: Ticket; refusal: Refusal | undefined }) {
  const { search } = useLocation();
  const heading = useFocusOnArrival(ticket.number);
  const kept = searchWith(search, null);
  const action = `${paths.adminOrder(ticket.number)}${kept}`;
  const photo = openPhoto(search, ticket.photos.length);
  const live = ticket.trashedAt === null;
  return (
    <dialog open className="ticket" id="ticket" aria-labelledby="ticket-title">
      <header className="ticket-head">
        <h2 id="ticket-title" ref={heading} tabIndex={-1}>
          Order Details - <span className="tracking-[0.03em] whitespace-nowrap">{ticket.number}</span>
        </h2>
        <Link className="tool tool-plain" to={live ? `${paths.admin}${kept}` : paths.adminTrash} preventScrollReset>
          Close
        </Link>
      </header>
      <div className="ticket-body">
        {live ? null : <TrashPart ticket={ticket} />}
        <CustomerPart ticket={ticket} back={action} />
        {live ? <StatePart ticket={ticket} action={action} /> : null}
        <PaymentPart ticket={ticket} action={action} refusal={refusal} />
        {ticket.breakdown ? <BreakdownPart breakdown={ticket.breakdown} holds={ticket.holds} /> : null}
        <section>
          <h3>Detailed Requirements</h3>
          <p className="ticket-words">{ticket.requirements}</p>
        </section>
        <section>
          <h3>Message</h3>
          <p className="ticket-words">{ticket.message || "N/A"}</p>
        </section>
        <PhotosPart ticket={ticket} open={photo} />
        <NotesPart ticket={ticket} action={action} refusal={refusal?.form === "note" ? refusal : undefined} />
        <HistoryPart history={ticket.history} />
      </div>
      {photo === null ? null : <PhotoPreview ticket={ticket} photo={photo} />}
    </dialog>
  );
}

/** Since when it is in the trash, and the way out of it. */
function TrashPart({ ticket }: { ticket: Ticket }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-rose px-3 py-2 font-semibold">
      <p>In the trash since {ticket.trashedAt}.</p>
      <RestoreForm id={ticket.id} back={paths.adminOrder(ticket.number)}>
        Restore
      </RestoreForm>
    </div>
  );
}

/** Whoever came by a link of the same page is brought to the ticket; a page that was just loaded keeps its focus. */
function useFocusOnArrival(number: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() !== "POP";
  const came = useRef(arrived);
  came.current = arrived;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each ticket
  useEffect(() => {
    if (came.current) heading.current?.focus({ preventScroll: matchMedia("(min-width: 78rem)").matches });
  }, [number]);
  return heading;
}
