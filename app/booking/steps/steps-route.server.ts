import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Row } from "#drizzle/schema";
import { readBookingQuery } from "../booking-query";
import { loadSteps } from "./load-steps.server";
import { receiveBooking } from "./receive-booking.server";

/** For the page and for the frame. The form's id is made for one visitor, so a page with it is not shared. */
export async function loadBookingSteps({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const steps = await loadSteps(context, readBookingQuery(new URL(request.url).searchParams));
  return { steps, formId: steps.slot ? randomUUID() : "" };
}

/** @param getAddress of the page that confirms the booking */
export async function answerBooking(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  getAddress: (booking: Row<"bookings">) => string,
) {
  const received = await receiveBooking(context, request);
  if ("booked" in received) return redirect(getAddress(received.booked), 303);
  return data(received.answer, { status: received.status });
}
