import { and, eq, gt, isNull, ne, or } from "drizzle-orm";
import { createSubmissionKey, releaseKey } from "#app/server/forms/submission-keys.server";
import { contains } from "#app/server/list/contains.server";
import { newId, newReference } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { joinSearchText } from "#app/server/text/search-text";
import { MINUTE } from "#app/server/time/durations";
import { isTimeZone } from "#app/server/time/time-zone.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { VisitSource } from "#drizzle/schema/values";
import { queueBookedEmails } from "../emails/queue-emails.server";
import { createPlace, describeTerms, toPublicPlace } from "../model/describe-place";
import type { MeetingKind } from "../model/kinds";
import { readKind } from "../state/kinds.server";
import { lockKind } from "../state/lock-calendar.server";
import { recordBookingEvent, VISITOR } from "../state/record-event.server";
import type { MeetingRules } from "../state/rules.server";
import { isFreeTime, reserveTime, takenIfRefused } from "./reserve-time.server";

export interface BookingRequest {
  kind: string;
  startsAt: number;
  timeZone: string;
  name: string;
  email: string;
  phone: string | null;
  note: string | null;
  source: VisitSource | null;
  /** The call as the form showed it (`describeTerms`). Null if the form showed no terms. */
  terms?: string | null;
}

/** The limit for one email address, so that nobody fills the calendar. */
const MAX_UPCOMING = 3;

type BookingResult =
  | { booked: Row<"bookings"> }
  | { taken: true }
  | { tooMany: true }
  | { notOffered: string }
  | { newTerms: string };

/** A form sent again returns the first booking. "taken" also means a time or a kind that was never offered. */
export async function bookMeeting(
  services: Services,
  request: BookingRequest,
  now = Date.now(),
): Promise<BookingResult> {
  const { db } = services;
  const { source, timeZone, terms, ...content } = request;
  const submissionKey = createSubmissionKey(content);
  const startsAt = new Date(request.startsAt);
  if (Number.isNaN(startsAt.getTime())) return { taken: true };
  const booked = await takenIfRefused(
    db.transact(async (tx) => {
      const rules = await lockKind(services, tx, request.kind);
      if (!rules) return "taken";
      const first = await findRepeatedBooking(services, tx, { submissionKey, startsAt }, now);
      if (first) return first;
      const kind = await readKind(services, tx, request.kind);
      if (!kind?.isOffered) return { notOffered: kind?.name ?? "" };
      const newTerms = describeTerms({ minutes: rules.minutes, place: toPublicPlace(kind.place) });
      if (terms && terms !== newTerms) return { newTerms };
      if (!(await isFreeTime(services, tx, rules, request.startsAt, { now }))) return "taken";
      if ((await countUpcoming(services, tx, request.email, now)) >= MAX_UPCOMING) return "too many";
      const booking = await insertBooking(
        services,
        tx,
        { ...rules, ...kind },
        { ...content, source, timeZone, submissionKey },
        now,
      );
      await reserveTime(db, tx, booking.id, request.startsAt, rules);
      await recordBookingEvent(db, tx, now, { bookingId: booking.id, actor: VISITOR, kind: "booked" });
      await queueBookedEmails(services, tx, booking, now);
      return booking;
    }),
  );
  if (booked === "taken") return { taken: true };
  if (booked === "too many") return { tooMany: true };
  if ("notOffered" in booked || "newTerms" in booked) return booked;
  return { booked };
}

/** Found only for a short time, because others may guess what was typed. */
async function findRepeatedBooking(
  { db }: Services,
  tx: Writer,
  { submissionKey: key, startsAt }: Pick<Row<"bookings">, "submissionKey" | "startsAt">,
  now: number,
): Promise<Row<"bookings"> | undefined> {
  const { bookings } = db.tables;
  const isGone = or(ne(bookings.status, "booked"), ne(bookings.startsAt, startsAt));
  await releaseKey(tx, bookings, { key, now, isGone });
  const [booking] = await tx.select().from(bookings).where(eq(bookings.submissionKey, key));
  return booking;
}

function countUpcoming({ db }: Services, tx: Writer, email: string, now: number): Promise<number> {
  const { bookings } = db.tables;
  const { search, startsAt, status, deletedAt } = bookings;
  // The search text has the address in lowercase on a line of its own.
  const isTheirs = contains(search, `\n${email}\n`);
  return tx.$count(bookings, and(isNull(deletedAt), eq(status, "booked"), gt(startsAt, new Date(now)), isTheirs));
}

async function insertBooking(
  { db, env }: Services,
  tx: Writer,
  { id: kindId, name: kindName, place, minutes }: MeetingKind & MeetingRules,
  { kind: _, ...request }: Omit<BookingRequest, "terms"> & { submissionKey: string },
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
        ...{ kindId, kindName, place: createPlace(place, reference) },
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
