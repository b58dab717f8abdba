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

/** Whether the booking with the key of this request still stands as it was booked: then the form was sent again. */
export function isSentAgain(booking: Row<"bookings">, { startsAt }: BookingRequest): boolean {
  return booking.status === "booked" && booking.startsAt.getTime() === startsAt;
}

export function toSearchText({ name, email, phone }: BookingRequest, reference: string): string {
  return [name, email, phone ?? "", reference].filter(Boolean).join("\n").toLowerCase();
}
