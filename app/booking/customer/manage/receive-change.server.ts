import { readBookingQuery, readSlot } from "#app/booking/model/booking-query";
import { changeField, changes } from "#app/booking/model/booking-values";
import { cancelMeeting } from "#app/booking/place/cancel-meeting.server";
import { moveMeeting } from "#app/booking/place/move-meeting.server";
import { VISITOR } from "#app/booking/state/record-event.server";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";

export type ChangeResult = "moved" | "same" | "cancelled" | "taken" | "ended" | "too many" | "failed" | "unreadable";

/** Moves a booking to the time in the form's address, or cancels it. */
export async function receiveChange(
  context: RequestContext,
  request: Request,
  booking: Row<"bookings">,
): Promise<ChangeResult> {
  const { fields } = await receiveForm(context);
  const change = fields.get(changeField);
  const { limiter, clientIp, env } = context;
  const logFailure = (error: unknown) => {
    context.log.error({ err: error, id: context.requestId }, "booking not changed");
    return "failed" as const;
  };
  if (change === changes.cancel) {
    if (!(await limiter.allows("cancel booking", clientIp, env.BOOKINGS_PER_HOUR))) return "too many";
    return cancelMeeting(context, VISITOR, booking.id, null).catch(logFailure);
  }
  const startsAt = readSlot(readBookingQuery(new URL(request.url).searchParams).slot);
  if (change !== changes.move || startsAt === null) return "unreadable";
  if (!(await limiter.allows("booking", clientIp, env.BOOKINGS_PER_HOUR))) return "too many";
  const result = await moveMeeting(context, VISITOR, booking.id, startsAt).catch(logFailure);
  if (result !== "moved") await limiter.giveBack("booking", clientIp, env.BOOKINGS_PER_HOUR);
  return result;
}
