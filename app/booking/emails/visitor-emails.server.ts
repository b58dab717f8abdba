import { z } from "zod";
import { paths } from "#app/paths";
import { REPLY_TIME, renderCustomerEmail } from "#app/server/email/customer-email.server";
import { type EmailContent, emailTopic } from "#app/server/email/email-topics.server";
import { firstName, webLink } from "#app/server/email/layout.server";
import type { EmailPart } from "#app/server/email/parts.server";
import { DAY, MINUTE } from "#app/server/time/durations";
import { type EmailBooking, emailBooking } from "../calendar/booking-data.server";
import { type CalendarMethod, writeCalendar } from "../calendar/write-calendar.server";
import { writeBookingQuery } from "../model/booking-query";
import { describeLength } from "../model/describe-length";
import { describeBookedPlace } from "../model/describe-place";
import { getBookedName } from "../model/kinds";
import { describeReminders } from "../model/reminder-hours";
import { formatMeetingTime } from "../time/format-times.server";
import { sampleBooking } from "./sample-booking.server";

const moved = z.object({ booking: emailBooking, before: z.number() });
const cancelled = z.object({ booking: emailBooking, message: z.string().nullable() });
const reminder = z.object({ booking: emailBooking, hours: z.number() });
export type Reminder = z.output<typeof reminder>;

/** Quote nothing that was typed except the name, because the address is unconfirmed. */
export const visitorEmails = {
  "booking-confirmed": emailTopic("Booking confirmed", emailBooking, writeConfirmedEmail, sampleBooking),
  "booking-moved": emailTopic("Booking moved", moved, writeMovedEmail, {
    booking: { ...sampleBooking, sequence: 1 },
    before: sampleBooking.startsAt - DAY,
  }),
  "booking-cancelled": emailTopic("Booking canceled", cancelled, writeCancelledEmail, {
    booking: { ...sampleBooking, sequence: 1 },
    message: "Our building has no power that day. We’re sorry. Please pick another time.",
  }),
  "booking-reminder": emailTopic("Booking reminder", reminder, writeReminderEmail, {
    booking: sampleBooking,
    hours: 24,
  }),
};
export type VisitorEmail = keyof typeof visitorEmails;

const NOT_FROM_YOU =
  "Not your booking? Someone probably mistyped their address. You can cancel it with the link above.";

function writeConfirmedEmail(booking: EmailBooking): EmailContent {
  return renderBookingEmail(booking, "REQUEST", {
    subject: `Booked: ${getBookedName(booking.kind, booking.kindName)}, ${describeStart(booking)}`,
    heading: "You’re booked",
    lead: addReminders(booking, "Open the attached file to add this to your calendar."),
  });
}

function writeMovedEmail({ booking, before }: z.output<typeof moved>): EmailContent {
  return renderBookingEmail(booking, "REQUEST", {
    subject: `Moved: ${getBookedName(booking.kind, booking.kindName)}, now ${describeStart(booking)}`,
    heading: "Your booking has a new time",
    lead: addReminders(
      booking,
      `Your old time was ${formatMeetingTime(before, booking.timeZone)}. Open the attached file to update your calendar.`,
    ),
  });
}

function writeReminderEmail({ booking }: Reminder): EmailContent {
  return renderBookingEmail(booking, null, {
    subject: `Reminder: ${getBookedName(booking.kind, booking.kindName)}, ${describeStart(booking)}`,
    heading: "Your booking is coming up",
    lead: "Can’t make it? Use the link below to move or cancel your booking, so someone else can have the time.",
  });
}

function writeCancelledEmail({ booking, message }: z.output<typeof cancelled>): EmailContent {
  const href = webLink(paths.bookConsultation + writeBookingQuery({ kind: booking.kind }), booking.url);
  const email = renderCustomerEmail({
    subject: `Canceled: ${getBookedName(booking.kind, booking.kindName)}, ${describeStart(booking)}`,
    preview: message ?? "The attached file takes the booking off your calendar.",
    heading: "Your booking is canceled",
    lead: "The attached file takes the booking off your calendar.",
    parts: [...(message ? [{ label: "We wrote", quote: message }] : []), listFacts({ ...booking, place: null })],
    button: href ? { label: "Pick another time", href } : undefined,
    closing: "Take care,",
    foot: `Have a question? Reply to this email. We answer ${REPLY_TIME}.`,
  });
  return attachCalendar(email, booking, "CANCEL");
}

function renderBookingEmail(
  booking: EmailBooking,
  method: CalendarMethod | null,
  words: { subject: string; heading: string; lead: string },
): EmailContent {
  const email = renderCustomerEmail({
    ...words,
    preview: `${formatMeetingTime(booking.startsAt, booking.timeZone)}.`,
    name: firstName(booking.name),
    parts: [listFacts(booking)],
    button: { label: "View, move or cancel your booking", href: booking.url },
    foot: `Have a question before we talk? Reply to this email. We answer ${REPLY_TIME}. ${NOT_FROM_YOU}`,
  });
  return method ? attachCalendar(email, booking, method) : email;
}

function attachCalendar(email: EmailContent, booking: EmailBooking, method: CalendarMethod): EmailContent {
  return {
    ...email,
    render: (business) => ({
      ...email.render(business),
      calendar: { method, content: writeCalendar(booking, method, business) },
    }),
  };
}

const describeStart = ({ startsAt, timeZone }: EmailBooking) => formatMeetingTime(startsAt, timeZone);

function addReminders({ startsAt, changedAt }: EmailBooking, lead: string): string {
  const reminders = describeReminders(startsAt, changedAt);
  return reminders ? `${lead} ${reminders}` : lead;
}

export function listFacts(booking: EmailBooking): EmailPart {
  const { startsAt, endsAt, timeZone, businessZone, reference, place, phone } = booking;
  const [yours, ours] = [timeZone, businessZone].map((zone) => formatMeetingTime(startsAt, zone));
  return {
    entries: [
      {
        label: "What",
        value: `${getBookedName(booking.kind, booking.kindName)}, ${describeLength((endsAt - startsAt) / MINUTE)}`,
      },
      { label: "When", value: yours ?? "", strong: true },
      ...(yours === ours ? [] : [{ label: "Our time", value: ours ?? "" }]),
      ...(place ? [{ label: "How", value: describeBookedPlace(place, phone) }] : []),
      { label: "Booking number", value: reference },
    ],
  };
}
