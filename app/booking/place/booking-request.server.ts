import { hashContent } from "#app/server/text/hash-content.server";
import { MINUTE } from "#app/server/time/durations";
import type { Row } from "#drizzle/schema";
import type { VisitSource } from "#drizzle/schema/values";

/** What the visitor entered, after validation. */
export interface BookingRequest {
  kind: string;
  startsAt: number;
  /** The visitor's time zone. */
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

const RESUBMISSION_MS = 15 * MINUTE;

/**
 * Whether this is the same form as that of an existing booking. Only for a short time, because the sender is redirected
 * to the booking's page, and somebody else may know or guess what was typed.
 */
export function isResubmission(booking: Row<"bookings">, { startsAt }: BookingRequest, now: number): boolean {
  const isSame = booking.status === "booked" && booking.startsAt.getTime() === startsAt;
  return isSame && now - booking.createdAt.getTime() < RESUBMISSION_MS;
}
