import { MINUTE } from "#app/server/durations";
import { hashContent } from "#app/server/forms/hash-content.server";
import type { Row } from "#drizzle/schema";
import type { VisitSource } from "#drizzle/values";

/** As typed and checked by the form. */
export interface BookingRequest {
  kind: string;
  startsAt: number;
  /** The visitor's. */
  timeZone: string;
  name: string;
  email: string;
  phone: string | null;
  note: string | null;
  source: VisitSource | null;
}

export function createSubmissionKey({ source: _, timeZone: __, ...request }: BookingRequest): string {
  return hashContent({ ...request, email: request.email.toLowerCase() });
}

const SENT_AGAIN_MS = 15 * MINUTE;

/**
 * Whether this is the form of that booking sent again. Not for longer, because who sends it is led to the booking's page:
 * somebody else may know or guess what was typed.
 */
export function isSentAgain(booking: Row<"bookings">, { startsAt }: BookingRequest, now: number): boolean {
  const isSame = booking.status === "booked" && booking.startsAt.getTime() === startsAt;
  return isSame && now - booking.createdAt.getTime() < SENT_AGAIN_MS;
}
