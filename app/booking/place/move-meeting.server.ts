import type { Services } from "#app/server/services.server";
import { MINUTE } from "#app/server/time/durations";
import { queueMovedEmails } from "../emails/queue-emails.server";
import { changeBookedTime, isUpcoming } from "../state/change-booking.server";
import {
  isBookableByOffice,
  isFreeTime,
  releaseTime,
  reserveTime,
  TimeTakenError,
  takenIfRefused,
} from "./reserve-time.server";

/** Returns "ended" if the meeting has started or is canceled. `asOffice` allows any time without another booking. */
export async function moveMeeting(
  services: Services,
  actor: string,
  bookingId: string,
  startsAt: number,
  { asOffice = false, now = Date.now() } = {},
): Promise<"moved" | "same" | "taken" | "ended"> {
  const target = { actor, bookingId, now };
  const result = await takenIfRefused(
    changeBookedTime(services, target, async ({ tx, booking, rules, update, record }) => {
      if (!isUpcoming(booking, now)) return "ended";
      if (booking.startsAt.getTime() === startsAt) return "same";
      const isAllowed = asOffice
        ? isBookableByOffice(startsAt, now)
        : await isFreeTime(services, tx, rules, startsAt, { now, except: bookingId });
      if (!isAllowed) throw new TimeTakenError();
      await releaseTime(services.db, tx, bookingId);
      await reserveTime(services.db, tx, bookingId, startsAt, rules);
      const moved = await update({
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + rules.minutes * MINUTE),
        sequence: booking.sequence + 1,
      });
      const [before, after] = [booking, moved].map((row) => row.startsAt.toISOString());
      await record({ kind: "moved", before, after });
      await queueMovedEmails(services, tx, { booking: moved, before: booking.startsAt.getTime(), actor, now });
      return "moved";
    }),
  );
  return result ?? "ended";
}
