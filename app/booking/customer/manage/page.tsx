import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBookingQuery } from "#app/booking/model/booking-query";
import { getBookedName, getBookedPlace } from "#app/booking/model/kinds";
import { createBookingKey } from "#app/booking/state/access.server";
import { paths } from "#app/paths";
import { redirectWithFlash } from "#app/server/http/flash.server";
import { privateHeaders } from "#app/server/http/security.server";
import { pageTitle } from "#app/site";
import styles from "../booking.css?url";
import { loadSteps } from "../steps/load-steps.server";
import { BookingView } from "./booking-view";
import { describeBooking, findOwnBooking } from "./load-booking.server";
import { receiveChange } from "./receive-change.server";
import { UnknownBooking } from "./unknown-booking";

export { openDocumentIfLost as clientLoader } from "../steps/open-document";

export const handle = { personal: true, noindex: true, interactive: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Your booking") }];

export const headers: HeadersFunction = () => privateHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const booking = await findRequested(context, params.reference, search);
  if (!booking) return data(null, { status: 404 });
  const key = createBookingKey(context, booking.reference);
  const shown = describeBooking(context, booking, key);
  const query = readBookingQuery(search);
  const isMoving = search.has("move") && shown.state === "booked";
  const asked = { ...query, kind: booking.kindId, zone: query.zone ?? booking.timeZone };
  const moved = {
    ...{ id: booking.id, startsAt: booking.startsAt, minutes: shown.minutes },
    ...{ name: getBookedName(booking.kindId, booking.kindName), place: getBookedPlace(booking) },
  };
  return {
    linkKey: key,
    booking: shown,
    steps: isMoving ? await loadSteps(context, asked, { moved }) : null,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const booking = await findRequested(context, params.reference, new URL(request.url).searchParams);
  if (!booking) return data(null, { status: 404 });
  const result = await receiveChange(context, request, booking);
  const statuses = { taken: 409, ended: 409, "too many": 429, failed: 503, unreadable: 400 };
  if (result !== "moved" && result !== "same" && result !== "cancelled")
    return data(result, { status: statuses[result] });
  const address = `${paths.booking(booking.reference)}?key=${createBookingKey(context, booking.reference)}`;
  return redirectWithFlash(context, address, ...(result === "cancelled" ? [] : [toasts[result]]));
}

const toasts = {
  moved: {
    title: "We moved your booking",
    description: "We’re emailing you the new time, with a file for your calendar.",
    tone: "info",
    autoHides: true,
  },
  same: {
    title: "Nothing changed",
    description: "Your booking is already at this time.",
    tone: "info",
    autoHides: true,
  },
} as const;

function findRequested(context: LoaderFunctionArgs["context"], reference = "", search: URLSearchParams) {
  return findOwnBooking(context, reference, search.get("key") ?? "");
}

export default function BookingPage() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return loaded ? <BookingView {...loaded} result={result ?? null} /> : <UnknownBooking />;
}
