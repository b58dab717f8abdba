import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Row } from "#drizzle/schema";
import { readBookingQuery } from "../model/booking-query";
import type { Steps } from "../model/steps";
import { receiveBooking } from "./form/receive-booking.server";
import { loadSteps } from "./steps/load-steps.server";

/** For the page and the frame. Null if a form was posted and the times cannot be loaded, so that the form is kept. */
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

export async function answerBooking(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  getConfirmationAddress: (booking: Row<"bookings">) => string,
) {
  const received = await receiveBooking(context, request);
  if ("booked" in received) return redirect(getConfirmationAddress(received.booked), 303);
  return data(received.answer, { status: received.status, headers: { "Cache-Control": "no-store" } });
}
