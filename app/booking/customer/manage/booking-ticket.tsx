import type { ReactNode } from "react";
import { describeLength, shortenLength } from "#app/booking/model/describe-length";
import { useBusiness } from "#app/ui/use-site";
import { DialHub, MinutesDial } from "../steps/kind-links";
import type { ShownBooking } from "./load-booking.server";

/** The label on the stub, which the booking dialog of another page does not show. */
const NUMBER = "Booking number";

interface BookingTicketProps {
  booking: ShownBooking;
  title: string;
  lead?: string | null;
  /** While a new time is picked, what was sent for the old one is left out. */
  isMoving?: boolean;
  children?: ReactNode;
}

export function BookingTicket({ booking, title, lead, isMoving = false, children }: BookingTicketProps) {
  const { minutes, day, time, zone, ours, state, reference } = booking;
  const when = (
    <b>
      <span>{day},</span> <span>{time}</span>
    </b>
  );
  return (
    <div className="@container">
      <div className="booked">
        <div className="booked-stub notch">
          <div>
            <MinutesDial minutes={minutes} />
            <DialHub minutes={minutes} />
          </div>
          <p>
            {state === "booked" ? "Booked" : shortenLength(minutes)}
            <small>{reference}</small>
          </p>
        </div>
        <div className="booked-body notch">
          <div className="booked-main">
            <h1 id="booking-title" tabIndex={-1}>
              {title}
            </h1>
            <p className="booked-when">
              {state === "cancelled" ? <s>{when}</s> : when}
              <span>{zone}</span>
              {ours ? <span className="block text-balance">That’s {ours} for us.</span> : null}
            </p>
            {lead ? <p className="max-w-[52ch]">{lead}</p> : null}
            {children ? <div className="booked-actions wide-buttons">{children}</div> : null}
          </div>
          <dl className="booking-facts">
            {listFacts(booking, isMoving).map(([name, fact]) => (
              <div key={name} className={name === NUMBER ? "booked-number" : undefined}>
                <dt className="text-small">{name}</dt>
                <dd className="wrap-anywhere">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

export const getBookedTitle = ({ isPhone, weekday }: ShownBooking) =>
  isPhone ? `We’ll call you ${weekday}.` : `See you ${weekday}.`;

export const getPastTitle = ({ isOver }: ShownBooking) =>
  isOver ? "This booking is over." : "This booking has already started.";

function listFacts(booking: ShownBooking, isMoving: boolean): [name: string, fact: ReactNode][] {
  const { kind, minutes, email, reminders, preparation, reference, state } = booking;
  const isBooked = state === "booked";
  const stays = isBooked && !isMoving;
  const facts: [string, ReactNode][] = [
    ["What", `${kind}, ${describeLength(minutes)}`],
    ["How", isBooked && <Place key="place" booking={booking} />],
    ["Prepare", stays && preparation],
    ["Invite", stays && `Sent to ${email}`],
    ["Reminders", stays && reminders],
    [NUMBER, reference],
  ];
  return facts.filter(([, fact]) => fact);
}

function Place({ booking: { place, isPhone, reference } }: { booking: ShownBooking }) {
  const { email } = useBusiness();
  return (
    <>
      {place}{" "}
      {isPhone ? (
        <span className="inline-block">
          Wrong number?{" "}
          <a
            className="inline-flex min-h-6 items-center whitespace-nowrap pointer-coarse:min-h-11"
            href={`mailto:${email}?subject=${reference}`}
          >
            Write to us
          </a>
        </span>
      ) : null}
    </>
  );
}
