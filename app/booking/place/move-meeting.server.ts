import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { MINUTE } from "#app/server/time/durations";
import { queueMovedEmails } from "../emails/queue-emails.server";
import { isUpcoming, lockWithKind } from "../state/lock-booking.server";
import { recordEvent } from "../state/record-event.server";
import { isBookableByOffice, isFreeTime, nullIfTaken, releaseTime, TimeTakenError, takeTime } from "./take-time.server";

/** Returns "ended" if the meeting has started or is canceled. `asOffice` allows any time without another booking. */
export async function moveMeeting(
  services: Services,
  actor: string,
  bookingId: string,
  startsAt: number,
  { asOffice = false, now = Date.now() } = {},
): Promise<"moved" | "same" | "taken" | "ended"> {
  const { db } = services;
  const { bookings } = db.tables;
  const result = await nullIfTaken(
    db.transact(async (tx) => {
      const locked = await lockWithKind(services, tx, bookingId);
      if (!locked || !isUpcoming(locked.booking, now)) return "ended";
      const { booking } = locked;
      // A moved meeting keeps its length, whatever the rules say today.
      const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / MINUTE;
      const rules = { ...locked.rules, minutes };
      if (booking.startsAt.getTime() === startsAt) return "same";
      const isAllowed = asOffice
        ? isBookableByOffice(startsAt, now)
        : await isFreeTime(services, tx, rules, startsAt, { now, except: bookingId });
      if (!isAllowed) throw new TimeTakenError();
      await releaseTime(db, tx, bookingId);
      await takeTime(db, tx, bookingId, startsAt, rules);
      const [moved] = await tx
        .update(bookings)
        .set({
          startsAt: new Date(startsAt),
          endsAt: new Date(startsAt + minutes * MINUTE),
          sequence: booking.sequence + 1,
        })
        .where(eq(bookings.id, bookingId))
        .returning();
      if (!moved) throw new Error("The booking is gone");
      const [before, after] = [booking, moved].map((row) => row.startsAt.toISOString());
      await recordEvent(db, tx, now, { bookingId, actor, kind: "moved", before, after });
      await queueMovedEmails(services, tx, { booking: moved, before: booking.startsAt.getTime(), actor, now });
      return "moved";
    }),
  );
  return result ?? "taken";
}
