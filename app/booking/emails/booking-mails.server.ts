import { and, eq } from "drizzle-orm";
import type { MailTopics } from "#app/server/mail/mail-topics.server";
import type { Services } from "#app/server/services.server";
import { HOUR } from "#app/server/time/durations";
import { teamMails } from "./team-mails.server";
import { type Reminder, visitorMails } from "./visitor-mails.server";

/** Each key is a topic in the outbox, so it has to stay as long as such mails are queued. */
export function createBookingMails(services: Services): MailTopics {
  return {
    ...visitorMails,
    ...teamMails,
    "booking-reminder": {
      ...visitorMails["booking-reminder"],
      isWanted: (data) => isReminderWanted(services, data as Reminder),
    },
  };
}

/** If the mail server was down for longer than this, the later reminder is enough. */
const MAX_DELAY = 12 * HOUR;

/** False if the booking has since been moved or canceled, or if the mail server was down for too long. */
async function isReminderWanted({ db }: Services, { booking, hours }: Reminder, now = Date.now()): Promise<boolean> {
  const { bookings } = db.tables;
  if (booking.startsAt <= now || now - (booking.startsAt - hours * HOUR) > MAX_DELAY) return false;
  const { reference, sequence } = booking;
  const isUnchanged = and(eq(bookings.status, "booked"), eq(bookings.sequence, sequence));
  const found = await db.read
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.reference, reference), isUnchanged));
  return found.length > 0;
}
