import { and, eq } from "drizzle-orm";
import type { EmailTopics } from "#app/server/email/email-topics.server";
import type { Services } from "#app/server/services.server";
import { HOUR } from "#app/server/time/durations";
import { teamEmails } from "./team-emails.server";
import { type Reminder, visitorEmails } from "./visitor-emails.server";

/** Keys are outbox topics: they must stay as long as such emails are queued. */
export function createBookingEmails(services: Services): EmailTopics {
  return {
    ...visitorEmails,
    ...teamEmails,
    "booking-reminder": {
      ...visitorEmails["booking-reminder"],
      isWanted: (data) => isReminderWanted(services, data as Reminder),
      describe: (data) => describeDistance((data as Reminder).hours),
    },
  };
}

function describeDistance(hours: number): string {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, "day"] : [hours, "hour"];
  return `${count}\u00a0${unit}${count === 1 ? "" : "s"} before`;
}

/** If the mail server was down for longer, the later reminder is enough. */
const MAX_DELAY = 12 * HOUR;

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
