import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { ButtonLink } from "#app/ui/button.tsx";
import { toSharedQuery } from "../model/booking-query";
import { createBookingKey } from "../state/access.server";
import styles from "./booking.css?url";
import { BookingForm } from "./form/booking-form";
import { UnsentForm } from "./form/unsent-form";
import { clearDraft } from "./form/use-draft";
import { BookingTicket, getBookedTitle, getPastTitle } from "./manage/booking-ticket";
import { describeBooking, findOwnBooking, type ShownBooking } from "./manage/load-booking.server";
import { NoKindsOffered } from "./steps/no-free-times";
import { StepsView } from "./steps/steps-view";
import { answerBooking, loadBookingSteps } from "./steps-route.server";

export { headers } from "./shared-headers";
export { openDocumentIfLost as clientLoader } from "./steps/open-document";

export const handle = {
  noindex: true,
  bare: true,
  framed: true,
  interactive: true,
  query: (search: URLSearchParams) => (search.has("booked") ? null : toSharedQuery(search)),
  watches: "availability",
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Book a consultation") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const key = search.get("key") ?? "";
  const booking = await findOwnBooking(context, search.get("booked") ?? "", key);
  const steps = await loadBookingSteps({ request, context });
  const booked = booking && { ...describeBooking(context, booking, key), key };
  return data({ steps, booked }, { headers: booked ? { "Cache-Control": "no-store" } : {} });
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerBooking(
    { request, context },
    ({ reference }) => `${paths.bookingFrame}?booked=${reference}&key=${createBookingKey(context, reference)}`,
  );
}

/** The booking page without header and footer, for the dialog on another page. */
export default function BookingFrame() {
  const { steps, booked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (booked) return <Booked booking={booked} linkKey={booked.key} />;
  return (
    <div className="booking-framed">
      <h1 className="sr-only">Book a consultation</h1>
      {steps ? (
        <StepsView steps={steps} address={paths.bookingFrame} usesBrowserZone={!answer} folds>
          {(toStep) => (steps.slot ? <BookingForm {...{ steps, answer, toStep }} slot={steps.slot} /> : null)}
        </StepsView>
      ) : answer ? (
        <UnsentForm answer={answer} />
      ) : (
        <NoKindsOffered />
      )}
    </div>
  );
}

const titles = {
  booked: getBookedTitle,
  cancelled: () => "Canceled.",
  past: getPastTitle,
};

function Booked({ booking, linkKey }: { booking: ShownBooking; linkKey: string }) {
  useEffect(clearDraft, []);
  return (
    <div className="booking-framed">
      <BookingTicket booking={booking} title={titles[booking.state](booking)}>
        {booking.state === "booked" ? <ButtonLink href={booking.calendar}>Add to calendar</ButtonLink> : null}
        <ButtonLink
          variant="secondary"
          target="_top"
          href={`${paths.booking(booking.reference)}?key=${encodeURIComponent(linkKey)}`}
        >
          Open your booking
        </ButtonLink>
      </BookingTicket>
    </div>
  );
}
