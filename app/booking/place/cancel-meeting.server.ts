import type { Services } from "#app/server/services.server";
import { queueBookedEmails, queueCancelledEmails } from "../emails/queue-emails.server";
import { changeBookedTime, isUpcoming } from "../state/change-booking.server";
import { releaseTime, reserveTime, takenIfRefused } from "./reserve-time.server";

/** Returns "ended" if the meeting has started or is canceled. `message`: from the office to the visitor. */
export async function cancelMeeting(
  services: Services,
  actor: string,
  bookingId: string,
  message: string | null,
  now = Date.now(),
): Promise<"cancelled" | "ended"> {
  const target = { actor, bookingId, now };
  const result = await changeBookedTime(services, target, async ({ tx, booking, update, record }) => {
    if (!isUpcoming(booking, now)) return "ended";
    await releaseTime(services.db, tx, bookingId);
    const cancelled = await update({ status: "cancelled", sequence: booking.sequence + 1 });
    await record({ kind: "cancelled", detail: message });
    await queueCancelledEmails(services, tx, { booking: cancelled, message, actor, now });
    return "cancelled";
  });
  return result ?? "ended";
}

/** Works only if nobody has booked the time since. */
export async function restoreMeeting(
  services: Services,
  actor: string,
  bookingId: string,
  now = Date.now(),
): Promise<"restored" | "taken" | "ended"> {
  const target = { actor, bookingId, now };
  const result = await takenIfRefused(
    changeBookedTime(services, target, async ({ tx, booking, rules, update, record }) => {
      if (booking.status !== "cancelled" || booking.startsAt.getTime() <= now) return "ended";
      await reserveTime(services.db, tx, bookingId, booking.startsAt.getTime(), rules);
      const restored = await update({ status: "booked", sequence: booking.sequence + 1 });
      await record({ kind: "restored", before: "cancelled", after: "booked" });
      await queueBookedEmails(services, tx, restored, now);
      return "restored";
    }),
  );
  return result ?? "ended";
}
