import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";
import { readBookingQuery, readSlot } from "../booking-query";
import { cancelMeeting } from "../place/cancel-meeting.server";
import { moveMeeting } from "../place/move-meeting.server";
import { VISITOR } from "../place/record-event.server";
import { changeField, changes } from "./changes";

export type ChangeResult = "moved" | "same" | "cancelled" | "taken" | "ended" | "too many" | "unreadable";

/** Moves a booking to the time in the form's address, or cancels it. */
export async function receiveChange(
  context: RequestContext,
  request: Request,
  booking: Row<"bookings">,
): Promise<ChangeResult> {
  const { fields } = await receiveForm(context);
  const change = fields.get(changeField);
  if (change === changes.cancel) return cancelMeeting(context, VISITOR, booking.id, null);
  const startsAt = readSlot(readBookingQuery(new URL(request.url).searchParams).slot);
  if (change !== changes.move || startsAt === null) return "unreadable";
  const { limiter, clientIp, env } = context;
  if (!limiter.allows("booking", clientIp, env.BOOKINGS_PER_HOUR)) return "too many";
  const result = await moveMeeting(context, VISITOR, booking.id, startsAt);
  if (result !== "moved") limiter.giveBack("booking", clientIp);
  return result;
}
