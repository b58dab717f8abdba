import { z } from "zod";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { getBookedName, getBookedPlace } from "../model/kinds";
import { createBookingLink } from "../state/access.server";

const meetingPlace = z.discriminatedUnion("type", [
  z.object({ type: z.literal("phone") }),
  z.object({ type: z.literal("video"), url: z.string() }),
  z.object({ type: z.literal("address"), address: z.string() }),
]);

/** Stored in queued emails: a new key needs a default, and none may be renamed. Times are epoch milliseconds. */
export const emailBooking = z.object({
  reference: z.string(),
  kind: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  timeZone: z.string(),
  businessZone: z.string(),
  name: z.string(),
  email: z.string(),
  sequence: z.number(),
  organizer: z.string(),
  url: z.string(),
  changedAt: z.number(),
  /** Null in emails that an earlier version queued. */
  place: meetingPlace.nullable().default(null),
  phone: z.string().nullable().default(null),
  kindName: z.string().nullable().default(null),
});
export type EmailBooking = z.output<typeof emailBooking>;

export function toEmailBooking(
  services: Pick<Services, "env" | "linkOrigin" | "secrets">,
  booking: Row<"bookings">,
  changedAt: number,
): EmailBooking {
  const { reference, timeZone, name, email, sequence } = booking;
  return {
    reference,
    kind: booking.kindId,
    kindName: getBookedName(booking.kindId, booking.kindName),
    startsAt: booking.startsAt.getTime(),
    endsAt: booking.endsAt.getTime(),
    timeZone,
    businessZone: services.env.BUSINESS_TIMEZONE,
    name,
    email,
    sequence,
    organizer: services.env.TEAM_EMAIL,
    url: createBookingLink(services, booking),
    changedAt,
    place: getBookedPlace(booking),
    phone: booking.phone,
  };
}
