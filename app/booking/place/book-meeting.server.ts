import { and, eq, gt, isNull } from "drizzle-orm";
import { contains } from "#app/server/list/contains.server";
import { newId, newReference } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { joinSearchText } from "#app/server/text/search-text";
import { MINUTE } from "#app/server/time/durations";
import { isTimeZone } from "#app/server/time/time-zone.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { queueBookedEmails } from "../emails/queue-emails.server";
import { lockKind } from "../state/lock-booking.server";
import { recordEvent, VISITOR } from "../state/record-event.server";
import type { MeetingRules } from "../state/rules.server";
import { type BookingRequest, createSubmissionKey, isResubmission } from "./booking-request.server";
import { isFreeTime, nullIfTaken, takeTime } from "./take-time.server";

export type { BookingRequest } from "./booking-request.server";

/** For one email address, so that nobody keeps the calendar full. */
const MAX_UPCOMING = 3;

/**
 * The same form sent again, even at the same moment, returns the first booking. "taken" also means a time that was never
 * offered: in the past, outside the hours, on a full day, or of an unknown kind.
 */
export async function bookMeeting(
  services: Services,
  request: BookingRequest,
  now = Date.now(),
): Promise<{ booked: Row<"bookings"> } | { taken: true } | { tooMany: true }> {
  const { db } = services;
  const submissionKey = createSubmissionKey(request);
  const booked = await nullIfTaken(
    db.transact(async (tx) => {
      const rules = await lockKind(services, tx, request.kind);
      if (!rules) return null;
      const first = await findByKey(services, tx, submissionKey);
      if (first && isResubmission(first, request, now)) return first;
      if (!(await isFreeTime(services, tx, rules, request.startsAt, { now }))) return null;
      if ((await countUpcoming(services, tx, request.email, now)) >= MAX_UPCOMING) return "too many";
      if (first) await releaseKey(services, tx, first.id);
      const booking = await insertBooking(services, tx, rules, { ...request, submissionKey }, now);
      await takeTime(db, tx, booking.id, request.startsAt, rules);
      await recordEvent(db, tx, now, { bookingId: booking.id, actor: VISITOR, kind: "booked" });
      await queueBookedEmails(services, tx, booking, now);
      return booking;
    }),
  );
  if (!booked) return { taken: true };
  if (booked === "too many") return { tooMany: true };
  return { booked };
}

async function findByKey({ db }: Services, tx: Writer, key: string): Promise<Row<"bookings"> | undefined> {
  const { bookings } = db.tables;
  const [booking] = await tx.select().from(bookings).where(eq(bookings.submissionKey, key));
  return booking;
}

function countUpcoming({ db }: Services, tx: Writer, email: string, now: number): Promise<number> {
  const { bookings } = db.tables;
  const { search, startsAt, status, deletedAt } = bookings;
  // The search text has the address in lowercase, on its own line.
  const isTheirs = contains(search, `\n${email}\n`);
  return tx.$count(bookings, and(isNull(deletedAt), eq(status, "booked"), gt(startsAt, new Date(now)), isTheirs));
}

async function releaseKey({ db }: Services, tx: Writer, bookingId: string): Promise<void> {
  const { bookings } = db.tables;
  await tx.update(bookings).set({ submissionKey: bookingId }).where(eq(bookings.id, bookingId));
}

async function insertBooking(
  { db, env }: Services,
  tx: Writer,
  { kind, minutes }: MeetingRules,
  { kind: _, ...request }: BookingRequest & { submissionKey: string },
  now: number,
): Promise<Row<"bookings">> {
  const { bookings } = db.tables;
  for (;;) {
    const reference = newReference("MTG");
    const [booking] = await tx
      .insert(bookings)
      .values({
        ...request,
        id: newId(now),
        reference,
        kindId: kind,
        createdAt: new Date(now),
        startsAt: new Date(request.startsAt),
        endsAt: new Date(request.startsAt + minutes * MINUTE),
        timeZone: isTimeZone(request.timeZone) ? request.timeZone : env.BUSINESS_TIMEZONE,
        search: joinSearchText([request.name, request.email, request.phone, reference]),
      })
      .onConflictDoNothing({ target: bookings.reference })
      .returning();
    if (booking) return booking;
  }
}
