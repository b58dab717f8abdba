import { z } from "zod";
import { type EmailContent, emailTopic } from "#app/server/email/email-topics.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { cleanLine, shortenText } from "#app/server/text/clean-text";
import { MINUTE } from "#app/server/time/durations";
import { SAMPLE_ORIGIN } from "#app/site";
import { emailBooking } from "../calendar/booking-data.server";
import { describeLength } from "../model/describe-length";
import { getCalendarLocation } from "../model/describe-place";
import { getBookedName } from "../model/kinds";
import { formatMeetingTime } from "../time/format-times.server";
import { sampleBooking } from "./sample-booking.server";

const teamBooking = z.object({
  change: z.enum(["booked", "moved", "cancelled"]),
  booking: emailBooking,
  phone: z.string().nullable(),
  note: z.string().nullable(),
  before: z.number().nullable(),
  officeUrl: z.string(),
});
export type TeamBooking = z.output<typeof teamBooking>;

export const teamEmails = {
  "booking-team": emailTopic(
    "Booking (team)",
    teamBooking,
    writeBookingTeamEmail,
    {
      change: "booked",
      booking: sampleBooking,
      phone: "407-555-0134",
      note: "We lose orders on weekends because nobody answers the phone.",
      before: null,
      officeUrl: `${SAMPLE_ORIGIN}/admin/bookings/MTG-7K2M9QXA`,
    },
    { describe: ({ change }) => changes[change] },
  ),
};

const changes = { booked: "new", moved: "moved", cancelled: "canceled" };
const headings = { booked: "New booking", moved: "Booking moved", cancelled: "Booking canceled" };

/** The caller sets Reply-To to the visitor. */
function writeBookingTeamEmail({ change, booking, phone, note, before, officeUrl }: TeamBooking): EmailContent {
  const { businessZone, timeZone, startsAt, endsAt } = booking;
  const when = formatMeetingTime(startsAt, businessZone);
  const theirs = formatMeetingTime(startsAt, timeZone);
  return writeTeamEmail({
    subject: `${headings[change]}: ${shortenText(cleanLine(booking.name), 80)}, ${when}`,
    preview: `${getBookedName(booking.kind, booking.kindName)}, ${when}`,
    heading: headings[change],
    lead: "Reply to this email to write to the visitor.",
    parts: [
      {
        entries: [
          {
            label: "What",
            value: `${getBookedName(booking.kind, booking.kindName)}, ${describeLength((endsAt - startsAt) / MINUTE)}`,
          },
          { label: "How", value: booking.place ? getCalendarLocation(booking.place, phone ?? "no number given") : "" },
          { label: "When", value: when, strong: true },
          ...(before === null ? [] : [{ label: "Before", value: formatMeetingTime(before, businessZone) }]),
          ...(theirs === when ? [] : [{ label: "Visitor’s time", value: theirs }]),
          { label: "Name", value: booking.name },
          { label: "Email", value: booking.email },
          { label: "Phone", value: phone ?? "" },
          { label: "Booking", value: booking.reference },
        ],
      },
      { label: "Note", quote: note ?? "" },
    ],
    button: { label: "Open the booking", href: officeUrl },
    foot: "Sent to the team when a visitor books, moves or cancels a booking.",
  });
}
