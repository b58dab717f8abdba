import type { ReactNode } from "react";
import { getLength } from "#app/booking/model/describe-length";
import { addZoneId } from "#app/server/time/formatters";
import { MinutesDial } from "../steps/kind-links";
import type { ShownBooking } from "./load-booking.server";

interface BookingTicketProps {
  booking: ShownBooking;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

export function BookingTicket({ booking, title, lead, children }: BookingTicketProps) {
  const { kind, minutes, day, time, zone, ours, place, reference, state } = booking;
  const { count, unit } = getLength(minutes);
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
          <p>
            {count} {unit === "minutes" ? "min" : unit}
          </p>
        </div>
        <div className="booked-body notch">
          <h1 id="booking-title" tabIndex={-1}>
            {title}
          </h1>
          <p className="booked-when">
            {state === "cancelled" ? <s>{when}</s> : when}
            <span>
              {zone.name}
              {addZoneId(zone.id)}
            </span>
            {ours ? <span>That’s {ours} for us.</span> : null}
          </p>
          {lead ? <p className="max-w-[52ch]">{lead}</p> : null}
          {state === "booked" ? <p className="max-w-[52ch] wrap-anywhere">{place}</p> : null}
          <p className="text-small text-ink-2">
            {kind}, {reference}
          </p>
          {children ? <div className="booked-actions">{children}</div> : null}
        </div>
      </div>
    </div>
  );
}

export const getBookedTitle = ({ isPhone, weekday }: ShownBooking) =>
  isPhone ? `We’ll call you ${weekday}.` : `See you ${weekday}.`;

export const getPastTitle = ({ isOver }: ShownBooking) =>
  isOver ? "This meeting is over." : "This meeting has already started.";

export const describeSentEmails = ({ email, reminders }: ShownBooking) => (
  <>
    We sent your confirmation and calendar invite to <b className="wrap-anywhere">{email}</b>. {reminders}
  </>
);
