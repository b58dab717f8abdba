import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { lockBooking } from "../state/lock-booking.server";
import { recordEvent } from "../state/record-event.server";

/** Works only after a meeting has started. Returns false if nothing changed. */
export async function markNoShow(
  services: Services,
  actor: string,
  bookingId: string,
  undo: boolean,
  now = Date.now(),
): Promise<boolean> {
  const { db } = services;
  const { bookings } = db.tables;
  const [before, after] = undo ? (["no_show", "booked"] as const) : (["booked", "no_show"] as const);
  return db.transact(async (tx) => {
    const booking = await lockBooking(db, tx, bookingId);
    if (booking?.status !== before || booking.startsAt.getTime() > now) return false;
    await tx.update(bookings).set({ status: after }).where(eq(bookings.id, bookingId));
    await recordEvent(db, tx, now, { bookingId, actor, kind: undo ? "restored" : "no_show", before, after });
    return true;
  });
}
