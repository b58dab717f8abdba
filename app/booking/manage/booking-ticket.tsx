import type { ReactNode } from "react";
import { MinutesDial } from "../steps/kind-links";
import type { ShownBooking } from "./load-booking.server";

interface BookingTicketProps {
  booking: ShownBooking;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

export function BookingTicket({ booking, title, lead, children }: BookingTicketProps) {
  const { kind, minutes, day, time, zone, ours, reference, state } = booking;
  const when = (
    <b>
      {day}, {time}
    </b>
  );
  return (
    <div className="@container">
      <div className="booked">
        <div className="booked-stub notch">
          <MinutesDial minutes={minutes} />
          <p>{minutes} min</p>
        </div>
        <div className="booked-body notch">
          <h1 id="booking-title" tabIndex={-1}>
            {title}
          </h1>
          <p className="booked-when">
            {state === "cancelled" ? <s>{when}</s> : when}
            <span>
              {zone.name} ({zone.id.replaceAll("_", " ")})
            </span>
            {ours ? <span>That’s {ours} for us.</span> : null}
          </p>
          {lead ? <p className="max-w-[52ch]">{lead}</p> : null}
          <p className="text-small text-ink-2">
            {kind}, {reference}
          </p>
          {children ? <div className="booked-actions">{children}</div> : null}
        </div>
      </div>
    </div>
  );
}

export const getPastTitle = ({ isOver }: ShownBooking) =>
  isOver ? "This call is over." : "This call has already started.";

export const describeMails = ({ email }: ShownBooking) => (
  <>
    We sent your confirmation and calendar invite to <b className="wrap-anywhere">{email}</b>, and we’ll remind you
    before the call.
  </>
);
