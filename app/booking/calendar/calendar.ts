import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { isBookingKey } from "../state/access.server";
import { findBooking } from "../state/find-booking.server";
import { CALENDAR_TYPE, createCalendarFile } from "./calendar-file.server";

/** Needs the same key as the booking's page. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const reference = params.reference ?? "";
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const booking = isBookingKey(context, reference, key) ? await findBooking(context, reference) : null;
  if (!booking) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const method = booking.status === "cancelled" ? "CANCEL" : "PUBLISH";
  return new Response(await createCalendarFile(context, booking, method), {
    headers: {
      "Content-Type": `${CALENDAR_TYPE}; method=${method}`,
      "Content-Disposition": `attachment; filename="${reference}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
}
