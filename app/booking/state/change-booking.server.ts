import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { MINUTE } from "#app/server/time/durations";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { lockKind } from "./lock-calendar.server";
import { type BookingEvent, recordBookingEvent } from "./record-event.server";
import type { MeetingRules } from "./rules.server";

type Booking = Row<"bookings">;

export interface BookingTarget {
  actor: string;
  bookingId: string;
  now: number;
}

export interface BookingChange {
  tx: Writer;
  booking: Booking;
  update(values: Partial<Booking>): Promise<Booking>;
  record(event: Omit<BookingEvent, "bookingId" | "actor">): Promise<void>;
}

/** Like `changeOrder`, returns null without a change if there is no such booking, or it is in the trash. */
export function changeBooking<Result>(
  services: Services,
  target: BookingTarget,
  change: (change: BookingChange) => Promise<Result>,
): Promise<Result | null> {
  return services.db.transact(async (tx) => {
    const locked = await lockBooking(services, tx, target);
    return locked && change(locked);
  });
}

/** For changes that take or release time: locks the calendar first, in the same order as `bookMeeting`. */
export function changeBookedTime<Result>(
  services: Services,
  target: BookingTarget,
  change: (change: BookingChange & { rules: MeetingRules }) => Promise<Result>,
): Promise<Result | null> {
  const { bookings } = services.db.tables;
  return services.db.transact(async (tx) => {
    const isTarget = eq(bookings.id, target.bookingId);
    const [known] = await tx.select({ kind: bookings.kindId }).from(bookings).where(isTarget);
    const rules = known ? await lockKind(services, tx, known.kind) : null;
    const locked = rules && (await lockBooking(services, tx, target));
    if (!locked) return null;
    // A booking keeps its length, whatever the rules say today.
    const minutes = (locked.booking.endsAt.getTime() - locked.booking.startsAt.getTime()) / MINUTE;
    return change({ ...locked, rules: { ...rules, minutes } });
  });
}

async function lockBooking(
  { db }: Services,
  tx: Writer,
  { actor, bookingId, now }: BookingTarget,
): Promise<BookingChange | null> {
  const { bookings } = db.tables;
  const rows = tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), isNull(bookings.deletedAt)));
  const [booking] = await lockRows(db, rows, "no key update");
  if (!booking) return null;
  return {
    tx,
    booking,
    async update(values) {
      await tx.update(bookings).set(values).where(eq(bookings.id, bookingId));
      return { ...booking, ...values };
    },
    record: (event) => recordBookingEvent(db, tx, now, { ...event, bookingId, actor }),
  };
}

export function isUpcoming({ status, startsAt }: Booking, now: number): boolean {
  return status === "booked" && startsAt.getTime() > now;
}
