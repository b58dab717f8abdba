import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Row } from "#drizzle/schema";
import { readBookingQuery } from "../booking-query";
import { receiveBooking } from "../form/receive-booking.server";
import { loadSteps } from "./load-steps.server";
import type { Steps } from "./steps";

/** For the page and for the frame. Null if a form comes back and the times cannot be read: the form is not lost. */
export async function loadBookingSteps({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Steps | null> {
  try {
    return await loadSteps(context, readBookingQuery(new URL(request.url).searchParams));
  } catch (error) {
    if (context.incoming.method !== "POST") throw error;
    context.log.error({ err: error, id: context.requestId }, "free times not read");
    return null;
  }
}

/** @param getAddress of the page that confirms the booking */
export async function answerBooking(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  getAddress: (booking: Row<"bookings">) => string,
) {
  const received = await receiveBooking(context, request);
  if ("booked" in received) return redirect(getAddress(received.booked), 303);
  return data(received.answer, { status: received.status, headers: { "Cache-Control": "no-store" } });
}
