import { emailTeam } from "#app/notifications/email-team.server";
import { paths } from "#app/paths";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { EmailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import { HOUR } from "#app/server/time/durations";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { toEmailBooking } from "../calendar/booking-data.server";
import { listReminderHours } from "../model/reminder-hours";
import { VISITOR } from "../state/record-event.server";
import type { TeamBooking } from "./team-emails.server";
import type { VisitorEmail } from "./visitor-emails.server";

type Booking = Row<"bookings">;
type QueuedEmail = EmailPayload & { topic: VisitorEmail; runAt?: number; once?: string };

interface Change {
  booking: Booking;
  actor: string;
  now: number;
}

export async function queueBookedEmails(services: Services, tx: Writer, booking: Booking, now: number): Promise<void> {
  const data = toEmailBooking(services, booking, now);
  await queue(services, tx, booking, { topic: "booking-confirmed", ...toVisitor(services, booking), data });
  await queueReminders(services, tx, booking, now);
  if (booking.sequence === 0) await queueTeamEmail(services, tx, { booking, now, change: "booked", before: null });
}

export async function queueMovedEmails(
  services: Services,
  tx: Writer,
  { booking, before, actor, now }: Change & { before: number },
): Promise<void> {
  const data = { booking: toEmailBooking(services, booking, now), before };
  await queue(services, tx, booking, { topic: "booking-moved", ...toVisitor(services, booking), data });
  await queueReminders(services, tx, booking, now);
  if (actor === VISITOR) await queueTeamEmail(services, tx, { booking, now, change: "moved", before });
}

/** @param message from the office to the visitor */
export async function queueCancelledEmails(
  services: Services,
  tx: Writer,
  { booking, message, actor, now }: Change & { message: string | null },
): Promise<void> {
  const data = { booking: toEmailBooking(services, booking, now), message };
  await queue(services, tx, booking, { topic: "booking-cancelled", ...toVisitor(services, booking), data });
  if (actor === VISITOR) await queueTeamEmail(services, tx, { booking, now, change: "cancelled", before: null });
}

async function queueReminders(services: Services, tx: Writer, booking: Booking, now: number): Promise<void> {
  const startsAt = booking.startsAt.getTime();
  for (const hours of listReminderHours(startsAt, now)) {
    const runAt = startsAt - hours * HOUR;
    const data = { booking: toEmailBooking(services, booking, now), hours };
    const once = String(hours);
    await queue(services, tx, booking, {
      topic: "booking-reminder",
      ...toVisitor(services, booking),
      data,
      runAt,
      once,
    });
  }
}

async function queueTeamEmail(
  services: Services,
  tx: Writer,
  { booking, now, change, before }: { booking: Booking; now: number } & Pick<TeamBooking, "change" | "before">,
): Promise<void> {
  const data: TeamBooking = {
    change,
    booking: toEmailBooking(services, booking, now),
    phone: booking.phone,
    note: booking.note,
    before,
    officeUrl: services.linkOrigin + paths.adminBooking(booking.reference),
  };
  await emailTeam(services, tx, {
    topic: "booking-team",
    about: { kind: "booking", id: booking.id },
    dedupeKey: `booking-team:${booking.id}:${booking.sequence}`,
    replyTo: booking.email,
    data,
  });
}

const toVisitor = ({ env }: Services, { email }: Booking) => ({ to: email, replyTo: env.TEAM_EMAIL });

/** Each change of a booking has its own sequence. */
async function queue(
  { db }: Services,
  tx: Writer,
  { id, sequence }: Booking,
  { topic, runAt, once = "", ...payload }: QueuedEmail,
): Promise<void> {
  const dedupeKey = [topic, id, sequence, once].filter((part) => part !== "").join(":");
  const about = { kind: "booking", id };
  await enqueue(db, tx, { kind: "mail", topic, about, dedupeKey, payload, runAt: runAt ? new Date(runAt) : undefined });
}
