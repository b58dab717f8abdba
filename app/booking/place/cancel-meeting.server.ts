import { eq, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { MINUTE } from "#app/server/time/durations";
import { queueBookedEmails, queueCancelledEmails } from "../emails/queue-emails.server";
import { isUpcoming, lockWithKind } from "../state/lock-booking.server";
import { recordEvent } from "../state/record-event.server";
import { nullIfTaken, releaseTime, takeTime } from "./take-time.server";

/** Returns "ended" if the meeting has started or is canceled. `message` is from the office to the visitor. */
export function cancelMeeting(
  services: Services,
  actor: string,
  bookingId: string,
  message: string | null,
  now = Date.now(),
): Promise<"cancelled" | "ended"> {
  const { db } = services;
  const { bookings } = db.tables;
  return db.transact(async (tx) => {
    const locked = await lockWithKind(services, tx, bookingId);
    if (!locked || !isUpcoming(locked.booking, now)) return "ended";
    await releaseTime(db, tx, bookingId);
    const [cancelled] = await tx
      .update(bookings)
      .set({ status: "cancelled", sequence: sql`${bookings.sequence} + 1` })
      .where(eq(bookings.id, bookingId))
      .returning();
    if (!cancelled) throw new Error("The booking is gone");
    await recordEvent(db, tx, now, { bookingId, actor, kind: "cancelled", detail: message });
    await queueCancelledEmails(services, tx, { booking: cancelled, message, actor, now });
    return "cancelled";
  });
}

/** Undoes a cancellation if nobody has booked the time since. */
export async function restoreMeeting(
  services: Services,
  actor: string,
  bookingId: string,
  now = Date.now(),
): Promise<"restored" | "taken" | "ended"> {
  const { db } = services;
  const { bookings } = db.tables;
  const result = await nullIfTaken(
    db.transact(async (tx) => {
      const locked = await lockWithKind(services, tx, bookingId);
      if (!locked) return "ended";
      const { booking, rules } = locked;
      if (booking.status !== "cancelled" || booking.startsAt.getTime() <= now) return "ended";
      const startsAt = booking.startsAt.getTime();
      const minutes = (booking.endsAt.getTime() - startsAt) / MINUTE;
      await takeTime(db, tx, bookingId, startsAt, { ...rules, minutes });
      const [restored] = await tx
        .update(bookings)
        .set({ status: "booked", sequence: sql`${bookings.sequence} + 1` })
        .where(eq(bookings.id, bookingId))
        .returning();
      if (!restored) throw new Error("The booking is gone");
      await recordEvent(db, tx, now, { bookingId, actor, kind: "restored", before: "cancelled", after: "booked" });
      await queueBookedEmails(services, tx, restored, now);
      return "restored";
    }),
  );
  return result ?? "taken";
}
