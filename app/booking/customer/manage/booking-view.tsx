import { useEffect, useMemo } from "react";
import { writeBookingQuery } from "#app/booking/model/booking-query";
import { changeField, changes } from "#app/booking/model/booking-values";
import type { Steps } from "#app/booking/model/steps";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useBusiness } from "#app/ui/use-site";
import { clearDraft } from "../form/use-draft";
import { StepsView } from "../steps/steps-view";
import { BookingTicket, getBookedTitle, getPastTitle } from "./booking-ticket";
import type { ShownBooking } from "./load-booking.server";
import { MoveForm } from "./move-form";
import type { ChangeResult } from "./receive-change.server";

interface BookingViewProps {
  booking: ShownBooking;
  linkKey: string;
  steps: Steps | null;
  /** The result of a form that changed nothing. */
  result: ChangeResult | null;
}

export function BookingView({ booking, linkKey, steps, result }: BookingViewProps) {
  const { reference } = booking;
  const address = paths.booking(reference);
  const { email } = useBusiness();
  const ownAddress = `${address}?key=${encodeURIComponent(linkKey)}`;
  const more = useMemo(() => ({ key: linkKey, move: "1" }), [linkKey]);
  useEffect(clearDraft, []);
  return (
    <div className="wrap booked-page">
      {result && result !== "taken" ? (
        <ErrorSummary
          title="Nothing was changed"
          problems={[{ text: explain(result, booking, email) }]}
          className="mb-6"
        />
      ) : null}
      <Ticket booking={booking} address={ownAddress} isMoving={steps !== null} />
      {steps ? (
        <div className="mt-8">
          <h2 className="mb-4 text-2">Pick a new time</h2>
          <StepsView {...{ steps, address, more, placeholder }} usesBrowserZone={false} withoutKinds>
            {(toStep) =>
              steps.slot ? (
                <MoveForm steps={steps} slot={steps.slot} isTaken={result === "taken"} toStep={toStep} />
              ) : null
            }
          </StepsView>
          <p className="mt-4">
            <MoreLink href={ownAddress}>Keep my current time</MoreLink>
          </p>
        </div>
      ) : null}
    </div>
  );
}

const placeholder = "Pick a time. Your booking stays where it is until you confirm the new one.";

interface TicketProps {
  booking: ShownBooking;
  address: string;
  isMoving: boolean;
}

function Ticket({ booking, address, isMoving }: TicketProps) {
  const { state, kindId } = booking;
  const bookAgain = paths.bookConsultation + writeBookingQuery({ kind: kindId });
  if (state === "cancelled")
    return (
      <BookingTicket
        booking={booking}
        title="Canceled."
        lead="This booking is canceled, and the calendar update is in your inbox."
      >
        <ButtonLink href={bookAgain}>Pick another time</ButtonLink>
      </BookingTicket>
    );
  if (state === "past")
    return (
      <BookingTicket
        booking={booking}
        title={getPastTitle(booking)}
        lead="You can’t move or cancel it here anymore. Want to talk again?"
      >
        <ButtonLink href={bookAgain}>Book another time</ButtonLink>
      </BookingTicket>
    );
  return (
    <BookingTicket booking={booking} title={getBookedTitle(booking)} isMoving={isMoving}>
      {isMoving ? null : (
        <>
          <ButtonLink href={booking.calendar}>Add to calendar</ButtonLink>
          <ButtonLink variant="secondary" href={`${address}&move=1#times`}>
            Change the time
          </ButtonLink>
          <details className="booked-cancel">
            <summary>Need to cancel?</summary>
            <form method="post" action={address}>
              <Button variant="secondary" name={changeField} value={changes.cancel}>
                Cancel this booking
              </Button>
              <p>
                We’ll email you a file that takes the call off your calendar. You can book another time whenever you
                like.
              </p>
            </form>
          </details>
        </>
      )}
    </BookingTicket>
  );
}

function explain(result: Exclude<ChangeResult, "taken">, { state }: ShownBooking, email: string): string {
  if (result === "too many")
    return `We got a lot of booking requests from your network in the past hour, so your booking hasn’t changed. Please try again in a few minutes, or write to ${email} and we’ll change it for you.`;
  if (result === "failed") return "We couldn’t save this just now. Please try again in a minute.";
  if (result === "ended" && state === "cancelled") return "This booking was already canceled.";
  if (result === "ended") return "This booking has already started, so you can’t move or cancel it anymore.";
  return "We couldn’t read this form. Please reload the page and try again.";
}
