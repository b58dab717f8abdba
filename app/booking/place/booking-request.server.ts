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
  /** Null without JavaScript. */
  formId: string | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function createSubmissionKey({ source: _, timeZone: __, ...request }: BookingRequest): string {
  return hashContent({ ...request, email: request.email.toLowerCase() });
}

/** Whether a form with the key of this booking is that form sent again, and not somebody who books once more. */
export function isSentAgain(booking: Row<"bookings">, { formId }: BookingRequest, now: number): boolean {
  const age = now - booking.createdAt.getTime();
  return booking.status === "booked" && age < (formId ? 30 * DAY : 15 * MINUTE);
}

export function toSearchText({ name, email, phone }: BookingRequest, reference: string): string {
  return [name, email, phone ?? "", reference].filter(Boolean).join("\n").toLowerCase();
}
