import { MESSAGE_LIMIT, meetingFailed } from "#app/booking/model/booking-values";
import { cancelMeeting, restoreMeeting } from "#app/booking/place/cancel-meeting.server";
import { markNoShow } from "#app/booking/place/mark-no-show.server";
import { moveMeeting } from "#app/booking/place/move-meeting.server";
import { formatLongDay } from "#app/booking/time/format-times.server";
import { getOwn } from "#app/server/get-own";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanText } from "#app/server/text/clean-text";
import { formatTime } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";
import { getBooking } from "./get-booking.server";
import { readMoveForm } from "./read-move-form.server";

export interface RefusedChange {
  form: "move" | "cancel";
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Set if the post failed. */
  toast?: Flash;
}

type Booking = Row<"bookings">;
type Result = { toast: Flash } | { refused: RefusedChange; status: number };

const forms: Record<string, RefusedChange["form"]> = { move_meeting: "move", cancel_meeting: "cancel" };

export function keepTypedChange(fields: URLSearchParams): RefusedChange | Flash {
  const form = getOwn(forms, fields.get("intent"));
  return form ? { form, values: Object.fromEntries(fields), errors: {}, toast: meetingFailed } : meetingFailed;
}

/** @throws 404 */
export async function receiveMeetingPost(
  context: RequestContext,
  actor: string,
  reference: string,
  fields: URLSearchParams,
): Promise<Result> {
  const booking = await getBooking(context, reference);
  switch (fields.get("intent")) {
    case "move_meeting":
      return receiveMove(context, actor, booking, fields);
    case "cancel_meeting":
      return receiveCancellation(context, actor, booking, fields);
    case "restore_meeting":
      return receiveRestore(context, actor, booking);
    case "no_show":
      return receiveNoShow(context, actor, booking, false);
    case "undo_no_show":
      return receiveNoShow(context, actor, booking, true);
    default:
      return { toast: meetingFailed };
  }
}

const endedToast: Flash = {
  title: "Not Changed",
  description: "The booking has already started or was canceled. Here’s its current status.",
  tone: "error",
};

async function receiveMove(
  context: RequestContext,
  actor: string,
  booking: Booking,
  fields: URLSearchParams,
): Promise<Result> {
  const zone = context.env.BUSINESS_TIMEZONE;
  const { startsAt, isTyped, allowsOutside, values, errors } = readMoveForm(fields, zone, Date.now());
  if (startsAt === null) return { refused: { form: "move", values, errors }, status: 400 };
  const asOffice = isTyped && allowsOutside;
  const result = await moveMeeting(context, actor, booking.id, startsAt, { asOffice });
  switch (result) {
    case "moved": {
      const description = `${formatLongDay(startsAt, zone)} at ${formatTime(startsAt, zone)}. ${booking.name} gets an email.`;
      return { toast: { title: "Booking Moved", description, tone: "info" } };
    }
    case "same":
      return { toast: { title: "Nothing Changed", description: "The booking is already at this time.", tone: "info" } };
    case "ended":
      return { toast: endedToast };
    case "taken":
      return { refused: { form: "move", values, errors: explainTaken(isTyped, asOffice) }, status: 409 };
  }
}

function explainTaken(isTyped: boolean, asOffice: boolean): Record<string, string> {
  if (asOffice) return { time: "This time overlaps another booking or the buffer around it." };
  if (!isTyped) return { to: "This time was just taken. Choose another." };
  return {
    outside: "Visitors can’t book this time. If no other booking has it, check the box to use it anyway.",
  };
}

async function receiveCancellation(
  context: RequestContext,
  actor: string,
  booking: Booking,
  fields: URLSearchParams,
): Promise<Result> {
  const message = cleanText(fields.get("message") ?? "").trim();
  if (message.length > MESSAGE_LIMIT) {
    const error = `Keep the message to ${MESSAGE_LIMIT.toLocaleString("en-US")} characters.`;
    return { refused: { form: "cancel", values: { message }, errors: { message: error } }, status: 400 };
  }
  const result = await cancelMeeting(context, actor, booking.id, message || null);
  if (result === "ended") return { toast: endedToast };
  return {
    toast: {
      title: "Booking Canceled",
      description: `${booking.name} gets an email.`,
      tone: "info",
      action: { label: "Undo", to: "", fields: { intent: "restore_meeting" } },
    },
  };
}

async function receiveRestore(context: RequestContext, actor: string, booking: Booking): Promise<Result> {
  const result = await restoreMeeting(context, actor, booking.id);
  if (result === "ended") return { toast: endedToast };
  if (result === "taken")
    return {
      toast: {
        title: "Not Restored",
        description: "Another booking has this time now, so this one stays canceled.",
        tone: "error",
      },
    };
  return { toast: { title: "Booked Again", description: `${booking.name} gets a new confirmation.`, tone: "info" } };
}

async function receiveNoShow(context: RequestContext, actor: string, booking: Booking, undo: boolean): Promise<Result> {
  const isChanged = await markNoShow(context, actor, booking.id, undo);
  if (!isChanged)
    return { toast: { title: "Nothing Changed", description: "Here is the booking’s current status.", tone: "info" } };
  if (undo) return { toast: { title: "No Longer a No-Show", tone: "info" } };
  const action = { label: "Undo", to: "", fields: { intent: "undo_no_show" } };
  return { toast: { title: "Marked as a No-Show", tone: "info", action } };
}
