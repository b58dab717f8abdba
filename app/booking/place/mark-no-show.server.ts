import type { Services } from "#app/server/services.server";
import { changeBooking } from "../state/change-booking.server";

/** Works only after the meeting has started. Returns false if nothing changed. */
export async function markNoShow(
  services: Services,
  actor: string,
  bookingId: string,
  undo: boolean,
  now = Date.now(),
): Promise<boolean> {
  const [before, after] = undo ? (["no_show", "booked"] as const) : (["booked", "no_show"] as const);
  const isMarked = await changeBooking(services, { actor, bookingId, now }, async ({ booking, update, record }) => {
    if (booking.status !== before || booking.startsAt.getTime() > now) return false;
    await update({ status: after });
    await record({ kind: undo ? "restored" : "no_show", before, after });
    return true;
  });
  return isMarked ?? false;
}
